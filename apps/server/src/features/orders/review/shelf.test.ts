import { expect, it } from 'vitest';
import type { LineRecord } from '../record/record.ts';
import { type Shelf, shortOf, splitByShelf } from './shelf.ts';

const shelves = new Map<string, Shelf>([
  ['1', { code: 'TEE-BLK-M', realStock: 5, reserved: 2 }],
  ['2', { code: 'TEE-WHT-L', realStock: 1, reserved: 4 }],
]);

const wanting = (name: string, needs: Record<string, number>) => ({
  name,
  lines: Object.entries(needs).map(([productCodeId, num]) => ({ productCodeId, num }) as LineRecord),
});

it.each([
  ['enough for all', [{ 1: 1 }, { 1: 2 }], ['a', 'b'], []],
  ['the last in line waits', [{ 1: 2 }, { 1: 2 }], ['a'], [['b', 'TEE-BLK-M', 1]]],
  ['what is too much for one is left to the next', [{ 1: 4 }, { 1: 3 }], ['b'], [['a', 'TEE-BLK-M', 4]]],
  ['nothing is left where more is reserved than there is', [{ 2: 1 }], [], [['a', 'TEE-WHT-L', 1]]],
  [
    'an order gets all or nothing',
    [{ 1: 1, 2: 1 }, { 1: 3 }],
    ['b'],
    [
      ['a', 'TEE-BLK-M', 1],
      ['a', 'TEE-WHT-L', 1],
    ],
  ],
  ['lines without a product take nothing', [{}], ['a'], []],
])('hands out what is on the shelf: %s', (_case, needs, served, waiting) => {
  const orders = needs.map((need, index) => wanting('abc'[index]!, need as Record<string, number>));
  const split = splitByShelf(orders, shelves);
  expect(split.served.map(({ name }) => name)).toEqual(served);
  expect(
    split.waiting.flatMap(({ order, lacks }) => lacks.map(({ code, units }) => [order.name, code, units])),
  ).toEqual(waiting);
});

it('says of those in waiting what it says of all of them together', () => {
  const orders = [wanting('a', { 1: 2, 2: 3 }), wanting('b', { 1: 2 }), wanting('c', { 1: 4 })];
  const all = shortOf(orders, shelves);
  expect(all).toEqual([
    { productCodeId: '1', productCode: 'TEE-BLK-M', realStock: 5, reserved: 2, wanted: 8, short: 5 },
    { productCodeId: '2', productCode: 'TEE-WHT-L', realStock: 1, reserved: 4, wanted: 3, short: 3 },
  ]);
  const { served, short } = splitByShelf(orders, shelves);
  expect(served.map(({ name }) => name)).toEqual(['b']);
  expect(short.map(({ productCode, short: units }) => [productCode, units])).toEqual([
    ['TEE-BLK-M', 5],
    ['TEE-WHT-L', 3],
  ]);
});
