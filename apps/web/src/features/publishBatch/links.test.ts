import { expect, it } from 'vitest';
import {
  generatedLink,
  linksSent,
  merged,
  problemsOfLink,
  randomCargoNo,
  rangeOf,
  takenTwice,
  withEdits,
  withSkus,
} from './links.ts';
import { sampleLink } from './publishBatch.sample.ts';

const row = (given: Parameters<typeof sampleLink>[0] = {}) => generatedLink(sampleLink(given));

it('shows a price that all SKUs have, and a range where they differ', () => {
  const one = row({ prices: ['9.90'] });
  const two = row({ prices: ['9.90', '15.00'] });
  expect([one.cells.originalPrice, two.cells.originalPrice]).toEqual(['9.90', '']);
  expect(rangeOf(two.skus, 'originalPrice')).toBe('9.90 – 15.00');
  expect(rangeOf(two.skus, 'specialPrice')).toBe('');
});

it('gives a typed price to all SKUs of the link, and leaves those of others', () => {
  const rows = [row({ prices: ['9.90', '15.00'] }), row({ productId: '2', prices: ['7.00'] })];
  const [first, second] = withEdits(rows, [{ row: 0, column: 'originalPrice', text: '12.5' }]);
  expect(first!.skus.map(({ originalPrice }) => originalPrice)).toEqual(['12.5', '12.5']);
  expect(second).toBe(rows[1]);
  const [titled] = withEdits(rows, [{ row: 0, column: 'title', text: 'Tee' }]);
  expect(titled!.skus).toBe(rows[0]!.skus);
});

it('keeps what was changed in a link when links are generated again', () => {
  const edited = withEdits([row()], [{ row: 0, column: 'title', text: 'Mine' }]);
  const again = merged(edited, [row(), row({ storeId: '12' })]);
  expect(again.map(({ cells }) => cells.title)).toEqual(['Mine', 'Rose tee']);
  expect(again[0]).toBe(edited[0]);
});

it('judges item number, title and prices', () => {
  const bad = withEdits(
    [row()],
    [
      { row: 0, column: 'cargoNo', text: '' },
      { row: 0, column: 'title', text: 'x'.repeat(201) },
      { row: 0, column: 'originalPrice', text: '' },
      { row: 0, column: 'specialPrice', text: '1.234' },
    ],
  )[0]!;
  expect(problemsOfLink(bad)).toEqual({
    cargoNo: 'publishing.cargoNoRequired',
    title: 'publishBatch.tooLong',
    originalPrice: 'publishing.priceRequired',
    specialPrice: 'productTemplates.price',
  });
  expect(problemsOfLink(row())).toEqual({});
});

it('finds item numbers that stand twice in one store, whatever their case', () => {
  const rows = [
    row({ cargoNo: 'ab1' }),
    row({ productId: '2', cargoNo: 'AB1' }),
    row({ storeId: '12', cargoNo: 'AB1' }),
  ];
  expect([...takenTwice(rows)]).toEqual(['1 11', '2 11']);
});

it('draws item numbers of five characters that nobody has', () => {
  const taken = new Set<string>();
  for (let at = 0; at < 500; at += 1) taken.add(randomCargoNo(taken));
  expect(taken.size).toBe(500);
  for (const drawn of taken) expect(drawn).toMatch(/^[0-9A-Z]{5}$/);
});

it('sends every price, and the common description unless each keeps its own', () => {
  const link = { ...row({ prices: ['9.90'] }), description: 'own' };
  const changed = withSkus(
    link,
    link.skus.map((sku) => ({ ...sku, specialPrice: '8.00' })),
  );
  const prices = [{ productSpecId: '101', originalPrice: '9.90', specialPrice: '8.00' }];
  expect(linksSent([changed], undefined)).toMatchObject([{ description: 'own', prices }]);
  expect(linksSent([changed], '')).toMatchObject([
    { description: '', productId: '1', storeId: '11', cargoNo: 'A1B2C' },
  ]);
});
