import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { orderStatus } from '@pressroom/contract/orders/status';
import {
  findSheinChannels,
  findSheinWarehousesFor,
  getSheinOrder,
  placeSheinParcel,
  type SheinStore,
} from '@pressroom/marketplaces/shein';
import {
  createTemuShipment,
  findTemuShipments,
  findTemuShippingServices,
  findTemuShippingWarehouses,
  getTemuOrder,
  type TemuStore,
} from '@pressroom/marketplaces/temu';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { labelPdf } from '../../../testing/orderMakers.ts';
import { produceMany, type ShippingTest, shippingTest } from '../../../testing/shipmentMakers.ts';
import { openConnection } from '../../stores/stores.public.ts';
import { findStockDifferences } from '../orders.public.ts';

const look = (at: ShippingTest, { id }: OrderRow) => must(at.admin, orders.queryDetail, { id });
const shipped = { sysStatus: orderStatus.shipped, shipmentConfirmation: null, marketState: 'shipped', errorMsg: null };
const parcel = { weightGrams: '300', sizeCm: { length: '30', width: '25', height: '4' } };
const pass = ({ sandbox }: ShippingTest) => sandbox.control('POST', 'clock', { advanceMs: 10_000 });

async function sheinStore({ test }: ShippingTest, { shopId }: OrderRow): Promise<SheinStore> {
  const connection = await openConnection(test.app, test.db, shopId);
  if (connection?.marketplace !== 'shein') throw new Error('no store of SHEIN');
  return connection.store;
}

async function temuStore({ test }: ShippingTest, { shopId }: OrderRow): Promise<TemuStore> {
  const connection = await openConnection(test.app, test.db, shopId);
  if (connection?.marketplace !== 'temu') throw new Error('no store of TEMU');
  return connection.store;
}

/** An order that SHEIN may carry. */
async function sheinOrder(at: ShippingTest): Promise<OrderRow> {
  for (const order of await produceMany(at, 's1', { count: 6 })) {
    const theirs = await getSheinOrder(await sheinStore(at, order), order.thirdOrderNumber);
    if (theirs.mayUsePlatformLogistics) return order;
  }
  throw new Error('no order that SHEIN may carry');
}

/** Answers the tracking number of a label that SHEIN has sold and nobody has printed. */
async function buyAtShein(at: ShippingTest, order: OrderRow): Promise<string> {
  const store = await sheinStore(at, order);
  const orderNo = order.thirdOrderNumber;
  const [warehouse] = await findSheinWarehousesFor(store, orderNo);
  const question = { orderNo, warehouseAddressCode: warehouse!.addressCode, ...parcel };
  const { preRequestId, channels } = await findSheinChannels(store, question);
  await placeSheinParcel(store, { preRequestId, channelCode: channels[0]!.channelCode, parcels: [{ orderNo }] });
  await pass(at);
  return (await getSheinOrder(store, orderNo)).parcels[0]!.trackingNumber!;
}

/** Answers the tracking number of a label that TEMU has sold, to be shipped later. */
async function buyAtTemu(at: ShippingTest, order: OrderRow): Promise<string> {
  const store = await temuStore(at, order);
  const parentOrderSn = order.thirdOrderNumber;
  const { lines } = await getTemuOrder(store, parentOrderSn);
  const [warehouse] = await findTemuShippingWarehouses(store, { labelsOnly: true });
  const { warehouseId } = warehouse!;
  const contents = { orderSns: lines.map(({ orderSn }) => orderSn) };
  const { available } = await findTemuShippingServices(store, { warehouseId, parcel, contents });
  const { channelId, shipCompanyId } = available[0]!;
  const items = lines.map(({ orderSn, quantity }) => ({ orderSn, parentOrderSn, quantity }));
  const plan = { warehouseId, shipCompanyId, by: { channelId }, parcel, items };
  const { packageSns } = await createTemuShipment(store, { sendType: 'whole', shipLater: {}, packages: [plan] });
  await pass(at);
  return (await findTemuShipments(store, packageSns)).shipments[0]!.trackingNumber!;
}

