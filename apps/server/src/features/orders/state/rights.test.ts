import { expect, it } from 'vitest';
import { orderActs, type OrderAct, orderStatus } from '@pressroom/contract/orders/status';
import type { PermissionKey } from '@pressroom/contract/permissions';
import { nobody, system } from '../../../platform/access/actor.ts';
import type { OrderRecord } from '../record/record.ts';
import { actsAllowed } from './rules.ts';
import { completeOrder as order } from './completeOrder.fixture.ts';

/** An order on which the act is allowed as far as its state goes. */
const open: Record<OrderAct, OrderRecord> = {
  submit: order({ sysStatus: orderStatus.storeReview }),
  approve: order({ sysStatus: orderStatus.factoryReview }),
  close: order(),
  abnormal: order(),
  sign: order({ sysStatus: orderStatus.shipped }),
  ship: order(),
  schedule: order(),
  callOff: order({ scheduledDelivery: '2026-01-01T00:00:00Z' }),
  refresh: order({ sysStatus: orderStatus.factoryReview }),
  edit: order({ sysStatus: orderStatus.factoryReview }),
  parcel: order(),
  print: order(),
  decide: order({ sysStatus: orderStatus.abnormal, holds: [{ kind: 'risk', at: '', was: orderStatus.inProduction }] }),
  keepLabel: order({ labelVoid: { key: 'orders.labelVoid.number' } }),
  askShipment: order({ shipmentConfirmation: 'unknown' }),
  settleShipment: order({ shipmentConfirmation: 'unknown' }),
  buyLabel: order({ labelKey: null, labelPurchaseProblem: { key: 'lastMile.channelGone' } }),
};

/** Each of them alone is enough. */
const keys: Record<OrderAct, PermissionKey[]> = {
  submit: ['orderAudit'],
  approve: ['orderAudit'],
  close: ['orderClose'],
  abnormal: ['orderError'],
  sign: ['/order/index'],
  ship: ['orderSend'],
  schedule: ['deliverySend'],
  callOff: ['orderSend', 'deliverySend'],
  refresh: ['/order/index'],
  edit: ['orderUpdate'],
  parcel: ['orderUpdate', 'orderUploadLabel'],
  print: ['/order/print'],
  decide: ['orderAudit'],
  keepLabel: ['orderUploadLabel'],
  askShipment: ['orderSend', 'deliverySend'],
  settleShipment: ['orderSend', 'deliverySend'],
  buyLabel: ['/order/courseDetails'],
};

const all = [...new Set(Object.values(keys).flat())];

it.each(orderActs)('offers %s to those who hold its right, and to nobody else', (act) => {
  const offered = (keysHeld: readonly string[]) =>
    actsAllowed({ ...nobody, keys: new Set(keysHeld) })(open[act]).includes(act);
  expect(all.filter((key) => offered([key])).toSorted()).toEqual(keys[act].toSorted());
  expect(offered(all.filter((key) => !keys[act].includes(key)))).toBe(false);
  expect(actsAllowed(nobody)(open[act])).toEqual([]);
});

it('offers whoever holds everything what the order is ready for', () => {
  const offered = actsAllowed(system);
  expect(offered(open.ship)).toEqual(['close', 'abnormal', 'ship', 'schedule', 'parcel', 'print']);
  expect(offered(open.submit)).toEqual(['submit', 'approve', 'close', 'abnormal', 'refresh', 'edit', 'parcel']);
  expect(offered(order({ sysStatus: orderStatus.closed }))).toEqual([]);
  expect(offered(order({ sysStatus: orderStatus.signed }))).toEqual([]);
});

it('offers no way on, and no print, while a report is undecided', () => {
  expect(actsAllowed(system)(open.decide)).toEqual(['close', 'refresh', 'edit', 'parcel', 'decide']);
  const shipped = { ...open.decide, sysStatus: orderStatus.shipped };
  expect(actsAllowed(system)(shipped)).toEqual(['abnormal']);
});
