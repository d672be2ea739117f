import { describe, expect, it } from 'vitest';
import { orderStatus } from '@pressroom/contract/orders/status';
import type { OrderRecord } from '../record/record.ts';
import { changeOf } from './follow.ts';
import type { MarketOrder } from './marketOrder.ts';
import { ours, place, theirs } from './marketNews.fixture.ts';

const { storeReview, inProduction, shipped, signed, abnormal, closed } = orderStatus;
const now = '2026-11-21T00:00:00Z';

const said: MarketOrder = {
  thirdOrderNumber: 'PO-1',
  shopId: '1',
  labelType: 1,
  orderTime: '2026-11-20T03:00:00Z',
  deliveryTimeLimit: null,
  marketStatus: 'toShip',
  state: 'toShip',
  marketCreatedAt: '2026-11-20T03:00:00Z',
  marketUpdatedAt: '2026-11-20T04:00:00Z',
  trackingNumber: null,
  carrierName: null,
  address: place,
  lines: [theirs('7', 2, 'L-1')],
  asked: [],
};

type Facts = Partial<Record<keyof OrderRecord, unknown>>;

/** An order as it is here after `said`. */
function order(facts: Facts = {}): OrderRecord {
  return {
    id: '1',
    sysStatus: inProduction,
    holds: null,
    labelKey: null,
    shipments: 0,
    shipmentConfirmation: null,
    trackingNumber: null,
    ...place,
    marketStatus: 'toShip',
    marketState: 'toShip',
    marketAsked: [],
    marketCreatedAt: '2026-11-20T03:00:00Z',
    marketUpdatedAt: '2026-11-20T04:00:00Z',
    marketAddress: place,
    marketGoods: { 7: 2 },
    lines: [ours('7', 2)],
    ...facts,
  } as unknown as OrderRecord;
}

const reported = (kind: string, facts: object = {}) => ({ kind, at: now, was: inProduction, ...facts });

describe('what is told again', () => {
  it('is no news, in whatever spelling of its moments', () => {
    expect(changeOf(order(), said, now)).toBeUndefined();
    const other = {
      ...said,
      marketUpdatedAt: '2026-11-20T12:00:00+08:00',
      marketCreatedAt: '2026-11-20T03:00:00.000Z',
    };
    expect(changeOf(order(), other, now)).toBeUndefined();
    const asked = order({ marketAsked: ['addressChange', 'risk'] });
    expect(changeOf(asked, { ...said, asked: ['risk', 'addressChange', 'risk'] }, now)).toBeUndefined();
  });

  it.each<[string, Facts, Partial<MarketOrder>]>([
    ['another word of theirs', {}, { marketStatus: 'packed' }],
    ['another state', {}, { state: 'pending' }],
    ['a later change', {}, { marketUpdatedAt: '2026-11-20T05:00:00Z' }],
    ['a change where there was none', { marketUpdatedAt: null }, {}],
    ['another day of its creation', {}, { marketCreatedAt: '2026-11-19T03:00:00Z' }],
    ['another phone', {}, { address: { ...place, recipientsPhone: '2' } }],
    ['a request', {}, { asked: ['risk'] }],
    ['a request that is over', { marketAsked: ['risk'] }, {}],
    ['a tracking number where there is none', {}, { trackingNumber: '1Z1' }],
    ['goods where none were known', { marketGoods: null }, {}],
    ['names that our lines lack', { lines: [ours('7', 2, null)] }, {}],
  ])('is news with %s', (_case, facts, told) => {
    expect(changeOf(order(facts), { ...said, ...told }, now)).toBeDefined();
  });

  it.each<[string, Facts, Partial<MarketOrder>]>([
    ['a tracking number, where it has one', { trackingNumber: '1Z2' }, { trackingNumber: '1Z1' }],
    ['a tracking number, once it has left', { sysStatus: shipped }, { trackingNumber: '1Z1' }],
    ['no address', {}, { address: null }],
    ['an address without what is withheld', {}, { address: { ...place, recipientsName: '', recipientsPhone: '' } }],
  ])('is no news with %s', (_case, facts, told) => {
    expect(changeOf(order(facts), { ...said, ...told }, now)).toBeUndefined();
  });
});

