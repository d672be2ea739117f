import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkedActs } from '@pressroom/contract/orders/actCheck';
import { actFrom, orderActs, type OrderAct, orderStatus, type OrderStatus } from '@pressroom/contract/orders/status';
import type { Hold, LineRecord } from '../record/record.ts';
import { allowLabel, allowMove, partitionByRule } from './allowed.ts';
import { type ProgramMove, startsOf } from './moves.ts';
import {
  decisionObstacle,
  incomplete,
  mayBeOpened,
  objection,
  reviewProblem,
  type RuledAct,
  viewObjection,
} from './rules.ts';
import { completeLine as line, completeOrder as order } from './completeOrder.fixture.ts';

const { storeReview, factoryReview, drawingLayout, inProduction, shipped, signed, abnormal, closed } = orderStatus;

const hold: Hold = { kind: 'addressChanged', at: '2026-01-01T00:00:00Z', was: inProduction };
const acts: readonly RuledAct[] = [...new Set<RuledAct>([...orderActs, ...checkedActs])];
/** Acts that are only about a fact that the order does not have by itself. */
const aboutFact: Partial<Record<OrderAct, Parameters<typeof order>[0]>> = {
  callOff: { scheduledDelivery: '2026-01-02T00:00:00Z' },
  decide: { holds: [hold] },
  keepLabel: { labelVoid: { key: 'orders.labelVoid.held' } },
  askShipment: { shipmentConfirmation: 'unknown' },
  settleShipment: { shipmentConfirmation: 'unknown' },
  buyLabel: { labelKey: null, labelPurchaseProblem: { key: 'lastMile.channelGone' } },
};

describe('an act', () => {
  it.each(orderActs.flatMap((act) => orderStatus.values.map((status) => [act, status] as const)))(
    '%s in status %d is allowed by the statuses that the contract names',
    (act, sysStatus) => {
      const found = objection(act, order({ ...aboutFact[act], sysStatus }));
      if (actFrom[act].includes(sysStatus)) expect(found).toBeUndefined();
      else
        expect(found).toEqual({ key: 'orders.wrongState', params: { status: { key: `orders.status.${sysStatus}` } } });
    },
  );

  it.each<[RuledAct, Parameters<typeof order>[0], string | undefined]>([
    ['ship', { trackingNumber: null }, 'orders.noTracking'],
    ['schedule', { trackingNumber: null }, 'orders.noTracking'],
    ['print', { trackingNumber: null }, undefined],
    ['ship', { labelKey: null }, undefined],
    ['ship', { labelVoid: { key: 'orders.labelVoid.address' } }, 'orders.labelVoid.address'],
    ['print', { labelVoid: { key: 'orders.labelVoid.number' } }, 'orders.labelVoid.number'],
    ['close', { labelVoid: { key: 'orders.labelVoid.address' } }, undefined],
    ['keepLabel', { labelVoid: { key: 'orders.labelVoid.address' } }, 'orders.labelVoid.none'],
    ['keepLabel', { labelVoid: { key: 'orders.labelVoid.number' } }, undefined],
    ['keepLabel', { labelVoid: { key: 'orders.labelVoid.held' }, holds: [hold] }, 'orders.labelVoid.none'],
    ['callOff', {}, 'orders.notScheduled'],
    ['buyLabel', { labelKey: null }, 'orders.labelPurchase.none'],
    ['buyLabel', { labelPurchaseProblem: { key: 'lastMile.channelGone' } }, 'orders.labelPurchase.none'],
    ['decide', { sysStatus: abnormal }, 'orders.hold.none'],
    ['edit', { sysStatus: abnormal, shipments: 1 }, 'orders.wrongState'],
    ['parcel', { sysStatus: abnormal, shipments: 1 }, 'orders.wrongState'],
    ['ship', { marketState: 'pending' }, 'orders.market.pending'],
    ['submit', { sysStatus: storeReview, marketState: 'pending' }, 'orders.market.pending'],
    ['close', { marketState: 'pending' }, undefined],
    ['drawings', {}, undefined],
    ['drawings', { lines: [{ ...line, drawingKey: null }] }, 'orders.drawingsPending'],
    ['drawings', { sysStatus: closed }, 'orders.wrongState'],
    ['labels', { sysStatus: shipped }, undefined],
    ['labels', { labelKey: null }, 'orders.noLabelYet'],
    ['labels', { labelVoid: { key: 'orders.labelVoid.held' } }, 'orders.labelVoid.held'],
    ['labels', { sysStatus: closed }, 'orders.wrongState'],
  ])('%s of an order with %j ends in %s', (act, facts, key) => {
    expect(objection(act, order(facts))?.key).toBe(key);
  });

  it.each<[RuledAct, string | null, string | undefined]>([
    ['ship', 'waiting', 'orders.telling.already'],
    ['ship', 'sending', 'orders.telling.already'],
    ['parcel', 'unknown', 'orders.telling.already'],
    ['print', 'sending', undefined],
    ['close', 'waiting', undefined],
    ['abnormal', 'waiting', undefined],
    ['close', 'sending', 'orders.telling.already'],
    ['abnormal', 'unknown', 'orders.telling.already'],
    ['askShipment', 'unknown', undefined],
    ['askShipment', 'sending', 'orders.telling.already'],
    ['askShipment', null, 'orders.telling.notUnknown'],
    ['settleShipment', 'unknown', undefined],
    ['settleShipment', 'waiting', 'orders.telling.already'],
    ['settleShipment', null, 'orders.telling.notUnknown'],
  ])('%s while the shipment’s confirmation is %s ends in %s', (act, shipmentConfirmation, key) => {
    expect(objection(act, order({ shipmentConfirmation }))?.key).toBe(key);
  });

  const stopped: readonly RuledAct[] = ['submit', 'approve', 'ship', 'schedule', 'print', 'sign', 'drawings', 'labels'];
  it.each(acts.map((act) => [act, stopped.includes(act)] as const))(
    '%s is stopped by an undecided report: %s',
    (act, isStopped) => {
      expect(objection(act, order({ holds: [hold] }))?.key === 'orders.held').toBe(isStopped);
    },
  );

  it('names every undecided report, and those that are no longer so', () => {
    const holds = [hold, { ...hold, kind: 'risk', withdrawnAt: hold.at }];
    const withdrawn = { key: 'orders.hold.withdrawn', params: { what: { key: 'orders.hold.risk' } } };
    expect(objection('ship', order({ holds }))).toEqual({
      key: 'orders.held',
      params: {
        what: { key: 'platform.sideBySide', params: { one: { key: 'orders.hold.addressChanged' }, other: withdrawn } },
      },
    });
  });
});

