import { sharp } from '../libvips.ts';
import { type Colour, middle } from './background.ts';
import { breathe } from './breathe.ts';
import type { FittedPrint, PrintBox, Raster } from './placed.ts';
import { type EffectBlend, shadingOf } from './shading.ts';

type Area = { left: number; top: number; width: number; height: number };

/** Other work goes on between two stripes of about this many pixels: a few milliseconds of a slow core. */
const stripePixels = 40_000;
/** Finer than this is the cloth's own weave and the camera's noise. */
const blurShare = 1 / 600;

/** The shading of the cloth under a print position. */
export type Folds = { area: Area; brightness: Buffer; gain: Float32Array; light: Float32Array };

/** Undefined where the print lies flat. */
export async function foldsOf(cloth: Raster, box: PrintBox, blend: EffectBlend): Promise<Folds | undefined> {
  if (blend === 'plain') return undefined;
  const rounded = { left: Math.floor(box.x), top: Math.floor(box.y), width: box.width + 1, height: box.height + 1 };
  const area = within(cloth, rounded);
  if (!area) return undefined;
  const { brightness, counts, counted } = await brightnessOf(cloth, area);
  if (counted === 0) return undefined;
  const shading = shadingOf(blend, middle(counts, counted))!;
  const sigma = Math.max(0.5, Math.max(cloth.width, cloth.height) * blurShare);
  const { width, height } = area;
  const soft = await sharp(brightness, { raw: { width, height, channels: 1 } })
    .blur(sigma)
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { area, brightness: soft, ...shading };
}

/** Where there is no cloth, the brightness is that of the cloth's middle, which shades nothing. */
async function brightnessOf({ data, width: across, channels }: Raster, { left, top, width, height }: Area) {
  const brightness = Buffer.alloc(width * height);
  const counts = new Uint32Array(256);
  const holes: number[] = [];
  let counted = 0;
  const rows = Math.max(1, Math.floor((stripePixels * 2) / width));
  for (let y = 0; y < height; y += 1) {
    if (y % rows === 0) await breathe();
    let at = ((top + y) * across + left) * channels;
    for (let to = y * width; to < (y + 1) * width; to += 1, at += channels) {
      if (channels === 4 && data[at + 3]! < 128) {
        holes.push(to);
        continue;
      }
      const value = (data[at]! * 54 + data[at + 1]! * 183 + data[at + 2]! * 19) >> 8;
      brightness[to] = value;
      counts[value]! += 1;
      counted += 1;
    }
  }
  if (holes.length > 0 && counted > 0) {
    const filling = middle(counts, counted);
    for (const hole of holes) brightness[hole] = filling;
  }
  return { brightness, counts, counted };
}

/** The picture that is printed on. */
export type Canvas = {
  /** Changed in place. */
  raster: Raster;
  /** Where the cloth begins on it. */
  left: number;
  top: number;
  /** Shows through where the raster is not opaque. */
  background: Colour;
};

/** Lays a print on the picture of the cloth, with the cloth's folds on it. */
export async function printOnto(
  { raster, left, top, background }: Canvas,
  fitted: FittedPrint,
  folds: Folds | undefined,
): Promise<void> {
  const print = { raster: fitted.print, left: fitted.left + left, top: fitted.top + top };
  const place = within(raster, { ...print, width: fitted.print.width, height: fitted.print.height });
  if (!place) return;
  const shade = folds && { ...folds, left: folds.area.left + left, top: folds.area.top + top };
  const rows = Math.max(1, Math.floor(stripePixels / place.width));
  for (let from = place.top; from < place.top + place.height; from += rows) {
    await breathe();
    const stripe = { ...place, top: from, height: Math.min(rows, place.top + place.height - from) };
    printStripe({ raster, print, shade, background }, stripe);
  }
}

interface Layers {
  raster: Raster;
  print: { raster: Raster; left: number; top: number };
  shade: (Folds & { left: number; top: number }) | undefined;
  background: Colour;
}

function printStripe({ raster, print, shade, background }: Layers, stripe: Area): void {
  const { data: under, channels } = raster;
  const { data: over, width: across } = print.raster;
  const lastColumn = shade ? shade.area.width - 1 : 0;
  const lastRow = shade ? shade.area.height - 1 : 0;
  for (let y = stripe.top; y < stripe.top + stripe.height; y += 1) {
    let to = (y * raster.width + stripe.left) * channels;
    let from = ((y - print.top) * across + (stripe.left - print.left)) * 4;
    const row = shade ? Math.min(Math.max(y - shade.top, 0), lastRow) * shade.area.width : 0;
    let column = shade ? stripe.left - shade.left : 0;
    for (let x = 0; x < stripe.width; x += 1, to += channels, from += 4, column += 1) {
      const alpha = over[from + 3]!;
      if (alpha === 0) continue;
      if (channels === 4 && under[to + 3] !== 255) flatten(under, to, background);
      let times = 1;
      let shine = 0;
      if (shade) {
        const value = shade.brightness[row + (column < 0 ? 0 : column > lastColumn ? lastColumn : column)]!;
        times = shade.gain[value]!;
        shine = shade.light[value]!;
      }
      const stays = (255 - alpha) / 255;
      const share = alpha / 255;
      for (let channel = 0; channel < 3; channel += 1) {
        const shaded = over[from + channel]! * times;
        const inked = shaded > 255 ? 255 : shaded;
        under[to + channel] = under[to + channel]! * stays + (inked + (255 - inked) * shine) * share + 0.5;
      }
    }
  }
}

/** Puts the background behind one pixel of the cloth. */
function flatten(data: Buffer, at: number, { r, g, b }: Colour): void {
  const alpha = data[at + 3]!;
  data[at] = (data[at]! * alpha + r * (255 - alpha)) / 255 + 0.5;
  data[at + 1] = (data[at + 1]! * alpha + g * (255 - alpha)) / 255 + 0.5;
  data[at + 2] = (data[at + 2]! * alpha + b * (255 - alpha)) / 255 + 0.5;
  data[at + 3] = 255;
}

/** The part of the area that lies on the picture; undefined where none does. */
function within({ width, height }: Raster, area: Area): Area | undefined {
  const left = Math.max(0, area.left);
  const top = Math.max(0, area.top);
  const right = Math.min(width, area.left + area.width);
  const bottom = Math.min(height, area.top + area.height);
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : undefined;
}