/** Enters the number as the label that was bought has it, and ships. */
async function shipWith(at: ShippingTest, { id }: OrderRow, trackingNumber: string): Promise<void> {
  const pdf = [{ fileName: 'label.pdf', bytes: await labelPdf([trackingNumber]) }];
  await must(at.admin, orders.uploadPdf, { id, trackingNumber }, pdf);
  await must(at.admin, orders.batchDelivery, { ids: [id] });
  await at.test.drain();
}

const acts = async ({ sandbox }: ShippingTest, act: string) =>
  (await sandbox.control<{ act: string; done: number }[]>('GET', 'ledger'))
    .filter((entry) => entry.act === act)
    .reduce((sum, { done }) => sum + done, 0);

it('tells SHEIN by printing the label that SHEIN has sold', async () => {
  const at = await shippingTest();
  const order = await sheinOrder(at);
  const number = await buyAtShein(at, order);
  const store = await sheinStore(at, order);
  expect((await getSheinOrder(store, order.thirdOrderNumber)).status).toBe('toShip');
  await shipWith(at, order, number);
  expect(await look(at, order)).toMatchObject(shipped);
  expect((await getSheinOrder(store, order.thirdOrderNumber)).status).toBe('toBePickedUp');
  expect([await acts(at, 'label printed'), await acts(at, 'waybill set')]).toEqual([1, 0]);
  expect(await findStockDifferences(at.test.db)).toEqual([]);
});

it('tells TEMU of the package with the label that TEMU has sold', async () => {
  const at = await shippingTest();
  const [order] = await produceMany(at, 's4', { count: 1 });
  const number = await buyAtTemu(at, order!);
  const store = await temuStore(at, order!);
  expect((await getTemuOrder(store, order!.thirdOrderNumber)).status).toBe('toShip');
  await shipWith(at, order!, number);
  expect(await look(at, order!)).toMatchObject(shipped);
  expect((await getTemuOrder(store, order!.thirdOrderNumber)).status).toBe('shipped');
  expect([await acts(at, 'package shipped'), await acts(at, 'shipment confirmed')]).toEqual([1, 0]);
  expect(await findStockDifferences(at.test.db)).toEqual([]);
});

it('finds by asking that TEMU has taken the package as shipped without an answer', async () => {
  const at = await shippingTest();
  const [order] = await produceMany(at, 's4', { count: 1 });
  const number = await buyAtTemu(at, order!);
  at.sandbox.fault({ kind: 'timeOutAfter', endpoint: 'temu:bg.logistics.shipped.package.confirm', count: 1, ms: 10 });
  await shipWith(at, order!, number);
  expect(await look(at, order!)).toMatchObject(shipped);
  expect(await acts(at, 'package shipped')).toBe(1);
});

it('ships what TEMU has turned to shipped by itself, because nobody confirmed it in time', async () => {
  const at = await shippingTest();
  const [order] = await produceMany(at, 's4', { count: 1 });
  const number = await buyAtTemu(at, order!);
  await at.sandbox.control('POST', 'clock', { advanceMs: 25 * 3_600_000 });
  await shipWith(at, order!, number);
  expect(await look(at, order!)).toMatchObject(shipped);
  expect(await acts(at, 'package shipped')).toBe(0);
});

it.each(['s1', 's4'] as const)(
  'names the number of the label that the marketplace of %s has sold instead',
  async (shop) => {
    const at = await shippingTest();
    const order = shop === 's1' ? await sheinOrder(at) : (await produceMany(at, 's4', { count: 1 }))[0]!;
    const number = await (shop === 's1' ? buyAtShein(at, order) : buyAtTemu(at, order));
    await must(at.admin, orders.batchDelivery, { ids: [order.id] });
    await at.test.drain();
    const refused = await look(at, order);
    expect(refused).toMatchObject({ sysStatus: orderStatus.inProduction, shipmentConfirmation: null });
    expect(refused.errorMsg).toContain(number);
  },
);