describe('an incomplete order', () => {
  it.each<[string, Partial<LineRecord>, string | undefined]>([
    ['complete', {}, undefined],
    ['without a mapping', { productCodeId: null }, 'orders.notMapped'],
    ['without a product and a SKU id', { productCodeId: null, msku: '' }, 'orders.noProduct'],
    ['without its print', { printingImageId: null }, 'orders.printsMissing'],
    ['without its second print', { printNum: 2, printingImage2Id: null }, 'orders.printsMissing'],
  ])('a line %s ends in %s', (_name, facts, key) => {
    const one = order({ sysStatus: factoryReview, lines: [line, { ...line, lineNo: 2, ...facts }] });
    expect(incomplete(one)?.key).toBe(key);
    expect(objection('approve', one)?.key).toBe(key);
    expect(reviewProblem(one)?.key).toBe(key);
    expect(reviewProblem({ ...one, sysStatus: inProduction })).toBeUndefined();
  });
});

it.each<[Parameters<typeof decisionObstacle>[0], Parameters<typeof order>[0], string | undefined]>([
  [{ kind: 'cancelled', decision: 'close' }, {}, undefined],
  [{ kind: 'cancelled', decision: 'close' }, { shipmentConfirmation: 'waiting' }, undefined],
  [{ kind: 'cancelled', decision: 'close' }, { shipmentConfirmation: 'sending' }, 'orders.telling.already'],
  [{ kind: 'goodsChanged', decision: 'takeOver' }, {}, undefined],
  [{ kind: 'goodsChanged', decision: 'takeOver' }, { shipments: 1 }, 'orders.hold.hasShipped'],
  [{ kind: 'goodsChanged', decision: 'takeOver' }, { shipmentConfirmation: 'sending' }, 'orders.hold.hasShipped'],
  [{ kind: 'goodsChanged', decision: 'keep' }, { shipments: 1 }, undefined],
  [{ kind: 'addressChanged', decision: 'takeOver' }, { shipments: 1 }, undefined],
  [
    { kind: 'addressChanged', decision: 'takeOver' },
    { holds: [{ ...hold, withdrawnAt: hold.at }] },
    'orders.hold.takenBack',
  ],
  [{ kind: 'shippedThere', decision: 'takeOver' }, { shipments: 1 }, undefined],
])('the decision %j about an order with %j ends in %s', (decision, facts, key) => {
  expect(decisionObstacle(decision, order(facts))).toBe(key);
});

