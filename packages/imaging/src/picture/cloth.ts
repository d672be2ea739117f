import { setImmediate as breathe } from 'node:timers/promises';
import { sharp } from '../libvips.ts';
import { type Colour, middle } from './background.ts';
import type { FittedPrint, PrintBox, Raster } from './placed.ts';
import { type EffectBlend, shadingOf } from './shading.ts';

type Area = { left: number; top: number; width: number; height: number };

/** Other work goes on between two stripes of about this many pixels. */
const stripePixels = 150_000;
/** Finer than this is the cloth's own weave and the camera's noise. */
const blurShare = 1 / 600;

/** Lays a print on the cloth, in the cloth's own pixels, and gives it the cloth's folds. */
export async function printOnto(
  cloth: Raster,
  { print, left, top, area }: FittedPrint,
  { blend, background }: { blend: EffectBlend; background: Colour },
): Promise<void> {
  const place = within(cloth, { left, top, width: print.width, height: print.height });
  if (!place) return;
  const shade = blend === 'plain' ? undefined : await folds(cloth, area, blend);
  const rows = Math.max(1, Math.floor(stripePixels / place.width));
  for (let from = place.top; from < place.top + place.height; from += rows) {
    const stripe = { ...place, top: from, height: Math.min(rows, place.top + place.height - from) };
    if (shade) shadedStripe({ cloth, print, left, top, background }, stripe, shade);
    else plainStripe({ cloth, print, left, top, background }, stripe);
    if (from + rows < place.top + place.height) await breathe();
  }
}

type Folds = { area: Area; brightness: Buffer; gain: Float32Array; light: Float32Array };

/** The shading of the cloth under a print position. */
async function folds(cloth: Raster, box: PrintBox, blend: EffectBlend): Promise<Folds | undefined> {
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
async function brightnessOf({ data, width: across }: Raster, { left, top, width, height }: Area) {
  const brightness = Buffer.alloc(width * height);
  const counts = new Uint32Array(256);
  const holes: number[] = [];
  let counted = 0;
  const rows = Math.max(1, Math.floor((stripePixels * 2) / width));
  for (let y = 0; y < height; y += 1) {
    let at = ((top + y) * across + left) * 4;
    for (let to = y * width; to < (y + 1) * width; to += 1, at += 4) {
      if (data[at + 3]! < 128) {
        holes.push(to);
        continue;
      }
      const value = (data[at]! * 54 + data[at + 1]! * 183 + data[at + 2]! * 19) >> 8;
      brightness[to] = value;
      counts[value]! += 1;
      counted += 1;
    }
    if (y % rows === rows - 1) await breathe();
  }
  if (holes.length > 0 && counted > 0) {
    const filling = middle(counts, counted);
    for (const hole of holes) brightness[hole] = filling;
  }
  return { brightness, counts, counted };
}

type Layers = { cloth: Raster; print: Raster; left: number; top: number; background: Colour };

function shadedStripe({ cloth, print, left, top, background }: Layers, stripe: Area, shade: Folds): void {
  const { area, brightness, gain, light } = shade;
  const under = cloth.data;
  const over = print.data;
  for (let y = stripe.top; y < stripe.top + stripe.height; y += 1) {
    let to = (y * cloth.width + stripe.left) * 4;
    let from = ((y - top) * print.width + (stripe.left - left)) * 4;
    const row = Math.min(Math.max(y - area.top, 0), area.height - 1) * area.width;
    for (let x = stripe.left; x < stripe.left + stripe.width; x += 1, to += 4, from += 4) {
      const alpha = over[from + 3]!;
      if (alpha === 0) continue;
      if (under[to + 3] !== 255) flatten(under, to, background);
      const value = brightness[row + Math.min(Math.max(x - area.left, 0), area.width - 1)]!;
      const times = gain[value]!;
      const shine = light[value]!;
      for (let channel = 0; channel < 3; channel += 1) {
        const inked = Math.min(255, over[from + channel]! * times);
        const seen = inked + (255 - inked) * shine;
        under[to + channel] = (under[to + channel]! * (255 - alpha) + seen * alpha) / 255 + 0.5;
      }
    }
  }
}

function plainStripe({ cloth, print, left, top, background }: Layers, stripe: Area): void {
  const under = cloth.data;
  const over = print.data;
  for (let y = stripe.top; y < stripe.top + stripe.height; y += 1) {
    let to = (y * cloth.width + stripe.left) * 4;
    let from = ((y - top) * print.width + (stripe.left - left)) * 4;
    for (let x = 0; x < stripe.width; x += 1, to += 4, from += 4) {
      const alpha = over[from + 3]!;
      if (alpha === 0) continue;
      if (under[to + 3] !== 255) flatten(under, to, background);
      for (let channel = 0; channel < 3; channel += 1)
        under[to + channel] = (under[to + channel]! * (255 - alpha) + over[from + channel]! * alpha) / 255 + 0.5;
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