describe('a state there', () => {
  it.each<[Facts, MarketOrder['state'], string | undefined]>([
    [{}, 'shipped', 'shipped'],
    [{}, 'signed', 'signed'],
    [{ sysStatus: storeReview }, 'shipped', 'shipped'],
    [{ sysStatus: shipped, marketState: 'shipped' }, 'signed', 'signed'],
    [{ sysStatus: shipped }, 'shipped', undefined],
    [{ marketState: 'shipped' }, 'shipped', undefined],
    [{ sysStatus: abnormal }, 'shipped', undefined],
    [{ shipmentConfirmation: 'sending' }, 'shipped', undefined],
    [{ sysStatus: closed }, 'signed', undefined],
    [{ sysStatus: signed, marketState: 'shipped' }, 'signed', undefined],
    [{}, 'cancelled', undefined],
    [{}, 'pending', undefined],
  ])('moves an order with %j at %s: %s', (facts, state, move) => {
    expect(changeOf(order(facts), { ...said, state }, now)?.move).toBe(move);
  });

  it.each<[string, Facts, Partial<MarketOrder>, string[]]>([
    ['cancelled', {}, { state: 'cancelled' }, ['cancelled']],
    ['cancelled, known', { marketState: 'cancelled' }, { state: 'cancelled' }, []],
    ['wanted again after a cancellation', { sysStatus: closed, marketState: 'cancelled' }, {}, ['closedHere']],
    ['wanted, closed by a person who knew', { sysStatus: closed }, { marketStatus: 'packed' }, []],
    ['shipped, closed here', { sysStatus: closed, marketState: 'cancelled' }, { state: 'shipped' }, ['shippedThere']],
    ['shipped, stopped here', { sysStatus: abnormal }, { state: 'signed' }, ['shippedThere']],
    ['shipped, stopped after it had left', { sysStatus: abnormal, shipments: 1 }, { state: 'shipped' }, []],
    [
      'shipped, stopped by a report after it had left',
      { sysStatus: abnormal, holds: [reported('risk', { was: shipped })], marketAsked: ['risk'] },
      { state: 'shipped', asked: ['risk'] },
      [],
    ],
    ['signed, known as shipped', { sysStatus: abnormal, marketState: 'shipped' }, { state: 'signed' }, []],
    [
      'three requests',
      {},
      { asked: ['risk', 'cancellation', 'addressChange'] },
      ['risk', 'cancellationAsked', 'addressChangeAsked'],
    ],
  ])('is reported: %s', (_case, facts, told, kinds) => {
    expect((changeOf(order(facts), { ...said, ...told }, now)?.holds ?? []).map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each<[string, Facts, Partial<MarketOrder>, string[]]>([
    ['a request that is over', { marketAsked: ['risk'], holds: [reported('risk')] }, {}, ['risk']],
    [
      'one that still stands',
      { marketAsked: ['risk'], holds: [reported('risk')] },
      { marketStatus: 'x', asked: ['risk'] },
      [],
    ],
    [
      'one that was said to be over',
      { marketAsked: ['risk'], holds: [reported('risk', { withdrawnAt: now })] },
      {},
      [],
    ],
    ['a cancellation that is over', { marketState: 'cancelled', holds: [reported('cancelled')] }, {}, ['cancelled']],
    [
      'a closing that is right after all',
      { marketState: 'toShip', holds: [reported('closedHere')] },
      { state: 'cancelled' },
      ['closedHere'],
    ],
    [
      'a request that a cancellation has granted',
      { marketAsked: ['cancellation'], holds: [reported('cancellationAsked')] },
      { state: 'cancelled' },
      [],
    ],
  ])('withdraws what is no longer so: %s', (_case, facts, told, kinds) => {
    const holds = changeOf(order({ sysStatus: abnormal, ...facts }), { ...said, ...told }, now)?.holds ?? [];
    expect(holds.filter(({ withdrawnAt }) => withdrawnAt === now).map(({ kind }) => kind)).toEqual(kinds);
  });
});
