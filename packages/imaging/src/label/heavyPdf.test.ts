import { describe, expect, it } from 'vitest';
import { sampleLabelPdf } from '../sample/labelPdf.ts';
import { extractPages } from './extractPage.ts';
import { heavyPdfs } from './heavyPdf.fixture.ts';
import { threads } from './labelReader.ts';
import { label } from './pdf.fixture.ts';
import { readLabelPdf } from './readLabelPdf.ts';
import { renderLabel } from './renderLabel.ts';

const refused = (...reasons: string[]) =>
  expect.objectContaining({
    name: 'LabelRefused',
    reason: expect.toSatisfy((reason: string) => reasons.includes(reason)),
  });

describe('a file that costs more than any label', () => {
  it('is refused by the page that takes too long', async () => {
    const slow = heavyPdfs.sharedStream();
    await expect(readLabelPdf(slow, { pageMs: 500, fileMs: 1e9 })).rejects.toEqual(refused('tooSlow'));
  });

  it('is refused by the time of all its pages together, and its other pages are left', async () => {
    const slow = heavyPdfs.sharedStream({ weight: 400_000, pages: 400 });
    expect(slow.length).toBeLessThan(50_000);
    await expect(readLabelPdf(slow, { pageMs: 1e8, fileMs: 1500, perPageMs: 1 })).rejects.toEqual(refused('tooSlow'));
    const sample = label('UPS', 7);
    expect(await readLabelPdf(await sampleLabelPdf([sample]))).toMatchObject([{ tracking: { carrier: 'UPS' } }]);
  });

  it.each(['nestedForms', 'hugeImage', 'hugePage', 'swollenObjects'] as const)(
    'costs no more than it may, or is read: %s',
    async (name) => {
      const outcome = await readLabelPdf(heavyPdfs[name](), { pageMs: 20_000, memoryBytes: 96 << 20 }).catch(
        (error: unknown) => error,
      );
      if (!Array.isArray(outcome)) expect(outcome).toEqual(refused('tooLarge', 'tooSlow', 'damaged'));
      else expect(outcome.flatMap(({ symbols }) => symbols)).toEqual([]);
    },
  );

  it('is refused for its memory', async () => {
    const limits = { pageMs: 1e8, fileMs: 1e8, memoryBytes: 96 << 20 };
    await expect(readLabelPdf(heavyPdfs.nestedForms(), limits)).rejects.toEqual(refused('tooLarge'));
    await expect(extractPages(heavyPdfs.swollenObjects(), [1, 2], limits)).rejects.toEqual(refused('tooLarge'));
  });

  it('leaves the printing of labels alone', async () => {
    const slow = Array.from({ length: threads }, () =>
      readLabelPdf(heavyPdfs.sharedStream(), { pageMs: 4000 }).catch(() => 'refused'),
    );
    const pdf = await sampleLabelPdf([label('UPS', 8)]);
    const first = await Promise.race([renderLabel(pdf).then(() => 'printed'), ...slow]);
    expect(first).toBe('printed');
    await Promise.all(slow);
  });
});
