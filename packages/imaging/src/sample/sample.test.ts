import { describe, expect, it } from 'vitest';
import { sharp } from '../libvips.ts';
import { inspectImage } from '../picture/inspectImage.ts';
import { sampleLabelPdf } from './labelPdf.ts';
import { sampleBlank, type SampleGoods, sampleGoods, samplePhoto } from './sampleGoods.ts';
import { samplePrint, samplePrintNames } from './samplePrint.ts';
import { sampleShirt } from './sampleShirt.ts';

describe('samplePrint', () => {
  it.each(samplePrintNames)('draws %s: transparent around, coloured inside', async (name) => {
    const { channels, isOpaque } = await sharp(await samplePrint({ name, widthCm: 20, heightCm: 25, dpi: 40 })).stats();
    expect(isOpaque).toBe(false);
    expect(channels[3]!.max).toBe(255);
    expect(channels.slice(0, 3).some(({ stdev }) => stdev > 25)).toBe(true);
  });

  it('has the true size at 200 DPI', async () => {
    const print = await samplePrint({ name: 'fox', widthCm: 20, heightCm: 25.4 });
    expect(await inspectImage(print)).toMatchObject({
      dpiHorizontal: 200,
      dpiVertical: 200,
      cmWidth: 20,
      cmHeight: 25.4,
    });
  });

  it('draws the same for the same seed and something else for another', async () => {
    const small = { name: 'peony', widthCm: 10, heightCm: 10, dpi: 40 };
    const [once, again, other] = await Promise.all([1, 1, 2].map((seed) => samplePrint({ ...small, seed })));
    expect(once!.equals(again!)).toBe(true);
    expect(once!.equals(other!)).toBe(false);
  });
});

describe('sampleShirt', () => {
  it('is of the colour that was asked for, on transparent', async () => {
    const shirt = await sampleShirt({ color: '#b3263a' });
    const { data, info } = await sharp(shirt).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 1200]);
    expect(data[3]).toBe(0);
    const [red, green, blue] = data.subarray((500 * 1200 + 640) * 4);
    expect([red! - 0xb3, green! - 0x26, blue! - 0x3a].every((off) => Math.abs(off) < 30)).toBe(true);
  });

  it('refuses what is no colour', async () => {
    await expect(sampleShirt({ color: 'plaid' })).rejects.toThrow('plaid');
  });
});

describe('sampleGoods', () => {
  const kinds: SampleGoods[] = ['shirt', 'mug', 'poster', 'phoneCase', 'box', 'mailer', 'tube'];
  it.each(kinds)('draws a %s with its print, on transparent', async (goods) => {
    const drawn = await sampleGoods({ goods, colour: '#2f5d48', print: 'rings' });
    const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([1200, 1200, 4]);
    expect(data[3]).toBe(0);
    expect(data[(600 * 1200 + 600) * 4 + 3]).toBe(255);
  });

  it('draws the same goods without a print, and says where one goes', async () => {
    const mug = { goods: 'mug', colour: '#2f5d48' } as const;
    const { png, box } = await sampleBlank(mug);
    const [blank, printed] = await Promise.all(
      [png, await sampleGoods({ ...mug, print: 'rings' })].map((picture) => sharp(picture).raw().toBuffer()),
    );
    const isInside = (at: number) => {
      const [x, y] = [(at >> 2) % 1200, Math.floor((at >> 2) / 1200)];
      return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
    };
    const changed = [...blank!.keys()].filter((at) => blank![at] !== printed![at]);
    expect(changed.length).toBeGreaterThan(10_000);
    expect(changed.every(isInside)).toBe(true);
  });

  it.each([
    { width: 900, height: 900, zoom: 0.8 },
    { width: 1340, height: 1785, zoom: 1.4 },
  ])('is photographed at $width x $height', async ({ width, height, zoom }) => {
    const goods = await sampleGoods({ goods: 'mug', colour: '#2f5d48', print: 'rings' });
    const photo = await samplePhoto({ goods, width, height, background: '#ffffff', zoom });
    expect(await inspectImage(photo)).toMatchObject({ width, height, mime: 'image/jpeg' });
  });
});

describe('sampleLabelPdf', () => {
  it('gives the same bytes for the same labels, whatever letters a name has', async () => {
    const label = {
      carrier: 'UPS',
      trackingNumber: '1Z999AA10123456784',
      name: '王 José',
      address: '1 Main',
      city: 'Austin',
      state: 'TX',
      zip: '78701',
    } as const;
    const [once, again] = [await sampleLabelPdf([label]), await sampleLabelPdf([label])];
    expect(once.equals(again)).toBe(true);
  });
});
