import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noRecipient } from '@pressroom/contract/orders/recipient';
import { orderStatus } from '@pressroom/contract/orders/status';
import type { OrderRecord } from '../record/record.ts';
import { compareAddress } from './address.ts';
import type { MarketOrder } from './marketOrder.ts';
import { place } from './marketNews.fixture.ts';

const { storeReview, inProduction, shipped } = orderStatus;
const moved = { ...place, recipientsAddress: '700 Congress Ave' };

const said = { state: 'toShip', address: place } as MarketOrder;

type Facts = Partial<Record<keyof OrderRecord, unknown>>;

/** An order that goes where `said` wants it. */
function order(facts: Facts = {}): OrderRecord {
  return {
    sysStatus: inProduction,
    holds: null,
    ...place,
    marketState: 'toShip',
    marketAddress: place,
    ...facts,
  } as unknown as OrderRecord;
}

const reported = (kind: string) => [{ kind, at: '2026-11-21T00:00:00Z', was: inProduction }];

describe('an address told', () => {
  const withheld = { marketAddress: { ...place, recipientsName: '' }, recipientsName: '' };
  it.each<[string, Facts, typeof place, string | undefined]>([
    ['the same', {}, place, undefined],
    ['another street', {}, moved, 'changed'],
    [
      'another street, while the buyer may change it',
      { sysStatus: storeReview, marketState: 'pending' },
      moved,
      'fill',
    ],
    [
      'another street, in place of one that staff entered',
      { sysStatus: storeReview, recipientsCity: 'Dallas' },
      moved,
      'changed',
    ],
    ['the first one', { ...noRecipient, marketAddress: null }, place, 'fill'],
    ['a name that was withheld', withheld, place, 'fill'],
    ['one for an order entered by hand', { marketState: null, marketAddress: null }, moved, undefined],
    [
      'one for an order entered by hand without any',
      { marketState: null, marketAddress: null, ...noRecipient },
      moved,
      'fill',
    ],
    ['ours, while it is asked', { holds: reported('addressChanged'), marketAddress: moved }, place, 'back'],
    [
      'a third one, while it is asked',
      { holds: reported('addressChanged'), marketAddress: moved },
      { ...moved, recipientsCity: 'Dallas' },
      'changed',
    ],
  ])('%s: %s', (_case, facts, address, effect) => {
    const state = facts.marketState === 'pending' ? 'pending' : 'toShip';
    expect(compareAddress(order(facts), { ...said, state, address })?.effect).toBe(effect);
  });

  it.each<[string, Facts, string | undefined]>([
    ['an order in production', {}, '999'],
    ['one that has left', { sysStatus: shipped }, undefined],
    ['one with a number that staff entered', { recipientsPhone: '1' }, undefined],
    ['one without a number', { recipientsPhone: '' }, '999'],
    ['one that was entered by hand', { marketState: null }, undefined],
  ])('brings another phone to %s: %s', (_case, facts, phone) => {
    expect(compareAddress(order(facts), { ...said, address: { ...place, recipientsPhone: '999' } })?.phone).toBe(phone);
  });

  it('never takes from ours what the marketplace withholds', () => {
    const part = fc.constantFrom('', 'Austin', 'Dallas', 'Apt 5');
    const anyPlace = fc.record(Object.fromEntries(Object.keys(place).map((key) => [key, part])));
    fc.assert(
      fc.property(anyPlace, anyPlace, (known, told) => {
        const at = order({ ...known, marketAddress: known });
        const news = compareAddress(at, { ...said, address: told as typeof place })!;
        for (const key of Object.keys(place) as (keyof typeof place)[])
          // a second line belongs to its street
          if (key !== 'recipientsAddress2') expect(news.ours[key]).toBe(told[key] || known[key]);
        expect(compareAddress(at, { ...said, address: known as typeof place })!.effect).toBeUndefined();
      }),
    );
  });
});
