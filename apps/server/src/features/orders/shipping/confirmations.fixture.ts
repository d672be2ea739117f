import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { acceptSheinOrder, getSheinOrder, uploadSheinWaybills } from '@pressroom/marketplaces/shein';
import { sql } from 'kysely';
import { must } from '../../../demo/shop.ts';
import { marketOrder, takeOver } from '../../../testing/marketOrder.ts';
import { type ShippingTest, upsNumber as trackingNumber } from '../../../testing/shipmentMakers.ts';
import { openConnection } from '../../stores/stores.public.ts';
import { confirmShipment } from './confirmShipment.ts';

const msku = '5230236437987443003';

export const look = (at: ShippingTest, { id }: OrderRow) => must(at.admin, orders.queryDetail, { id });
export const ship = ({ admin }: ShippingTest, { id }: OrderRow) => must(admin, orders.batchDelivery, { ids: [id] });

/** The most that the marketplace carried out of any one thing that it was told. */
export async function mostDone({ sandbox }: ShippingTest): Promise<number> {
  const ledger = await sandbox.control<{ act: string; done: number }[]>('GET', 'ledger');
  const told = ledger.filter(({ act }) => act === 'waybill set' || act === 'shipment confirmed');
  return Math.max(0, ...told.map(({ done }) => done));
}

/** As a worker leaves a confirmation that was killed while it was being sent, so many seconds ago. */
export async function leaveSending({ test, ...at }: ShippingTest, order: OrderRow, secondsAgo: number): Promise<void> {
  await ship({ test, ...at }, order);
  await sql`delete from pgboss.job where name = ${confirmShipment.name}`.execute(test.db);
  await age({ test, ...at }, order, secondsAgo);
}

/** As if it had been sent so many seconds ago. */
export async function age(
  { test }: ShippingTest,
  order: OrderRow,
  secondsAgo: number,
  state: 'sending' | 'unknown' = 'sending',
): Promise<void> {
  const then = new Date(Date.now() - secondsAgo * 1000).toISOString();
  const left = { state, attempts: 1, sentAt: then, gmtModified: then };
  await test.db.updateTable('shipmentConfirmations').set(left).where('orderId', '=', order.id).execute();
}

/** What the killed worker had brought about. */
export async function tellByHand(at: ShippingTest, { shopId, thirdOrderNumber }: OrderRow): Promise<void> {
  const connection = await openConnection(at.test.app, at.test.db, shopId);
  if (connection?.marketplace !== 'shein') throw new Error('no store of SHEIN');
  const { units } = await getSheinOrder(connection.store, thirdOrderNumber);
  const waybills = units.map(({ goodsId }) => ({ goodsId, trackingNumber, carrier: 'UPS-US' }));
  await acceptSheinOrder(connection.store, thirdOrderNumber);
  await uploadSheinWaybills(connection.store, thirdOrderNumber, waybills);
}

export async function askToCancel(at: ShippingTest, { thirdOrderNumber, shopId }: OrderRow): Promise<void> {
  const lines = [{ msku, num: 2, listing: {}, marketItems: [] }];
  await takeOver(at, marketOrder(at, { thirdOrderNumber, shopId, lines, asked: ['cancellation'] }));
}
