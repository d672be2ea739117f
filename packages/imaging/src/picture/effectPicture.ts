import { sharp } from '../libvips.ts';
import { backgroundOf, type Colour } from './background.ts';
import { printOnto } from './cloth.ts';
import { fitPrint, pixels, type PlacedPrint, type Raster, rasterOf, seenSize, type Size } from './placed.ts';
import type { EffectBlend } from './shading.ts';

export type EffectPicture = {
  base: string | Buffer;
  prints: readonly PlacedPrint[];
  /** Of the result. */
  size: Size;
  blend: EffectBlend;
};

/** TEMU takes no larger file, and SHEIN takes a larger one. */
const mostBytes = 2 * 1024 * 1024;

/** The first that fits is taken: nearly every picture fits with the first. */
const qualities = [90, 80, 68, 52, 36, 20] as const;

/**
 * The prints on the base image as a JPEG that every slot of its shape takes. The base image is fitted inside and its
 * background extended to the edges.
 */
export async function effectPicture({ base, prints, size, blend }: EffectPicture): Promise<Buffer> {
  const full = await seenSize(base);
  const scale = Math.min(size.width / full.width, size.height / full.height);
  const inside = { width: pixels(full.width * scale, size.width), height: pixels(full.height * scale, size.height) };
  const cloth = await rasterOf(base, { ...inside, fit: 'fill' });
  const background = backgroundOf(cloth);
  const fitted = await Promise.all(prints.map((print) => fitPrint(print, scale, inside)));
  for (const print of fitted) await printOnto(cloth, print, { blend, background });
  return encoded(cloth, size, background);
}

async function encoded({ data, width, height }: Raster, size: Size, background: Colour): Promise<Buffer> {
  const left = Math.floor((size.width - width) / 2);
  const top = Math.floor((size.height - height) / 2);
  const whole = sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background })
    .extend({ left, top, right: size.width - width - left, bottom: size.height - height - top, background });
  for (const quality of qualities) {
    const bytes = await whole.clone().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (bytes.length <= mostBytes) return bytes;
  }
  throw new Error('The picture stays too large at the lowest quality');
}
