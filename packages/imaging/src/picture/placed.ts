import { maxInputPixels, sharp } from '../libvips.ts';
import { type DecodedPictures, keptOf, type Source } from './decoded.ts';

/** In pixels of the base image. */
export type PrintBox = { x: number; y: number; width: number; height: number };

export type PlacedPrint = { source: Source; box: PrintBox };

/** The bytes of a pixel: red, green, blue, and with four how opaque it is. */
export type Raster = { data: Buffer; width: number; height: number; channels: 3 | 4 };

export type Size = { width: number; height: number };

/** A print in its size on the picture: as large as its box allows, in the box's middle. */
export type FittedPrint = {
  /** With four bytes a pixel. */
  print: Raster;
  left: number;
  top: number;
  /** Its box on the picture. */
  area: PrintBox;
};

/** How the base image lies on the picture. */
type Canvas = Size & { scale: number; decoded?: DecodedPictures | undefined };

export async function fitPrint(
  { source, box }: PlacedPrint,
  { scale, decoded, ...canvas }: Canvas,
): Promise<FittedPrint> {
  const area = {
    x: box.x * scale,
    y: box.y * scale,
    width: pixels(box.width * scale, canvas.width),
    height: pixels(box.height * scale, canvas.height),
  };
  const { width, height } = area;
  const print = await keptOf(
    decoded,
    { source, what: `print ${width} ${height}` },
    (read) => rasterOf(read, { width, height, fit: 'inside', alpha: true }),
    ({ data }) => data.length,
  );
  const left = Math.round((box.x + box.width / 2) * scale - print.width / 2);
  const top = Math.round((box.y + box.height / 2) * scale - print.height / 2);
  return { print, left, top, area };
}

interface Wanted extends Size {
  fit: 'fill' | 'inside';
  /** Four bytes a pixel also where everything is opaque. */
  alpha?: boolean;
}

export async function rasterOf(source: string | Buffer, { alpha = false, ...size }: Wanted): Promise<Raster> {
  const seen = sharp(source, { limitInputPixels: maxInputPixels }).autoOrient().resize(size);
  const { data, info } = await (alpha ? seen.ensureAlpha() : seen)
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 };
}

/** How large the picture is as it is seen. */
export async function seenSize(source: string | Buffer): Promise<Size> {
  const { autoOrient } = await sharp(source, { limitInputPixels: maxInputPixels }).metadata();
  return autoOrient;
}

/** No side is empty, and none is longer than the picture that it lies on. */
export function pixels(length: number, longest: number): number {
  return Math.min(Math.max(1, Math.round(length)), longest);
}
