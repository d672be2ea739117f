import { describe, expect, it } from 'vitest';
import { orderStatus } from '@pressroom/contract/orders/status';
import type { OrderRecord } from '../record/record.ts';
import { compareGoods, missingNames } from './goods.ts';
import type { MarketOrder } from './marketOrder.ts';
import { item, ours, theirs } from './marketNews.fixture.ts';

const { storeReview, factoryReview, inProduction, shipped } = orderStatus;

const said = { state: 'toShip', lines: [theirs('7', 2, 'L-1')] } as MarketOrder;

type Facts = Partial<Record<keyof OrderRecord, unknown>>;

/** An order that has what `said` wants. */
function order(facts: Facts = {}): OrderRecord {
  return {
    sysStatus: inProduction,
    holds: null,
    labelKey: null,
    marketState: 'toShip',
    marketGoods: { 7: 2 },
    lines: [ours('7', 2)],
    ...facts,
  } as unknown as OrderRecord;
}

const reported = (kind: string) => [{ kind, at: '2026-11-21T00:00:00Z', was: inProduction }];

describe('goods told', () => {
  const three = { lines: [theirs('7', 3, 'L-1')] };
  const review = { sysStatus: storeReview };
  it.each<[string, Facts, Partial<MarketOrder>, string | undefined]>([
    ['the same', review, {}, undefined],
    ['more, before anybody works on it', review, three, 'follow'],
    ['more, with a label made', { ...review, labelKey: 'k' }, three, 'changed'],
    [
      'more, after a person has added a line',
      { ...review, lines: [ours('7', 2), ours('8', 1, null)] },
      three,
      'changed',
    ],
    ['more, after a person has changed ours', { ...review, lines: [ours('7', 5)] }, three, 'changed'],
    ['more, in factory review', { sysStatus: factoryReview }, three, 'changed'],
    ['what ours are already', { ...review, lines: [ours('7', 3)] }, three, undefined],
    ['more than is asked about', { holds: reported('goodsChanged') }, three, 'changed'],
    ['what ours are, while it is asked', { holds: reported('goodsChanged'), marketGoods: { 7: 4 } }, {}, 'back'],
    ['less, of what can no longer change', review, { ...three, state: 'shipped' }, undefined],
    ['others than entered by hand', { marketState: null, marketGoods: null }, three, 'changed'],
    ['the same as entered by hand', { marketState: null, marketGoods: null }, {}, undefined],
    ['as many as entered without SKU ids', { marketState: null, lines: [ours('', 3)] }, three, undefined],
    ['more than entered without SKU ids', { marketState: null, lines: [ours('', 2)] }, three, 'changed'],
    ['others than entered by hand, and left', { marketState: null, sysStatus: shipped }, three, undefined],
  ])('%s: %s', (_case, facts, told, effect) => {
    expect(compareGoods(order(facts), { ...said, ...told })).toBe(effect);
  });

  it.each<[string, ReturnType<typeof ours>[], MarketOrder['lines'], [string, string][]]>([
    ['as known', [ours('7', 2)], [theirs('7', 2, 'L-1')], []],
    ['exchanged', [ours('7', 2)], [theirs('7', 2, 'L-9')], [['7', 'L-9']]],
    ['in another order', [ours('7', 2, [item('A'), item('B')])], [theirs('7', 2, 'B', 'A')], []],
    ['of a line that has none', [ours('7', 2, null)], [theirs('7', 2, 'L-1')], [['7', 'L-1']]],
    [
      'of the first of two lines',
      [ours('7', 1, null, 'a'), ours('7', 1, null, 'b')],
      [theirs('7', 2, 'L-1')],
      [['a', 'L-1']],
    ],
    [
      'not beside a line that has some',
      [ours('7', 1), ours('7', 1, null, 'b')],
      [theirs('7', 1, 'L-1'), theirs('7', 1, 'L-2')],
      [],
    ],
    ['of other SKU ids', [ours('8', 1, null)], [theirs('7', 2, 'L-1')], []],
  ])('bring their names: %s', (_case, lines, told, named) => {
    const found = missingNames(order({ lines }), { ...said, lines: told });
    expect(found.map(({ id, line }) => [id, line.marketItems[0]?.id])).toEqual(named);
  });

  it('bring no other names once nothing can change there', () => {
    const exchanged = { ...said, lines: [theirs('7', 2, 'L-9')], state: 'shipped' as const };
    expect(missingNames(order(), exchanged)).toEqual([]);
  });
});
