import { describe, expect, it } from 'vitest';
import { sharp } from '../libvips.ts';
import { randomFrom, within } from '../sample/random.ts';
import type { FrameShape } from './fitFrame.ts';
import { inspectImage } from './inspectImage.ts';
import { type FitHow, fitPicture, type FittedPicture, type FitRule } from './fitPicture.ts';

const square: FrameShape = { ratio: [1, 1], minWidth: 900, minHeight: 900, maxWidth: 2200, maxHeight: 2200 };
const portrait: FrameShape = { ratio: [3, 4], minWidth: 1340, minHeight: 1785 };
const megabyte = 1024 * 1024;
const rules: readonly FitRule[] = [
  { maxBytes: 3 * megabyte, shapes: [square, portrait] },
  { maxBytes: 2 * megabyte, shapes: [{ ratio: [1, 1], minWidth: 800, minHeight: 800 }] },
  { maxBytes: 60_000, shapes: [{ ratio: [1, 1], minWidth: 80, minHeight: 80 }] },
  { maxBytes: 100_000, shapes: [] },
];

interface Asked {
  width: number;
  height: number;
  background: { r: number; g: number; b: number; alpha: number };
  /** Noise instead of one colour, coarse enough to be compressed. */
  noisy: boolean;
  orientation: number;
  kind: 'png' | 'jpeg' | 'webp';
}

async function pictureOf({ width, height, background, noisy, orientation, kind }: Asked): Promise<Buffer> {
  const random = randomFrom(width * height);
  const raw = { width: Math.ceil(width / 20), height: Math.ceil(height / 20), channels: 4 } as const;
  const noise = Buffer.from(Array.from({ length: raw.width * raw.height * 4 }, () => Math.floor(random() * 256)));
  const drawn = noisy
    ? sharp(noise, { raw }).resize(width, height, { fit: 'fill' })
    : sharp({ create: { width, height, channels: 4, background } });
  return drawn.withMetadata({ orientation })[kind]().toBuffer();
}

function random(seed: number): Asked {
  const next = randomFrom(seed);
  const colour = () => Math.floor(within(next, 0, 256));
  return {
    width: Math.round(within(next, 40, 2000)),
    height: Math.round(within(next, 40, 2000)),
    background: { r: colour(), g: colour(), b: colour(), alpha: next() },
    noisy: next() < 0.5,
    orientation: 1 + Math.floor(next() * 8),
    kind: (['png', 'jpeg', 'webp'] as const)[Math.floor(next() * 3)]!,
  };
}

function fits({ bytes, width, height }: FittedPicture, { maxBytes, shapes }: FitRule): boolean {
  const shaped = shapes.some(
    ({ ratio: [across, down], minWidth, minHeight, maxWidth = Infinity, maxHeight = Infinity }) =>
      Math.abs(width - (height * across) / down) <= 1 &&
      width >= minWidth &&
      height >= minHeight &&
      width <= maxWidth &&
      height <= maxHeight,
  );
  return bytes.length <= maxBytes && (shapes.length === 0 || shaped);
}

async function fit(source: Buffer, rule: FitRule, how?: FitHow) {
  return fitPicture({ source, seen: await inspectImage(source) }, rule, how);
}

const seeds = Array.from({ length: 12 }, (_, at) => at + 1);
const hows: readonly FitHow[] = ['auto', 'pad', 'crop'];

it.each(seeds)('brings picture %i to each rule, or says why it cannot', async (seed) => {
  const asked = random(seed);
  const source = await pictureOf(asked);
  for (const [at, rule] of rules.entries()) {
    const fitted = await fit(source, rule, hows[(seed + at) % 3]);
    if ('refusal' in fitted) {
      if (fitted.refusal === 'tooSmall') expect(fitted.enlarged).toBeGreaterThan(2);
      continue;
    }
    const metadata = await sharp(fitted.bytes).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: fitted.width, height: fitted.height, hasAlpha: false });
    expect(metadata.orientation ?? 1).toBe(1);
    expect(fits(fitted, rule), JSON.stringify({ asked, rule, fitted: { ...fitted, bytes: fitted.bytes.length } })).toBe(
      true,
    );
    expect(fitted.enlarged).toBeLessThanOrEqual(2);
  }
});

async function fitted(source: Buffer, how: FitHow, rule = rules[0]!): Promise<FittedPicture> {
  const result = await fit(source, rule, how);
  if ('refusal' in result) throw new Error(result.refusal);
  return result;
}

async function colourAt({ bytes }: FittedPicture, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

const near = (found: readonly number[], wanted: readonly number[]) =>
  found.every((value, at) => Math.abs(value - wanted[at]!) <= 6);

describe('what becomes of the sides', () => {
  const block = (colour: string, width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: colour } })
      .png()
      .toBuffer();
  const onGround = async (ground: string) =>
    sharp(await block(ground, 1000, 1400))
      .composite([{ input: await block('#cc2200', 400, 700) }])
      .png()
      .toBuffer();

  it('goes on in the colour of the border', async () => {
    const picture = await fitted(await onGround('#204060'), 'pad', { ...rules[0]!, shapes: [square] });
    expect([picture.way, picture.width, picture.height]).toEqual(['pad', 1400, 1400]);
    expect(near(await colourAt(picture, 3, 700), [0x20, 0x40, 0x60])).toBe(true);
    expect(near(await colourAt(picture, 700, 700), [0xcc, 0x22, 0])).toBe(true);
  });

  it('is white behind what is transparent', async () => {
    const clear = await sharp({ create: { width: 1000, height: 1200, channels: 4, background: '#00000000' } })
      .composite([{ input: await block('#112233', 300, 300) }])
      .png()
      .toBuffer();
    expect(await colourAt(await fitted(clear, 'pad'), 5, 5)).toEqual([255, 255, 255]);
  });

  it('is cut off where that is little and the border is no single colour', async () => {
    const source = await pictureOf({ ...random(1), width: 1000, height: 1080, noisy: true, orientation: 1 });
    const rule = { ...rules[0]!, shapes: [square] };
    expect(await fitted(source, 'auto', rule)).toMatchObject({ way: 'crop', width: 1000, height: 1000 });
    expect(await fitted(source, 'pad', rule)).toMatchObject({ way: 'pad', width: 1080, height: 1080 });
  });
});

it('enlarges up to twice, and says by how much more it would have to', async () => {
  const of = (side: number) => pictureOf({ ...random(2), width: side, height: side, orientation: 1 });
  const rule = { ...rules[0]!, shapes: [square] };
  expect(await fit(await of(450), rule)).toMatchObject({ width: 900, enlarged: 2, way: 'none' });
  expect(await fit(await of(300), rule)).toEqual({ refusal: 'tooSmall', enlarged: 3 });
});

it('gives up where the smallest picture of the lowest quality is still too heavy', async () => {
  const noise = Buffer.from(Array.from({ length: 900 * 900 * 3 }, (_, at) => (at * 7919 * (at % 31)) % 256));
  const source = await sharp(noise, { raw: { width: 900, height: 900, channels: 3 } })
    .png()
    .toBuffer();
  expect(await fit(source, { maxBytes: 20_000, shapes: [square] })).toEqual({ refusal: 'tooHeavy' });
});
