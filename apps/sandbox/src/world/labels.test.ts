import { readLabelPdf, recognizeTracking } from '@pressroom/imaging';
import { expect, it } from 'vitest';
import { makeBuyer } from './buyers.ts';
import { Chance } from './chance.ts';
import { drawLabel } from './labels.ts';
import { carriers, makeTrackingNumber } from './trackingNumbers.ts';

it.each(carriers)('the bars of a label of %s hold its tracking number', async (carrier) => {
  const chance = new Chance('label', carrier);
  const trackingNumber = makeTrackingNumber(chance, carrier);
  const pdf = await drawLabel({ carrier, trackingNumber, reference: 'GSUTEST0001' }, makeBuyer(chance, 'US'));
  const [page, ...more] = await readLabelPdf(pdf);
  expect(more).toEqual([]);
  const symbols = page!.symbols.map(({ text }) => text);
  expect(recognizeTracking(symbols)).toEqual({ carrier, trackingNumber });
});
