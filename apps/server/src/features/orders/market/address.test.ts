import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { buyerAddress, marketOrder, takeOver } from '../../../testing/marketOrder.ts';
import { labelPdf, type ShopTest, shopTest } from '../../../testing/orderMakers.ts';
import type { MarketOrder } from '../orders.public.ts';

const trackingNumber = '1Z999AA10123456784';
const told = (at: ShopTest, given: Partial<MarketOrder> = {}) =>
  marketOrder(at, { shopId: at.shop.stores.linden, ...given });
const look = (at: ShopTest, id: string) => must(at.admin, orders.queryDetail, { id });
const withheld = Object.fromEntries(Object.keys(buyerAddress).map((key) => [key, ''])) as typeof buyerAddress;

/** In production, with a label that fits. */
async function labelled(at: ShopTest): Promise<string> {
  const { created } = await takeOver(at, told(at, { carrierName: 'UPS', trackingNumber }));
  await must(at.admin, orders.orderReview, { ids: created, sysStatus: reviewAction.approve });
  await at.test.drain();
  const pdf = [{ fileName: 'label.pdf', bytes: await labelPdf([trackingNumber]) }];
  await must(at.admin, orders.uploadPdf, { id: created[0]!, trackingNumber }, pdf);
  return created[0]!;
}

const unstopped = { sysStatus: orderStatus.inProduction, holds: [], labelVoid: null, hasLabel: true };

it('follows another number to call without stopping the order, and its label stays', async () => {
  const at = await shopTest();
  const id = await labelled(at);
  const recipientsPhone = '+1 888 555 0100 ext. 88121';
  expect(await takeOver(at, told(at, { address: { ...buyerAddress, recipientsPhone } }))).toMatchObject({
    changed: [id],
  });
  expect(await look(at, id)).toMatchObject({ ...unstopped, recipientsPhone });
  const log = await must(at.admin, orders.operationLog, { objMaster: id });
  expect(log.rows[0]).toMatchObject({ behavior: expect.stringContaining('ext. 88121') });
});

it('keeps the number that staff have entered', async () => {
  const at = await shopTest();
  const { created } = await takeOver(at, told(at));
  const { gmtModified, thirdOrderNumber, shopId } = await look(at, created[0]!);
  const orderDetailsList = [{ msku: '5230236437987443003', num: 2 }];
  const form = { id: created[0]!, gmtModified, thirdOrderNumber, shopId, labelType: 1 as const, orderDetailsList };
  await must(at.admin, orders.save, { ...form, ...buyerAddress, recipientsPhone: '512 555 0199' });
  await takeOver(at, told(at, { address: { ...buyerAddress, recipientsPhone: '+1 888 555 0100 ext. 2' } }));
  expect(await look(at, created[0]!)).toMatchObject({ recipientsPhone: '512 555 0199', holds: [] });
});

it.each([
  ['the phone', { recipientsPhone: '' }],
  ['the name', { recipientsName: '' }],
  ['the street', { recipientsAddress: '' }],
  ['everything', withheld],
])('takes %s that is withheld for unknown, not for changed', async (_what, part) => {
  const at = await shopTest();
  const id = await labelled(at);
  await takeOver(at, told(at, { address: { ...buyerAddress, ...part }, marketUpdatedAt: '2026-11-20T09:00:00Z' }));
  expect(await look(at, id)).toMatchObject({ ...unstopped, ...buyerAddress });
  // what was known is still compared with what comes next
  await takeOver(at, told(at, { address: { ...buyerAddress, recipientsAddress: '700 Congress Ave' } }));
  expect(await look(at, id)).toMatchObject({ holds: [{ kind: 'addressChanged' }], labelVoid: expect.any(String) });
});

it('is not stopped by another way to write the same place', async () => {
  const at = await shopTest();
  const id = await labelled(at);
  const address = { ...buyerAddress, recipientsCity: 'AUSTIN', recipientsAddress: '1804  Kinney Ave ' };
  await takeOver(at, told(at, { address }));
  expect(await look(at, id)).toMatchObject({ ...unstopped, recipientsCity: 'Austin' });
});

it('stops for a street that is really another, without the flat of the old one, and with the name that was known', async () => {
  const at = await shopTest();
  const flat = { ...buyerAddress, recipientsAddress2: 'Apt 5' };
  const { created } = await takeOver(at, told(at, { address: flat }));
  const id = created[0]!;
  await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.approve });
  const address = { ...withheld, recipientsAddress: '700 Congress Ave' };
  await takeOver(at, told(at, { address }));
  const to = { ...buyerAddress, recipientsAddress: '700 Congress Ave' };
  const held = await look(at, id);
  expect(held).toMatchObject({ sysStatus: orderStatus.abnormal, holds: [{ kind: 'addressChanged', from: flat, to }] });
  const decisions = [{ kind: 'addressChanged' as const, decision: 'takeOver' as const }];
  expect(await must(at.admin, orders.decideHold, { id, decisions })).toMatchObject(to);
});

it('stops for a second line that the label does not have', async () => {
  const at = await shopTest();
  const id = await labelled(at);
  await takeOver(at, told(at, { address: { ...buyerAddress, recipientsAddress2: 'Apt 5' } }));
  expect(await look(at, id)).toMatchObject({
    holds: [{ kind: 'addressChanged', to: { ...buyerAddress, recipientsAddress2: 'Apt 5' } }],
  });
});

it('fills in what was withheld at first without asking', async () => {
  const at = await shopTest();
  const { created } = await takeOver(
    at,
    told(at, { address: { ...buyerAddress, recipientsName: '', recipientsPhone: '' } }),
  );
  await takeOver(at, told(at));
  expect(await look(at, created[0]!)).toMatchObject({ ...buyerAddress, holds: [] });
});
