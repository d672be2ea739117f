import { describe, expect, it } from 'vitest';
import { sharp } from '../libvips.ts';
import { inspectImage } from '../picture/inspectImage.ts';
import { sampleLabelPdf } from './labelPdf.ts';
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
