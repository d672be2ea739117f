import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { orderStatus } from '@pressroom/contract/orders/status';
import { getSheinOrder } from '@pressroom/marketplaces/shein';
import { findTemuOwnShipments, getTemuOrder } from '@pressroom/marketplaces/temu';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { labelPdf } from '../../../testing/orderMakers.ts';
import { buyForEachPiece, produceTwoPieces } from '../../../testing/parcelMakers.ts';
import { type ShippingTest, shippingTest, upsNumber } from '../../../testing/shipmentMakers.ts';
import { openConnection } from '../../stores/stores.public.ts';

const look = (at: ShippingTest, { id }: OrderRow) => must(at.admin, orders.queryDetail, { id });
const ship = ({ admin }: ShippingTest, { id }: OrderRow) => must(admin, orders.batchDelivery, { ids: [id] });
const shipped = { sysStatus: orderStatus.shipped, shipmentConfirmation: null, marketState: 'shipped', errorMsg: null };

/** The numbers under which the marketplace has the pieces, each as often as it has pieces. */
async function numbersThere({ test }: ShippingTest, { shopId, thirdOrderNumber }: OrderRow): Promise<string[]> {
  const connection = await openConnection(test.app, test.db, shopId);
  if (connection?.marketplace === 'shein') {
    const { parcels } = await getSheinOrder(connection.store, thirdOrderNumber);
    return parcels.flatMap(({ trackingNumber, goodsIds }) => goodsIds.map(() => trackingNumber ?? '')).toSorted();
  }
  const { lines } = await getTemuOrder(connection!.store, thirdOrderNumber);
  const numbers: string[] = [];
  for (const { orderSn } of lines) {
    const place = { parentOrderSn: thirdOrderNumber, orderSn };
    for (const { trackingNumber, quantity } of await findTemuOwnShipments(connection!.store, place))
      numbers.push(...Array.from({ length: quantity ?? 1 }, () => trackingNumber ?? ''));
  }
  return numbers.toSorted();
}

it.each(['s1', 's4'] as const)('tells the marketplace of %s each parcel with its piece', async (shop) => {
  const at = await shippingTest();
  const order = await produceTwoPieces(at, shop);
  const numbers = await buyForEachPiece(at, order);
  expect(new Set(numbers).size).toBe(2);
  await ship(at, order);
  await at.test.drain();
  expect(await look(at, order)).toMatchObject(shipped);
  expect(await numbersThere(at, order)).toEqual(numbers.toSorted());
  const { rows } = await must(at.admin, orders.operationLog, { objMaster: order.id });
  expect(rows.map(({ behavior }) => behavior)).toContain(`The marketplace accepted it, UPS ${numbers.join(', ')}`);
});

it.each([
  ['s1', 'shein:*/import-batch-multiple-express'],
  ['s4', 'temu:bg.logistics.shipment.v2.confirm'],
] as const)('finds by asking that %s has all parcels, without an answer', async (shop, endpoint) => {
  const at = await shippingTest();
  const order = await produceTwoPieces(at, shop);
  const numbers = await buyForEachPiece(at, order);
  at.sandbox.fault({ kind: 'timeOutAfter', endpoint, count: 1, ms: 10 });
  await ship(at, order);
  await at.test.drain();
  expect(await look(at, order)).toMatchObject(shipped);
  expect(await numbersThere(at, order)).toEqual(numbers.toSorted());
});

it('ships nothing while a parcel has no number or a void label, and names the parcel', async () => {
  const at = await shippingTest();
  const order = await produceTwoPieces(at, 's1');
  const [, number] = await buyForEachPiece(at, order);
  const second = at.test.db.updateTable('parcels').where('trackingNumber', '=', number!);
  const labelVoid = JSON.stringify({ key: 'orders.labelVoid.cancelling' });
  await second.set({ labelVoid }).execute();
  const spoilt = await ship(at, order);
  expect(spoilt).toMatchObject({ done: [], refused: [{ msg: expect.stringMatching(/^Parcel 2: .*take it back/) }] });
  await second.set({ trackingNumber: null, labelKey: null, labelVoid: null }).execute();
  const bare = await ship(at, order);
  expect(bare).toMatchObject({ done: [], refused: [{ msg: expect.stringMatching(/^Parcel 2 has no tracking/) }] });
});

it('keeps the labels with the former address void when the first is replaced', async () => {
  const at = await shippingTest();
  const order = await produceTwoPieces(at, 's1');
  await buyForEachPiece(at, order);
  const labelVoid = JSON.stringify({ key: 'orders.labelVoid.address' });
  await at.test.db.updateTable('orders').set({ labelVoid }).where('id', '=', order.id).execute();
  const pdf = [{ fileName: 'label.pdf', bytes: await labelPdf([upsNumber]) }];
  await must(at.admin, orders.uploadPdf, { id: order.id, trackingNumber: upsNumber }, pdf);
  expect(await ship(at, order)).toMatchObject({
    done: [],
    refused: [{ msg: expect.stringMatching(/^Parcel 2: .*old address/) }],
  });
});

it('tells the one number of a confirmation that the former release has left', async () => {
  const at = await shippingTest();
  const order = await produceTwoPieces(at, 's4');
  const [first] = await buyForEachPiece(at, order);
  await ship(at, order);
  await sql`update shipment_confirmations set parcels = null`.execute(at.test.db);
  await at.test.drain();
  expect(await look(at, order)).toMatchObject(shipped);
  expect(await numbersThere(at, order)).toEqual([first, first]);
});
