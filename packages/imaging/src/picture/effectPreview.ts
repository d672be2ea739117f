import { sharp } from '../libvips.ts';
import { backgroundOf } from './background.ts';
import { foldsOf, printOnto } from './cloth.ts';
import { fitPrint, type PlacedPrint, rasterOf, seenSize } from './placed.ts';
import type { EffectBlend } from './shading.ts';

export type EffectPreview = {
  base: string | Buffer;
  prints: readonly PlacedPrint[];
  /** Of the result; the base image's own width where it is left out or larger. */
  width?: number;
  blend?: EffectBlend;
};

/** The prints on the base image as WebP with alpha, as an effect picture shows them. */
export async function renderEffectPreview({ base, prints, width, blend = 'auto' }: EffectPreview): Promise<Buffer> {
  const full = await seenSize(base);
  const scale = Math.min(1, (width ?? full.width) / full.width);
  const size = { width: Math.round(full.width * scale), height: Math.round(full.height * scale) };
  const raster = await rasterOf(base, { ...size, fit: 'fill' });
  const background = backgroundOf(raster);
  const fitted = await Promise.all(prints.map((print) => fitPrint(print, { ...size, scale })));
  for (const print of fitted)
    await printOnto({ raster, left: 0, top: 0, background }, print, await foldsOf(raster, print.area, blend));
  return sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: raster.channels } })
    .webp({ quality: 86, alphaQuality: 95, effort: 3 })
    .toBuffer();
}
