import { open } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import { maxInputPixels, sharp } from '../libvips.ts';
import { type Density, isAnimatedPng, jfifDensity, pngDensity, reachesPixels } from './density.ts';
import { type ImageMime, isOtherPicture, sniffMime } from './format.ts';
import { ImageRefused } from './ImageRefused.ts';

/** Width, height and density as the picture is seen, that is after its EXIF orientation. */
export type ImageFacts = {
  mime: ImageMime;
  width: number;
  height: number;
  dpiHorizontal: number | null;
  dpiVertical: number | null;
  cmWidth: number | null;
  cmHeight: number | null;
  animated: boolean;
};

/** Decodes the whole picture once, so what passes can be worked with later. Throws `ImageRefused`. */
export async function inspectImage(source: string | Buffer): Promise<ImageFacts> {
  const head = typeof source === 'string' ? await readHead(source) : source;
  const mime = sniffMime(head);
  if (!mime) throw new ImageRefused(isOtherPicture(head) ? 'unsupportedFormat' : 'notAnImage');

  const metadata = await readMetadata(source);
  if (metadata.width * metadata.height * (metadata.pages ?? 1) > maxInputPixels)
    throw new ImageRefused('tooManyPixels');
  await decodeToTheLastRow(source, metadata);

  const stored = densityOf(head, mime, metadata);
  const { width, height } = metadata.autoOrient;
  const turned = (metadata.orientation ?? 1) > 4;
  const dpiHorizontal = (turned ? stored?.dpiVertical : stored?.dpiHorizontal) ?? null;
  const dpiVertical = (turned ? stored?.dpiHorizontal : stored?.dpiVertical) ?? null;
  return {
    mime,
    width,
    height,
    dpiHorizontal,
    dpiVertical,
    cmWidth: centimetres(width, dpiHorizontal),
    cmHeight: centimetres(height, dpiVertical),
    animated: (metadata.pages ?? 1) > 1 || (mime === 'image/png' && isAnimatedPng(head)),
  };
}

const usualHead = 64 * 1024;

/** Reads the part before the pixels. Whole pictures in memory would cost as much time for garbage collection as for decoding. */
async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(usualHead), position: 0 });
    const head = buffer.subarray(0, bytesRead);
    return bytesRead < usualHead || reachesPixels(head, sniffMime(head)) ? head : await file.readFile();
  } finally {
    await file.close();
  }
}

async function readMetadata(source: string | Buffer): Promise<Metadata> {
  try {
    return await sharp(source, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new ImageRefused('truncated', cause);
  }
}

/** Asking for the last row alone makes the decoder walk through all the others and keep none. */
async function decodeToTheLastRow(source: string | Buffer, { width, height }: Metadata): Promise<void> {
  try {
    await sharp(source, { limitInputPixels: maxInputPixels, failOn: 'error', sequentialRead: true })
      .extract({ left: 0, top: height - 1, width, height: 1 })
      .raw()
      .toBuffer();
  } catch (cause) {
    throw new ImageRefused('truncated', cause);
  }
}

function densityOf(head: Buffer, mime: ImageMime, { density, exif }: Metadata): Density | undefined {
  if (mime === 'image/png') return pngDensity(head);
  // Without EXIF the library reports an invented density.
  const stored = exif && density ? { dpiHorizontal: Math.round(density), dpiVertical: Math.round(density) } : undefined;
  return mime === 'image/jpeg' ? (jfifDensity(head) ?? stored) : stored;
}

function centimetres(pixels: number, dpi: number | null): number | null {
  return dpi === null ? null : Math.round((pixels / dpi) * 254) / 100;
}
