import { describe, expect, it } from 'vitest';
import { sharp } from '../libvips.ts';
import { sampleShirt } from '../sample.ts';
import { renderEffectPreview } from './effectPreview.ts';
import type { EffectBlend } from './shading.ts';
import { thumbnail } from './thumbnail.ts';

function flat(width: number, height: number, background: string | { r: number; g: number; b: number; alpha: number }) {
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
}

async function pixel(image: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(image).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

describe('thumbnail', () => {
  it('shrinks to the width, keeps alpha and never enlarges', async () => {
    const small = await thumbnail(await flat(400, 200, { r: 200, g: 0, b: 0, alpha: 0.5 }), { width: 100 });
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 100, height: 50, hasAlpha: true });
    const kept = await thumbnail(await flat(40, 20, 'red'), { width: 100 });
    expect(await sharp(kept).metadata()).toMatchObject({ width: 40, height: 20 });
  });

  it('honours the orientation that a camera wrote', async () => {
    const turned = await sharp(await flat(400, 200, 'red'))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await sharp(await thumbnail(turned, { width: 100 })).metadata()).toMatchObject({ width: 100, height: 200 });
  });
});

it.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'],
  ['PNM', 'P3 1 1 255 9 9 9 '],
])('opens no %s, whoever asks', async (_, text) => {
  await expect(thumbnail(Buffer.from(text), { width: 9 })).rejects.toThrow('unsupported image format');
});

describe('renderEffectPreview', () => {
  const box = { x: 100, y: 100, width: 200, height: 200 };

  it('puts each print into the middle of its box, as large as it fits', async () => {
    const base = await flat(600, 600, { r: 0, g: 0, b: 255, alpha: 0.5 });
    const wide = await flat(50, 25, 'red');
    const preview = await renderEffectPreview({
      base,
      prints: [
        { source: wide, box },
        { source: wide, box: { ...box, x: 350 } },
      ],
    });
    expect(await sharp(preview).metadata()).toMatchObject({ width: 600, height: 600, hasAlpha: true });
    const red = async (x: number, y: number) => {
      const [r, g, b, alpha] = await pixel(preview, x, y);
      return r! > 180 && g! < 80 && b! < 80 && alpha === 255;
    };
    for (const left of [100, 350]) {
      const inside = [
        await red(left + 4, 155),
        await red(left + 195, 155),
        await red(left + 4, 244),
        await red(left + 195, 244),
      ];
      expect(inside).toEqual([true, true, true, true]);
      const outside = [
        await red(left - 5, 200),
        await red(left + 205, 200),
        await red(left + 100, 145),
        await red(left + 100, 255),
      ];
      expect(outside).toEqual([false, false, false, false]);
    }
  });

  it('takes the boxes in pixels of the base image, whatever width is asked for', async () => {
    const preview = await renderEffectPreview({
      base: await flat(600, 600, 'white'),
      prints: [{ source: await flat(100, 100, 'black'), box }],
      width: 300,
    });
    expect(await sharp(preview).metadata()).toMatchObject({ width: 300, height: 300 });
    expect((await pixel(preview, 100, 100))[0]).toBeLessThan(20);
    expect((await pixel(preview, 160, 100))[0]).toBeGreaterThan(230);
  });

  it('lets a box reach over the edge of the base image', async () => {
    const preview = await renderEffectPreview({
      base: await flat(300, 300, 'white'),
      prints: [{ source: await flat(900, 100, 'black'), box: { x: -50, y: 250, width: 400, height: 100 } }],
    });
    expect(await sharp(preview).metadata()).toMatchObject({ width: 300, height: 300 });
  });

  it.each([
    ['white', 'multiply'],
    ['black', 'screen'],
  ] as const)('lays a print on %s cloth as it is told, and by itself with %s', async (color, own) => {
    const base = await sampleShirt({ color });
    const chest = { x: 380, y: 340, width: 440, height: 560 };
    const shades = async (print: string, blend?: EffectBlend) => {
      const source = await flat(44, 56, print);
      const preview = await renderEffectPreview({ base, prints: [{ source, box: chest }], width: 600, blend });
      const inside = { left: 210, top: 190, width: 180, height: 240 };
      const grey = await sharp(preview).extract(inside).flatten().greyscale().raw().toBuffer();
      return [Math.min(...grey), Math.max(...grey)] as const;
    };
    // the folds' shadows are deeper with multiply, and only dark cloth has lights to add
    const [multiplied, screened] = [await shades('white', 'multiply'), await shades('white', 'screen')];
    expect(multiplied[0]).toBeLessThan(screened[0] - 3);
    expect((await shades('black', 'multiply'))[1]).toBeLessThan(4);
    if (color === 'black') expect((await shades('black', 'screen'))[1]).toBeGreaterThan(5);
    for (const print of ['white', 'black']) {
      expect(await shades(print)).toEqual(await shades(print, own));
      const [least, most] = await shades(print, 'plain');
      expect(most - least).toBeLessThan(3);
    }
  });
});
