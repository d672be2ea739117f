import { expect, it } from 'vitest';
import { batchAddress, batchFrom } from './batchAddress.ts';

const sOf = (address: string) => new URL(address, 'http://127.0.0.1').searchParams.get('s');

it('names a batch as the base64 of its number and label type', () => {
  expect(batchAddress({ batchNumber: 'B20261120-7', labelType: 2 })).toBe(
    `/order/lastMileOrderDetail?s=${encodeURIComponent(btoa('B20261120-7_2'))}`,
  );
});

it.each(['B1', 'B20261120-0007', 'LM_2026_11', 'a~?>'])('reads back what it wrote of %s', (batchNumber) => {
  for (const labelType of [1, 2] as const) {
    const batch = { batchNumber, labelType };
    expect(batchFrom(sOf(batchAddress(batch)))).toEqual(batch);
  }
});

it('reads a plus sign that arrived as a blank', () => {
  const s = btoa('a~>>_1');
  expect(s).toContain('+');
  expect(batchFrom(s.replaceAll('+', ' '))).toEqual({ batchNumber: 'a~>>', labelType: 1 });
});

it.each([null, '', 'no base64!', btoa('B1'), btoa('B1_3'), btoa('_2'), btoa('B1_'), btoa('B 1_2')])(
  'finds no batch in %j',
  (s) => {
    expect(batchFrom(s)).toBeUndefined();
  },
);
