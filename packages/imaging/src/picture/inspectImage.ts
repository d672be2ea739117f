import { readFile } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import { maxInputPixels, sharp } from '../libvips.ts';
import { type Density, isAnimatedPng, jfifDensity, pngDensity } from './density.ts';
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
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  const mime = sniffMime(bytes);
  if (!mime) throw new ImageRefused(isOtherPicture(bytes) ? 'unsupportedFormat' : 'notAnImage');

  const metadata = await readHeader(bytes);
  if (metadata.width * metadata.height * (metadata.pages ?? 1) > maxInputPixels)
    throw new ImageRefused('tooManyPixels');
  await decodeToTheLastRow(bytes, metadata);

  const stored = densityOf(bytes, mime, metadata);
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
    animated: (metadata.pages ?? 1) > 1 || (mime === 'image/png' && isAnimatedPng(bytes)),
  };
}

async function readHeader(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new ImageRefused('truncated', cause);
  }
}

/** Asking for the last row alone makes the decoder walk through all the others and keep none. */
async function decodeToTheLastRow(bytes: Buffer, { width, height }: Metadata): Promise<void> {
  try {
    await sharp(bytes, { limitInputPixels: maxInputPixels, failOn: 'error', sequentialRead: true })
      .extract({ left: 0, top: height - 1, width, height: 1 })
      .raw()
      .toBuffer();
  } catch (cause) {
    throw new ImageRefused('truncated', cause);
  }
}

function densityOf(bytes: Buffer, mime: ImageMime, { density, exif }: Metadata): Density | undefined {
  if (mime === 'image/png') return pngDensity(bytes);
  // Without EXIF the library reports a density of its own invention.
  const stored = exif && density ? { dpiHorizontal: Math.round(density), dpiVertical: Math.round(density) } : undefined;
  return mime === 'image/jpeg' ? (jfifDensity(bytes) ?? stored) : stored;
}

function centimetres(pixels: number, dpi: number | null): number | null {
  return dpi === null ? null : Math.round((pixels / dpi) * 254) / 100;
}
