import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { must } from '../../../demo/shop.ts';
import type { Db } from '../../../platform/database/database.ts';
import { makeOrderInProduction } from '../../../testing/orderMakers.ts';
import { pinned } from '../../../testing/pinned.ts';
import { produceMany, type ShippingTest, shippingTest } from '../../../testing/shipmentMakers.ts';
import { startWorker } from '../../../testing/workerProcess.ts';
import { findFigureDifferences } from '../list/figures.ts';
import { findStockDifferences, shipScheduled } from '../orders.public.ts';

/**
 * Two processes start in the course of the test, and a killed one is missed after some seconds. What it had claimed and not told
 * yet is asked about for two minutes first.
 */
const patience = { timeout: 200_000, interval: 100 };

/** As scheduled for this hour. */
async function scheduleNow({ admin, test: { app, db } }: ShippingTest, ids: readonly string[]): Promise<void> {
  await sql`update orders set order_time = now() where id = any(${ids}::bigint[])`.execute(db);
  const { done } = await must(admin, orders.batchDelivery, { ids: [...ids], delivery: 1 });
  expect(new Set(done)).toEqual(new Set(ids));
  await db.transaction().execute(async (tx) => {
    await sql`update orders set scheduled_delivery = now() where id = any(${ids}::bigint[])`.execute(tx);
    await app.jobs.enqueueMany(
      tx,
      shipScheduled,
      ids.map((orderId) => ({ orderId })),
    );
  });
}

/** How often the marketplace was told of each order. */
async function told({ sandbox }: ShippingTest): Promise<number[]> {
  const ledger = await sandbox.control<{ act: string; done: number }[]>('GET', 'ledger');
  return ledger.filter(({ act }) => act === 'shipment confirmed').map(({ done }) => done);
}

/** A 1 for each order whose telling has begun. */
async function sending(db: Db): Promise<number[]> {
  const begun = await db.selectFrom('shipmentConfirmations').where('state', '=', 'sending').select('id').execute();
  return begun.map(() => 1);
}

it('ships each scheduled order once where a process is killed between telling the marketplace and marking it', async () => {
  const at = await shippingTest();
  const { db, app } = at.test;
  const fromMarket = (await produceMany(at, 's4', { count: 3, carrier: 'UPS' })).map(({ id }) => id);
  const own = [await makeOrderInProduction(at), await makeOrderInProduction(at)].map(({ id }) => id);
  const ids = [...fromMarket, ...own];
  await scheduleNow(at, ids);
  const statuses = async () => {
    const rows = await db.selectFrom('orders').where('id', 'in', ids).select(['sysStatus', 'shipments']).execute();
    return rows.map(({ sysStatus, shipments }) => [sysStatus, shipments]);
  };

  const files = { DATA_DIR: app.settings.dataDir, ...at.sandbox.environment };
  const when = `new.state = 'accepted'`;
  await pinned(db, { table: 'shipment_confirmations', when, patience }, async (isHeld) => {
    const stop = new Error('what is held goes');
    // the orders that nobody has to be told of wait for their rows meanwhile
    const held = db.transaction().execute(async (tx) => {
      await sql`select id from orders where id = any(${own}::bigint[]) for update`.execute(tx);
      const worker = await startWorker(at.test, files);
      // how many are told at once depends on how their jobs were fetched
      await isHeld(1);
      await vi.waitFor(async () => expect(await told(at)).toEqual(await sending(db)), patience);
      await worker.kill();
      throw stop;
    });
    await expect(held).rejects.toBe(stop);
  });
  expect(await statuses()).toEqual(ids.map(() => [orderStatus.inProduction, 0]));

  await startWorker(at.test, files);
  await vi.waitFor(async () => expect(await statuses()).toEqual(ids.map(() => [orderStatus.shipped, 1])), patience);
  expect(await told(at)).toEqual([1, 1, 1]);
  const { toShipped } = await db
    .selectFrom('orderLogs')
    .where('toStatus', '=', orderStatus.shipped)
    .select(db.fn.countAll<string>().as('toShipped'))
    .executeTakeFirstOrThrow();
  expect(toShipped).toBe(String(ids.length));
  expect(await findStockDifferences(db)).toEqual([]);
  expect(await findFigureDifferences(db)).toEqual([]);
}, 300_000);
