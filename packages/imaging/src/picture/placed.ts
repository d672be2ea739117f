import { maxInputPixels, sharp } from '../libvips.ts';

/** In pixels of the base image. */
export type PrintBox = { x: number; y: number; width: number; height: number };

export type PlacedPrint = { source: string | Buffer; box: PrintBox };

/** Four bytes a pixel: red, green, blue and how opaque it is. */
export type Raster = { data: Buffer; width: number; height: number };

export type Size = { width: number; height: number };

/** A print in its size on the picture: as large as its box allows, in the box's middle. */
export type FittedPrint = {
  print: Raster;
  left: number;
  top: number;
  /** Its box on the picture. */
  area: PrintBox;
};

/** `canvas` is the base image after `scale`. */
export async function fitPrint({ source, box }: PlacedPrint, scale: number, canvas: Size): Promise<FittedPrint> {
  const area = {
    x: box.x * scale,
    y: box.y * scale,
    width: pixels(box.width * scale, canvas.width),
    height: pixels(box.height * scale, canvas.height),
  };
  const print = await rasterOf(source, { width: area.width, height: area.height, fit: 'inside' });
  const left = Math.round((box.x + box.width / 2) * scale - print.width / 2);
  const top = Math.round((box.y + box.height / 2) * scale - print.height / 2);
  return { print, left, top, area };
}

export async function rasterOf(source: string | Buffer, size: Size & { fit: 'fill' | 'inside' }): Promise<Raster> {
  const { data, info } = await sharp(source, { limitInputPixels: maxInputPixels })
    .autoOrient()
    .resize(size)
    .ensureAlpha()
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
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
