import { sql } from 'kysely';
import { system } from '../../platform/access/actor.ts';
import type { App } from '../../platform/app.ts';
import { type AuditEntry, underIds } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { holdMappings } from '../skuMapping/skuMapping.public.ts';
import { buildMarketOrders } from './market.build.ts';
import { flawOf, type MarketOrder } from './market.orders.ts';
import { insertFreeOrders, orderKey } from './orders.insert.ts';
import { writeLog } from './orders.log.ts';
import type { OrderProblem } from './orders.records.ts';

export interface Taken {
  created: string[];
  changed: string[];
  unchanged: number;
  failed: { thirdOrderNumber: string; problem: OrderProblem }[];
  /** For the audit of whoever takes them over. */
  history: AuditEntry[];
}

/**
 * Takes over what marketplaces say of their orders, new and known ones, any number of times with the same result.
 * What staff have edited stays. The failure of one order is its own.
 */
export async function takeMarketOrders(tx: Tx, _app: App, orders: readonly MarketOrder[]): Promise<Taken> {
  const judged = [...new Map(orders.map((order) => [orderKey(order), order])).values()].map((order) => ({
    order,
    problem: flawOf(order),
  }));
  const good = judged.filter(({ problem }) => !problem).map(({ order }) => order);
  const failed = judged.flatMap(({ order: { thirdOrderNumber }, problem }) =>
    problem ? [{ thirdOrderNumber, problem }] : [],
  );
  await holdMappings(tx);
  const { created, history } = await insertNew(tx, good);
  return { created, changed: [], unchanged: good.length - created.length, failed, history };
}

async function insertNew(
  tx: Tx,
  orders: readonly MarketOrder[],
): Promise<{ created: string[]; history: AuditEntry[] }> {
  const here = await findHere(tx, orders);
  const fresh = await buildMarketOrders(
    tx,
    orders.filter((order) => !here.has(orderKey(order))),
  );
  const ids = await insertFreeOrders(tx, system, fresh);
  const inserted = fresh.flatMap((order, place) => {
    const id = ids[place];
    return id ? [{ ...order, id }] : [];
  });
  await writeLog(
    tx,
    system,
    inserted.map(({ id, market }) => ({
      orderId: id,
      key: 'orders.log.taken',
      params: { status: market!.marketStatus },
    })),
  );
  const created = inserted.map(({ id }) => id);
  const told = underIds(inserted, ({ thirdOrderNumber, sysStatus }) => ({ thirdOrderNumber, sysStatus }));
  return { created, history: created.length > 0 ? [{ object: 'orders', ids: created, after: told }] : [] };
}

async function findHere(tx: Tx, orders: readonly MarketOrder[]): Promise<Set<string>> {
  const shopIds = orders.map(({ shopId }) => shopId);
  const numbers = orders.map(({ thirdOrderNumber }) => thirdOrderNumber);
  const { rows } = await sql<{ shopId: string; thirdOrderNumber: string }>`
    select shop_id as "shopId", third_order_number as "thirdOrderNumber" from orders
    where (third_order_number, shop_id) in (select * from unnest(${numbers}::text[], ${shopIds}::bigint[]))`.execute(
    tx,
  );
  return new Set(rows.map(orderKey));
}