it.each<[string, Parameters<typeof order>[0], string | undefined]>([
  ['sound', {}, undefined],
  ['void, and may fit again', { labelVoid: { key: 'orders.labelVoid.held' } }, undefined],
  ['of a former address', { labelVoid: { key: 'orders.labelVoid.address' } }, 'orders.labelVoid.address'],
  ['of an order with an undecided report', { holds: [hold] }, 'orders.held'],
])('a label that is %s is looked at, or refused by %s', (_name, facts, key) => {
  expect(viewObjection(order(facts))?.key).toBe(key);
  expect(mayBeOpened(order(facts))).toBe(key === undefined);
});

it.each<[OrderStatus, string | null, string | undefined]>([
  [storeReview, null, undefined],
  [abnormal, null, undefined],
  [inProduction, 'waiting', 'orders.label.telling'],
  [shipped, null, 'orders.label.locked'],
  [closed, null, 'orders.label.locked'],
])(
  'an order in status %d, its confirmation %s, gets no other label because of %s',
  (sysStatus, shipmentConfirmation, key) => {
    const ruled = allowLabel({ thirdOrderNumber: 'A1', sysStatus, shipmentConfirmation });
    expect('problem' in ruled ? ruled.problem.key : undefined).toBe(key);
  },
);

const anyOrder = fc
  .record({
    sysStatus: fc.constantFrom(...orderStatus.values),
    holds: fc.constantFrom(null, [hold]),
    labelVoid: fc.constantFrom(null, { key: 'orders.labelVoid.held' }, { key: 'orders.labelVoid.address' }),
    labelKey: fc.constantFrom(null, 'label'),
    trackingNumber: fc.constantFrom(null, '1Z999AA10123456784'),
    shipmentConfirmation: fc.constantFrom(null, 'waiting', 'sending', 'unknown'),
    marketState: fc.constantFrom(null, 'pending', 'toShip', 'shipped'),
    scheduledDelivery: fc.constantFrom(null, '2026-01-02T00:00:00Z'),
    shipments: fc.nat(2),
  })
  .map(order);

describe('whatever an order is like,', () => {
  it('what may ship may be scheduled, has a number and a sound label, and nothing undecided', () => {
    fc.assert(
      fc.property(anyOrder, (one) => {
        if (objection('ship', one)) return;
        expect(objection('schedule', one)).toBeUndefined();
        expect(one).toMatchObject({
          sysStatus: inProduction,
          holds: null,
          labelVoid: null,
          shipmentConfirmation: null,
        });
        expect(one.trackingNumber).not.toBeNull();
      }),
    );
  });

  it('every order is either allowed or refused, and what others object to refuses what alone is allowed', () => {
    fc.assert(
      fc.property(fc.array(anyOrder, { maxLength: 5 }), fc.constantFrom(...acts), (some, act) => {
        const orders = some.map((one, index) => ({ ...one, id: String(index) }));
        const { allowed, refused } = partitionByRule(act, orders, new Map());
        expect([...allowed, ...refused.map(({ order: one }) => one)].map(({ id }) => id).toSorted()).toEqual(
          orders.map(({ id }) => id),
        );
        expect(allowed.every((one) => objection(act, one) === undefined)).toBe(true);
        const others = new Map(orders.map(({ id }) => [id, { key: 'orders.trackingShared' as const }]));
        expect(partitionByRule(act, orders, others).allowed).toEqual([]);
      }),
    );
  });
});

it.each<[ProgramMove, OrderStatus, OrderStatus]>([
  ['stop', inProduction, signed],
  ['endLayout', drawingLayout, inProduction],
  ['unmap', factoryReview, storeReview],
  ['follow', shipped, abnormal],
  ['accept', inProduction, abnormal],
  ['shipStopped', abnormal, closed],
  ['resume', abnormal, inProduction],
])('the program’s move %s starts in status %d, never in %d', (move, right, wrong) => {
  expect(startsOf(move)).toContain(right);
  expect(allowMove(move, [order({ sysStatus: right })])).toHaveLength(1);
  expect(() => allowMove(move, [order({ sysStatus: wrong })])).toThrow(move);
});
