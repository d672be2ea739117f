import { sharp } from '../libvips.ts';
import { backgroundOf, type Colour } from './background.ts';
import { breathe } from './breathe.ts';
import { foldsOf, printOnto } from './cloth.ts';
import { type DecodedPictures, keptOf, type Source } from './decoded.ts';
import {
  fitPrint,
  pixels,
  type PlacedPrint,
  type PrintBox,
  type Raster,
  rasterOf,
  seenSize,
  type Size,
} from './placed.ts';
import type { EffectBlend } from './shading.ts';

export type EffectPicture = {
  base: Source;
  prints: readonly PlacedPrint[];
  /** Of the result. */
  size: Size;
  blend: EffectBlend;
  /** Keeps what other pictures of the same design or colour need as well. */
  decoded?: DecodedPictures;
};

/** TEMU takes no larger file, and SHEIN takes a larger one. */
const mostBytes = 2 * 1024 * 1024;

/** The first that fits is taken: nearly every picture fits with the first. */
const qualities = [90, 80, 68, 52, 36, 20] as const;

/**
 * The prints on the base image as a JPEG that every slot of its shape takes. The base image is fitted inside and its
 * background extended to the edges.
 */
export async function effectPicture({ base, prints, size, blend, decoded }: EffectPicture): Promise<Buffer> {
  const goods = await keptOf(
    decoded,
    { source: base, what: `goods ${size.width} ${size.height}` },
    (source) => laidOut(source, size),
    ({ cloth, whole }) => cloth.data.length + (whole === cloth ? 0 : whole.data.length),
  );
  const { cloth, whole, scale, left, top, background } = goods;
  const canvas = { width: cloth.width, height: cloth.height, scale, decoded };
  const fitted = await Promise.all(prints.map((print) => fitPrint(print, canvas)));
  const folds = (area: PrintBox) =>
    keptOf(
      decoded,
      { source: base, what: `folds ${size.width} ${size.height} ${blend} ${Object.values(area).join(' ')}` },
      () => foldsOf(cloth, area, blend),
      (found) => found?.brightness.length ?? 1,
    );
  const shading = await Promise.all(fitted.map(({ area }) => folds(area)));
  await breathe();
  const raster = { ...whole, data: decoded ? Buffer.from(whole.data) : whole.data };
  for (const [at, print] of fitted.entries()) await printOnto({ raster, left, top, background }, print, shading[at]);
  return encoded(raster);
}

interface Goods {
  /** The base image in its size on the picture. */
  cloth: Raster;
  /** The same with its background extended to the edges of the picture, all of it opaque. */
  whole: Raster;
  scale: number;
  /** Where the cloth begins on the whole. */
  left: number;
  top: number;
  background: Colour;
}

async function laidOut(source: string | Buffer, size: Size): Promise<Goods> {
  const full = await seenSize(source);
  const scale = Math.min(size.width / full.width, size.height / full.height);
  const width = pixels(full.width * scale, size.width);
  const height = pixels(full.height * scale, size.height);
  const cloth = await rasterOf(source, { width, height, fit: 'fill' });
  await breathe();
  const background = backgroundOf(cloth);
  const left = Math.floor((size.width - width) / 2);
  const top = Math.floor((size.height - height) / 2);
  const sides = { left, top, right: size.width - width - left, bottom: size.height - height - top };
  return { cloth, whole: await extended(cloth, sides, background), scale, left, top, background };
}

interface Sides {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

async function extended(cloth: Raster, sides: Sides, background: Colour): Promise<Raster> {
  if (cloth.channels === 3 && Object.values(sides).every((side) => side === 0)) return cloth;
  const { data, width, height, channels } = cloth;
  const whole = await sharp(data, { raw: { width, height, channels } })
    .flatten({ background })
    .extend({ ...sides, background })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: whole.data, width: whole.info.width, height: whole.info.height, channels: 3 };
}

async function encoded({ data, width, height, channels }: Raster): Promise<Buffer> {
  const whole = sharp(data, { raw: { width, height, channels } });
  for (const quality of qualities) {
    const bytes = await whole.clone().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (bytes.length <= mostBytes) return bytes;
  }
  throw new Error('The picture stays too large at the lowest quality');
}
