import { expect, it } from 'vitest';
import { dealPieces } from './pieces.rules.ts';

const one = (id: string) => ({ id, quantity: 1 });
const holding = (...contents: [lineId: string, num: number][]) => ({
  contents: contents.map(([lineId, num]) => ({ lineId, num })),
});

it.each([
  [
    'each unit to one parcel, in their order',
    [{ id: '1', items: [one('a'), one('b'), one('c')] }],
    [holding(['1', 1]), holding(['1', 2])],
    [[one('a')], [one('b'), one('c')]],
  ],
  [
    'a number of alike pieces by count',
    [{ id: '1', items: [{ id: 'x', quantity: 5 }] }],
    [holding(['1', 2]), holding(['1', 3])],
    [[{ id: 'x', quantity: 2 }], [{ id: 'x', quantity: 3 }]],
  ],
  [
    'what is left of a line to its last parcel',
    [{ id: '1', items: [one('a'), one('b'), one('c')] }],
    [holding(['1', 1]), holding(['1', 1])],
    [[one('a')], [one('b'), one('c')]],
  ],
  [
    'whole lines to the parcels that hold them',
    [
      { id: '1', items: [one('a')] },
      { id: '2', items: [one('b')] },
    ],
    [holding(['2', 1]), holding(['1', 1])],
    [[one('b')], [one('a')]],
  ],
  [
    'nothing to a parcel whose line has no names',
    [
      { id: '1', items: [one('a')] },
      { id: '2', items: [] },
    ],
    [holding(['1', 1]), holding(['2', 1])],
    [[one('a')], []],
  ],
  [
    'what no parcel holds to the first',
    [{ id: '9', items: [one('a')] }],
    [holding(['1', 1]), holding(['1', 1])],
    [[one('a')], []],
  ],
  ['everything to the one that holds all', [{ id: '1', items: [one('a')] }], [{ contents: null }], [[one('a')]]],
])('deals %s', (_what, lines, parcels, dealt) => {
  expect(dealPieces(lines, parcels)).toEqual(dealt);
});
