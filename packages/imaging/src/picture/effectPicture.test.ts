import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sharp } from '../libvips.ts';
import { samplePrint, sampleShirt } from '../sample.ts';
import { effectPicture } from './effectPicture.ts';
import { shadingOf } from './shading.ts';

const box = { x: 380, y: 340, width: 440, height: 560 };
const size = { width: 1350, height: 1350 };

async function pixelsOf(picture: Buffer, width?: number) {
  const { data, info } = await sharp(picture)
    .resize(width === undefined ? undefined : { width })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    data,
    ...info,
    at: (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)],
  };
}

const flat = (background: string, width = 400, height = 500) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const golden = (name: string) => join(import.meta.dirname, 'golden', name);

/** Of two pictures of one size: the mean difference of a value, and the share of values that differ by more than a trace. */
function difference(one: Buffer, other: Buffer) {
  let [sum, far] = [0, 0];
  one.forEach((value, at) => {
    const apart = Math.abs(value - other[at]!);
    sum += apart;
    if (apart > 12) far += 1;
  });
  return { mean: sum / one.length, far: far / one.length };
}

describe('effectPicture', () => {
  it.each([
    ['multiply', 'white'],
    ['screen', 'black'],
    ['plain', 'navy'],
  ] as const)('looks as it did with %s', async (blend, color) => {
    const source = await samplePrint({ name: 'sunset', widthCm: 10, heightCm: 12 });
    const base = await sampleShirt({ color });
    const picture = await effectPicture({ base, prints: [{ source, box }], size, blend });
    const small = await sharp(picture).resize({ width: 270 }).png({ palette: false }).toBuffer();
    if (process.env['WRITE_GOLDEN']) await sharp(small).toFile(golden(`${blend}.png`));
    const apart = difference(
      (await pixelsOf(small)).data,
      (await pixelsOf(await readFile(golden(`${blend}.png`)))).data,
    );
    expect(apart.mean).toBeLessThan(0.5);
    expect(apart.far).toBeLessThan(0.001);
  });

  it('keeps a white print white and a black one black, with the folds of the cloth on them', async () => {
    for (const color of ['black', 'white', 'red']) {
      const base = await sampleShirt({ color });
      const shown = async (print: string) => {
        const picture = await effectPicture({
          base,
          prints: [{ source: await flat(print), box }],
          size,
          blend: 'auto',
        });
        const { data, info } = await sharp(picture)
          .extract({ left: 460, top: 440, width: 420, height: 520 })
          .greyscale()
          .raw()
          .toBuffer({ resolveWithObject: true });
        expect(info.channels).toBe(1);
        const sorted = [...data].sort((a, b) => a - b);
        return { middle: sorted[sorted.length >> 1]!, darkest: sorted[0]!, lightest: sorted.at(-1)! };
      };
      const white = await shown('#ffffff');
      expect(white.middle).toBeGreaterThan(240);
      expect(white.darkest).toBeLessThan(white.middle - 3);
      const black = await shown('#000000');
      expect(black.middle).toBeLessThan(8);
      expect(black.lightest).toBeLessThan(80);
    }
  });

  it('leaves the base image as it is outside of the boxes', async () => {
    const base = await sampleShirt({ color: 'red' });
    const source = await flat('#3fa9d0');
    const printed = await pixelsOf(await effectPicture({ base, prints: [{ source, box }], size, blend: 'auto' }));
    const bare = await pixelsOf(await effectPicture({ base, prints: [], size, blend: 'auto' }));
    const scale = 1350 / 1200;
    // a block of the JPEG takes part in what stands in it
    const [left, right] = [box.x * scale - 16, (box.x + box.width) * scale + 16];
    const [top, bottom] = [box.y * scale - 16, (box.y + box.height) * scale + 16];
    let touched = 0;
    for (let y = 0; y < 1350; y += 3)
      for (let x = 0; x < 1350; x += 3) {
        if (x >= left && x <= right && y >= top && y <= bottom) continue;
        if (printed.at(x, y).some((value, channel) => Math.abs(value - bare.at(x, y)[channel]!) > 1)) touched += 1;
      }
    expect(touched).toBe(0);
  });

  it('shows a symmetric print on a symmetric shirt symmetrically', async () => {
    // in its own size: the image library's way of enlarging is off by a part of a pixel
    const cloth = { width: 1200, height: 800, channels: 3, background: '#5a6b7c' } as const;
    const stripe = await sharp({ create: { width: 80, height: 800, channels: 3, background: '#2c3540' } })
      .png()
      .toBuffer();
    const base = await sharp({ create: cloth })
      .composite([
        { input: stripe, left: 360, top: 0 },
        { input: stripe, left: 760, top: 0 },
      ])
      .png()
      .toBuffer();
    const prints = [{ source: await flat('#e0c040', 200, 200), box: { x: 300, y: 200, width: 600, height: 400 } }];
    const picture = await effectPicture({ base, prints, size: { width: 1200, height: 800 }, blend: 'screen' });
    const { at } = await pixelsOf(picture);
    for (let y = 0; y < 800; y += 7)
      for (let x = 0; x < 600; x += 5) {
        const [one, other] = [at(x, y), at(1199 - x, y)];
        for (let channel = 0; channel < 3; channel += 1)
          expect(Math.abs(one[channel]! - other[channel]!)).toBeLessThanOrEqual(6);
      }
  });

  it('extends the background: white where the base is transparent, else the colour of its edge', async () => {
    const portrait = { width: 1350, height: 1800 };
    const corner = async (base: Buffer) => {
      const picture = await effectPicture({ base, prints: [], size: portrait, blend: 'auto' });
      expect(await sharp(picture).metadata()).toMatchObject({ ...portrait, format: 'jpeg', space: 'srgb' });
      return (await pixelsOf(picture)).at(2, 2);
    };
    expect(await corner(await sampleShirt({ color: 'black' }))).toEqual([255, 255, 255]);
    expect(await corner(await flat('#fcfcfd', 500, 500))).toEqual([255, 255, 255]);
    for (const [at, value] of (await corner(await flat('#406080', 500, 500))).entries())
      expect(Math.abs(value - [0x40, 0x60, 0x80][at]!)).toBeLessThanOrEqual(2);
  });

  it('stays below what TEMU takes, whatever it is made of', async () => {
    const noise = { width: 1350, height: 1350, channels: 3 } as const;
    let seed = 1;
    const bytes = Buffer.from(
      Array.from({ length: 1350 * 1350 * 3 }, () => (seed = (seed * 48_271) % 2_147_483_647) & 255),
    );
    const base = await sharp(bytes, { raw: noise }).png({ compressionLevel: 1 }).toBuffer();
    const picture = await effectPicture({ base, prints: [], size, blend: 'auto' });
    expect(picture.length).toBeLessThanOrEqual(2 * 1024 * 1024);
  });
});

it('never leaves what a pixel can hold, and changes nothing where the cloth is even', () => {
  const wrong: string[] = [];
  for (const blend of ['auto', 'multiply', 'screen'] as const)
    for (let middle = 0; middle < 256; middle += 1) {
      const { gain, light } = shadingOf(blend, middle)!;
      const shade = (cloth: number, print: number) => {
        const inked = Math.min(255, print * gain[cloth]!);
        return inked + (255 - inked) * light[cloth]!;
      };
      for (const print of [0, 1, 64, 128, 254, 255]) {
        for (let cloth = 0; cloth < 256; cloth += 1) {
          const shown = shade(cloth, print);
          if (!(shown >= 0 && shown <= 255)) wrong.push(`${blend} ${middle} ${cloth} ${print}: ${shown}`);
        }
        // cloth without any light says nothing of its folds
        const isLit = middle > 0 || blend !== 'multiply';
        if (isLit && Math.abs(shade(middle, print) - print) > 0.01) wrong.push(`${blend} ${middle} ${print} is shaded`);
      }
    }
  expect(wrong).toEqual([]);
});
