import { expect, it } from 'vitest';
import type { Message } from '@pressroom/contract/message';
import { orderStatus } from '@pressroom/contract/orders/status';
import { nobody, system } from '../../../platform/access/actor.ts';
import { inWords, translator } from '../../../platform/i18n.ts';
import type { ListedOrder } from '../record/listed.ts';
import { presentOrder } from './present.ts';

const line = {
  id: '1',
  lineNo: 1,
  msku: '7',
  num: 2,
  productCodeId: '1',
  productCode: 'TEE-WHT-L',
  printNum: 1,
  printingImageId: '2',
  drawingKey: null,
  previewKey: null,
};

type Facts = Partial<Record<keyof ListedOrder, unknown>>;

function shown(facts: Facts = {}, actor = system) {
  const order = {
    id: '1',
    thirdOrderNumber: 'A1',
    sysStatus: orderStatus.factoryReview,
    problem: null,
    holds: null,
    labelKey: null,
    labelVoid: null,
    trackingNumber: null,
    shipmentConfirmation: null,
    marketState: null,
    scheduledDelivery: null,
    shipments: 0,
    lines: [line],
    ...facts,
  };
  return presentOrder(actor)(order as unknown as ListedOrder);
}

const wordsOf = (message: Message | string | null) =>
  typeof message === 'object' && message ? inWords(message, translator('en')) : message;

const at = '2026-11-20T03:00:00Z';
const hold = { kind: 'cancellationAsked', at, was: orderStatus.inProduction };
const { storeReview, factoryReview, inProduction, abnormal, shipped } = orderStatus;
const stain = { key: 'orders.markedAbnormalWhy', params: { reason: 'Stain' } };
const asked = 'The buyer asks to cancel';

it.each<[string, Facts, string | null]>([
  ['a sound order', {}, null],
  ['a reason of its own', { sysStatus: abnormal, problem: stain }, 'Marked abnormal: Stain'],
  ['a report alone', { sysStatus: abnormal, holds: [hold] }, asked],
  [
    'a report that is the reason',
    { sysStatus: abnormal, holds: [hold], problem: { key: 'orders.hold.cancelled' } },
    asked,
  ],
  [
    'a report beside another reason',
    { sysStatus: abnormal, holds: [hold], problem: stain },
    `${asked}; Marked abnormal: Stain`,
  ],
  ['the buyer’s time to change it', { sysStatus: storeReview, marketState: 'pending' }, 'may still change'],
  ['that time elsewhere', { sysStatus: inProduction, marketState: 'pending' }, null],
  ['a line that lacks its print in review', { lines: [{ ...line, printingImageId: null }] }, 'lacks a print image'],
  ['the same in production', { sysStatus: inProduction, lines: [{ ...line, printingImageId: null }] }, null],
])('says why an order waits: %s', (_case, facts, reason) => {
  const errorMsg = wordsOf(shown(facts).errorMsg);
  expect(errorMsg).toEqual(reason === null ? null : expect.stringContaining(reason));
  if (reason && facts.problem && !facts.holds) expect(errorMsg).toBe(reason);
});

it.each<[string, Facts, boolean]>([
  ['sound', {}, true],
  ['void, and may fit again', { labelVoid: { key: 'orders.labelVoid.number' } }, true],
  ['void for good', { labelVoid: { key: 'orders.labelVoid.address' } }, false],
  ['of an order with an undecided report', { holds: [hold] }, false],
])('opens a label that is %s to those who may: %s', (_case, facts, isOpen) => {
  const labelled = { sysStatus: inProduction, labelKey: 'abc', ...facts };
  expect(shown(labelled).labelUrl !== null).toBe(isOpen);
  expect(shown(labelled)).toMatchObject({ hasLabel: true, isPrint: 2 });
  expect(shown(labelled, { ...nobody, keys: new Set(['/order/index']) }).labelUrl).toBeNull();
});

it('says that there is no label', () => {
  expect(shown()).toMatchObject({ labelUrl: null, hasLabel: false, isPrint: 1, labelVoid: null });
});

const question = {
  key: 'orders.telling.whichCarrier',
  params: { carrier: 'Brown', marketplace: 'TEMU', question: '9' },
};

it.each<[string, Facts, string | null]>([
  ['while its shipment waits', { shipmentConfirmation: 'waiting', problem: question }, '9'],
  ['not once it is on its way', { shipmentConfirmation: 'sending', problem: question }, null],
  ['not while it waits for something else', { shipmentConfirmation: 'waiting', problem: stain }, null],
  ['not of a shipment that was given up', { problem: question }, null],
])('asks which carrier it is %s', (_case, facts, id) => {
  expect(shown({ sysStatus: inProduction, ...facts }).carrierQuestion).toBe(id);
});

it.each<[string, Facts, object, string[]]>([
  ['a cancellation', {}, { kind: 'cancelled' }, ['close', 'goOn']],
  ['one whose shipment is being sent', { shipmentConfirmation: 'sending' }, { kind: 'cancelled' }, ['goOn']],
  ['one whose shipment still waits', { shipmentConfirmation: 'waiting' }, { kind: 'cancelled' }, ['close', 'goOn']],
  ['other goods', {}, { kind: 'goodsChanged', goods: [] }, ['takeOver', 'keep']],
  ['other goods of what has left', { shipments: 1 }, { kind: 'goodsChanged', goods: [] }, ['keep']],
  ['an address that is ours again', {}, { kind: 'addressChanged', withdrawnAt: at }, ['keep']],
  ['goods shipped there', { shipments: 1 }, { kind: 'shippedThere' }, ['takeOver', 'goOn', 'close']],
])('offers only what may still be decided about %s', (_case, facts, report, decisions) => {
  const { holds } = shown({ sysStatus: abnormal, ...facts, holds: [{ ...hold, ...report }] });
  expect(holds.map((one) => one.decisions)).toEqual([decisions]);
});

it('shows both sides of changed goods, and when a report was no longer so', () => {
  const goods = [{ msku: '7', num: 3, listing: { title: 'Tee' }, marketItems: [] }];
  const holds = [{ ...hold, kind: 'goodsChanged', goods, withdrawnAt: at }, hold];
  expect(shown({ sysStatus: shipped, holds }).holds).toMatchObject([
    { goods: [{ msku: '7', name: 'TEE-WHT-L', ours: 2, theirs: 3 }], withdrawnAt: at, from: null, to: null },
    { goods: null, withdrawnAt: null, msg: { key: 'orders.hold.cancellationAsked' } },
  ]);
  expect(shown({ sysStatus: factoryReview }).holds).toEqual([]);
});
