import type { OverlayOptions } from 'sharp';
import { maxInputPixels, sharp } from '../libvips.ts';

/** In pixels of the base image. */
export type PrintBox = { x: number; y: number; width: number; height: number };

export type PlacedPrint = { source: string | Buffer; box: PrintBox };

export type EffectPreview = {
  base: string | Buffer;
  prints: PlacedPrint[];
  /** Of the result; the base image's own width where it is left out or larger. */
  width?: number;
};

/** The prints on the base image as WebP with alpha, each as large as its box allows and in the box's middle. */
export async function renderEffectPreview({ base, prints, width }: EffectPreview): Promise<Buffer> {
  const { autoOrient: full } = await sharp(base, { limitInputPixels: maxInputPixels }).metadata();
  const scale = Math.min(1, (width ?? full.width) / full.width);
  const canvas = { width: Math.round(full.width * scale), height: Math.round(full.height * scale) };
  const overlays = await Promise.all(prints.map((print) => place(print, scale, canvas)));
  return sharp(base, { limitInputPixels: maxInputPixels })
    .autoOrient()
    .resize({ ...canvas, fit: 'fill' })
    .ensureAlpha()
    .toColourspace('srgb')
    .composite(overlays)
    .webp({ quality: 86, alphaQuality: 95, effort: 3 })
    .toBuffer();
}

type Size = { width: number; height: number };

async function place({ source, box }: PlacedPrint, scale: number, canvas: Size): Promise<OverlayOptions> {
  const { data, info } = await sharp(source, { limitInputPixels: maxInputPixels })
    .autoOrient()
    .resize({
      width: pixels(box.width * scale, canvas.width),
      height: pixels(box.height * scale, canvas.height),
      fit: 'inside',
    })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    raw: { width: info.width, height: info.height, channels: info.channels },
    left: Math.round((box.x + box.width / 2) * scale - info.width / 2),
    top: Math.round((box.y + box.height / 2) * scale - info.height / 2),
  };
}

/** No side is empty, and none is longer than the canvas: the compositor takes neither. */
function pixels(length: number, longest: number): number {
  return Math.min(Math.max(1, Math.round(length)), longest);
}
