import { describe, expect, it } from 'vitest';
import { sampleLabelPdf, type SamplePageSize, sampleSheetPdf } from '../sample/labelPdf.ts';
import { extractPage } from './extractPage.ts';
import { openForReading } from './labelReader.ts';
import type { LabelRefusal } from './LabelRefused.ts';
import { pagePicture, pictureAsPdf, splitLabels } from './pagePicture.ts';
import { blankPages, carriers, encryptedPdf, label, rotated } from './pdf.fixture.ts';
import { readLabelPdf } from './readLabelPdf.ts';

const labels = carriers.map((carrier, i) => label(carrier, 40_100 + i));
const expected = labels.map(({ carrier, trackingNumber }) => ({ carrier, trackingNumber }));

function refusal(reason: LabelRefusal) {
  return expect.objectContaining({ name: 'LabelRefused', reason });
}

describe('readLabelPdf', () => {
  it.each<[SamplePageSize, number, number]>([
    ['4x6', 101.6, 152.4],
    ['100x150', 100, 150],
    ['letter', 215.9, 279.4],
  ])('finds the tracking number of each carrier on %s pages', async (pageSize, widthMm, heightMm) => {
    const pages = await readLabelPdf(await sampleLabelPdf(labels, { pageSize }));
    expect(pages.map(({ tracking }) => tracking)).toEqual(expected);
    expect(pages.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(pages[0]).toMatchObject({ widthMm, heightMm });
  });

  it.each([90, 180, 270])('reads pages that are turned by %i degrees', async (angle) => {
    const pages = await readLabelPdf(await rotated(await sampleLabelPdf(labels), angle));
    expect(pages.map(({ tracking }) => tracking)).toEqual(expected);
  });

  it('hands on what the bars and the text say', async () => {
    const [, usps] = await readLabelPdf(await sampleLabelPdf(labels));
    expect(usps!.symbols).toEqual([
      { format: 'Code128', text: `42078701\u001D${labels[1]!.trackingNumber}`, gs1: true },
    ]);
    expect(usps!.text).toContain('REF 1: WEB-40101');
  });

  it.each(['USPS', 'FEDEX', 'GOFO EXPRESS', 'YUNEXPRESS'] as const)(
    'looks harder where nothing was found: %s, shrunk on a sheet that was scanned coarsely',
    async (carrier) => {
      const sample = label(carrier, 1234);
      const sheet = await sampleSheetPdf({ width: 595, height: 842 }, [
        { ...sample, at: { x: 100, y: 300, scale: 0.7 } },
      ]);
      const scanned = await pictureAsPdf(await openForReading(sheet).ask('draw', { page: 0, dpi: 150 }));
      expect((await readLabelPdf(scanned))[0]).toMatchObject({
        numberIn: 'bars',
        tracking: { trackingNumber: sample.trackingNumber },
      });
    },
  );

  it.each([-8, 8])('reads a label that lies askew by %i degrees in a scan', async (turned) => {
    const [sample] = labels;
    const sheet = await sampleSheetPdf({ width: 420, height: 540 }, [{ ...sample!, at: { x: 60, y: 60, turned } }]);
    const scanned = await pictureAsPdf(await openForReading(sheet).ask('draw', { page: 0, dpi: 200 }));
    expect((await readLabelPdf(scanned))[0]).toMatchObject({ tracking: expected[0] });
  });

  it('looks harder where the text has a number that the bars do not', async () => {
    const sheet = await sampleSheetPdf(
      { width: 288, height: 576 },
      labels.slice(0, 2).map((each, at) => ({ ...each, at: { x: 0, y: 20 + 268 * at, scale: 0.6 } })),
    );
    expect((await readLabelPdf(sheet))[0]!.candidates).toHaveLength(2);
  });

  it('keeps many pages in order', async () => {
    const many = Array.from({ length: 20 }, (_, i) => label(carriers[i % carriers.length]!, 500 + i));
    const pages = await readLabelPdf(await sampleLabelPdf(many));
    expect(pages.map(({ tracking }) => tracking?.trackingNumber)).toEqual(many.map((each) => each.trackingNumber));
  });

  it('says of a page without a number that it has none', async () => {
    const [page] = await readLabelPdf(await blankPages(1));
    expect(page).toEqual({
      page: 1,
      widthMm: 101.6,
      heightMm: 152.4,
      text: '',
      symbols: [],
      candidates: [],
      numberIn: 'nothing',
    });
  });

  it('refuses what is not a readable PDF, and says why', async () => {
    const pdf = await sampleLabelPdf(labels);
    const files: [LabelRefusal, Buffer][] = [
      ['notAPdf', Buffer.from('<html>')],
      ['notAPdf', Buffer.alloc(0)],
      ['damaged', Buffer.from('%PDF-1.7\nnothing more')],
      ['damaged', pdf.subarray(0, 600)],
      ['encrypted', encryptedPdf({ userPassword: 'secret' })],
      ['noPages', await blankPages(0)],
      ['tooManyPages', await blankPages(501)],
    ];
    for (const [reason, file] of files) await expect(readLabelPdf(file), reason).rejects.toEqual(refusal(reason));
  });

  it('reads on after any damage inside a file', async () => {
    const pdf = await sampleLabelPdf(labels.slice(0, 2));
    for (let round = 1; round <= 25; round++) {
      const hurt = Buffer.from(pdf);
      for (let i = 0; i < 12; i++) hurt[(round * 977 + i * 1553) % hurt.length]! ^= 0x55;
      const outcome = await readLabelPdf(hurt).catch((error: unknown) => error);
      expect(outcome).toSatisfy((value) => Array.isArray(value) || (value as Error).name.startsWith('Label'));
    }
    expect((await readLabelPdf(pdf)).map(({ tracking }) => tracking)).toEqual(expected.slice(0, 2));
  }, 60_000);
});

describe('splitLabels', () => {
  const two = labels.slice(0, 2);
  const sheetOf = (width: number, height: number, ...places: { x: number; y: number; scale?: number }[]) =>
    sampleSheetPdf(
      { width, height },
      places.map((at, index) => ({ ...labels[index]!, at })),
    );

  it.each([
    ['side by side', sheetOf(1008, 612, { x: 20, y: 100 }, { x: 560, y: 100 })],
    ['one above the other', sheetOf(612, 1008, { x: 100, y: 30 }, { x: 100, y: 540 })],
  ] as const)('gives each of two labels %s a page of its own', async (_, drawn) => {
    const sheet = await drawn;
    const [whole] = await readLabelPdf(sheet);
    expect(whole).toMatchObject({ candidates: expect.arrayContaining(expected.slice(0, 2)), numberIn: 'bars' });
    expect(whole).not.toHaveProperty('tracking');
    const parts = await splitLabels(sheet, 1);
    const read = await Promise.all(parts.map((part) => readLabelPdf(part)));
    const found = read.flat().map(({ tracking }) => tracking?.trackingNumber);
    expect(found).toHaveLength(2);
    expect(found).toEqual(expect.arrayContaining(two.map(({ trackingNumber }) => trackingNumber)));
    expect(read.flat().map(({ text }) => text.trim())).toEqual(['', '']);
  });

  it('leaves a page whole whose parts are no labels, and one with a single label', async () => {
    const twoCarriers = await sheetOf(288, 432, { x: 0, y: 216, scale: 0.5 }, { x: 0, y: 0, scale: 0.5 });
    expect(await splitLabels(twoCarriers, 1)).toEqual([]);
    expect(await splitLabels(await sampleLabelPdf([labels[0]!]), 1)).toEqual([]);
  });
});

describe('pagePicture', () => {
  it('shows the whole page', async () => {
    const { png, width, height } = await pagePicture(await sampleLabelPdf(labels.slice(0, 1)));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(height / width).toBeCloseTo(1.5, 1);
  });
});

describe('extractPage', () => {
  it('gives one page as a PDF of its own, counted from 1', async () => {
    const pdf = await sampleLabelPdf(labels, { pageSize: '100x150' });
    const pages = await readLabelPdf(await extractPage(pdf, 5));
    expect(pages).toMatchObject([{ widthMm: 100, heightMm: 150, tracking: expected[4] }]);
  });

  it('draws the page of a file that may be read and not be taken apart', async () => {
    const pages = await readLabelPdf(await extractPage(encryptedPdf(), 1));
    expect(pages).toMatchObject([{ widthMm: 101.6, heightMm: 152.4, text: '' }]);
  });

  it('refuses a page that is not there, and a file that is none', async () => {
    await expect(extractPage(await blankPages(2), 3)).rejects.toEqual(refusal('noPages'));
    await expect(extractPage(Buffer.from('hello'), 1)).rejects.toEqual(refusal('notAPdf'));
  });
});
