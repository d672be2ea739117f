import { degrees, PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { sharp } from '../libvips.ts';
import { sampleLabelPdf, type SamplePageSize } from '../sample/labelPdf.ts';
import { readSymbols } from './barcodes.ts';
import { blankPages, carriers, encryptedPdf, label, rotated } from './pdf.fixture.ts';
import { recognizeTracking } from './recognizeTracking.ts';
import { renderLabel } from './renderLabel.ts';

const cases = carriers.flatMap((carrier) =>
  (['4x6', '100x150', 'letter'] as SamplePageSize[]).map((size) => [carrier, size] as const),
);

async function dots(png: Buffer) {
  const { data, info } = await sharp(png).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

async function scan(png: Buffer) {
  return recognizeTracking((await readSymbols(await dots(png))).map(({ text }) => text));
}

describe('renderLabel', () => {
  it.each(cases)('prints %s from a %s page so that it scans, upright or on its side', async (carrier, pageSize) => {
    const sample = label(carrier, 777);
    const pdf = await sampleLabelPdf([sample], { pageSize });
    for (const file of [pdf, await rotated(pdf, 90)])
      expect(await scan(await renderLabel(file))).toEqual({ carrier, trackingNumber: sample.trackingNumber });
  });

  it.each([
    [203, 800, 1200],
    [300, 1200, 1800],
    [600, 2400, 3600],
  ])('has exactly the dots of a %i DPI printer, one bit each', async (dpi, width, height) => {
    const png = await renderLabel(await sampleLabelPdf([label('UPS', 1)]), { dpi });
    expect(await sharp(png).metadata()).toMatchObject({
      format: 'png',
      width,
      height,
      bitsPerSample: 1,
      space: 'b-w',
      channels: 1,
    });
    expect(await scan(png)).toBeDefined();
  });

  it('sets a page upright that a viewer shows turned to the right', async () => {
    const pdf = await sampleLabelPdf([label('USPS', 1)]);
    const [upright, turned] = [
      await dots(await renderLabel(pdf)),
      await dots(await renderLabel(await rotated(pdf, 90))),
    ];
    const differing = upright.data.filter((value, i) => value !== turned.data[i]).length;
    expect(differing / upright.data.length).toBeLessThan(0.05);
  });

  it('keeps the true size of a label on a larger sheet', async () => {
    const page = await PDFDocument.create();
    const [mm, dotsPerMm] = [72 / 25.4, 8];
    page.addPage([612, 792]).drawRectangle({ x: 60, y: 300, width: 50 * mm, height: 70 * mm });
    const { width, height, data } = await dots(await renderLabel(Buffer.from(await page.save())));
    const dark = [...data.keys()].filter((i) => data[i] === 0);
    const columns = new Set(dark.map((i) => i % width));
    expect(Math.abs(columns.size - 50 * dotsPerMm)).toBeLessThanOrEqual(1);
    expect(Math.abs(dark.length / columns.size - 70 * dotsPerMm)).toBeLessThanOrEqual(1);
    expect(Math.abs(Math.min(...columns) - (width - columns.size) / 2)).toBeLessThanOrEqual(1);
    expect(height).toBe(1200);
  });

  it('leaves what stands on a 4 x 6 inch page in its place, wide as it may be', async () => {
    const page = await PDFDocument.create();
    page.addPage([288, 432]).drawRectangle({ x: 44, y: 362, width: 200, height: 50 });
    const { width, data } = await dots(await renderLabel(Buffer.from(await page.save())));
    const dark = [...data.keys()].filter((i) => data[i] === 0);
    const [first, last] = [dark[0]!, dark.at(-1)!];
    const mm = (dot: number) => Math.round(dot / 8);
    expect([first % width, last % width].map(mm)).toEqual([15, 85]);
    expect([first, last].map((i) => mm(Math.floor(i / width)))).toEqual([6, 24]);
  });

  it.each([false, true])(
    'finds the label on a sheet with instructions under it (label on its side: %s)',
    async (lies) => {
      const sample = label('UPS', 99);
      const sheet = await PDFDocument.create();
      const [source] = await sheet.embedPdf(await sampleLabelPdf([sample]));
      const page = sheet.addPage([612, 792]);
      if (lies) page.drawPage(source!, { x: 100, y: 760, rotate: degrees(-90) });
      else page.drawPage(source!, { x: 40, y: 340 });
      for (let line = 0; line < 8; line++)
        page.drawText('Fold the sheet here and put the label into a pouch. '.repeat(2), {
          x: 40,
          y: 250 - line * 26,
          size: 11,
        });
      const png = await renderLabel(Buffer.from(await sheet.save()));
      expect(await scan(png)).toEqual({ carrier: 'UPS', trackingNumber: sample.trackingNumber });
      const alone = await dots(await renderLabel(await sampleLabelPdf([sample])));
      const cut = await dots(png);
      const ink = ({ data }: { data: Buffer }) => data.filter((value) => value === 0).length;
      expect(Math.abs(ink(cut) / ink(alone) - 1)).toBeLessThan(0.03);
    },
  );

  it('throws nothing away from a sheet whose parts are no labels', async () => {
    const sheet = await PDFDocument.create();
    const [source] = await sheet.embedPdf(await sampleLabelPdf([label('UPS', 99)]));
    sheet.addPage([612, 792]).drawPage(source!, { x: 20, y: 20, width: 500, height: 750 });
    const large = await dots(await renderLabel(Buffer.from(await sheet.save())));
    const rows = Array.from({ length: large.height }, (_, y) =>
      large.data.subarray(y * large.width, (y + 1) * large.width).includes(0),
    );
    expect([rows.indexOf(true) < 60, rows.lastIndexOf(true) > large.height - 60]).toEqual([true, true]);
  });

  it('makes a sheet that is full to its edges smaller, and cuts nothing off', async () => {
    const page = await PDFDocument.create();
    page.addPage([612, 792]).drawRectangle({ x: 20, y: 20, width: 572, height: 752, borderWidth: 6, opacity: 0 });
    const { width, height, data } = await dots(await renderLabel(Buffer.from(await page.save())));
    const middle = Math.floor(height / 2) * width;
    const edges = [...data.subarray(middle, middle + width).keys()].filter((x) => data[middle + x] === 0);
    expect([edges[0]! < 20, edges.at(-1)! > width - 20]).toEqual([true, true]);
  });

  it('prints a blank page blank, and an encrypted one that opens by itself', async () => {
    expect((await dots(await renderLabel(await blankPages(1)))).data.every((value) => value === 255)).toBe(true);
    expect((await dots(await renderLabel(encryptedPdf()))).data.some((value) => value === 0)).toBe(true);
  });
});
