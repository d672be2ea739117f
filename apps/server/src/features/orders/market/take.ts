import type { Message } from '@pressroom/contract/message';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import { underIds } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { lockMappingsForShare } from '../../skuMapping/skuMapping.public.ts';
import { buildMarketOrders } from './build.ts';
import { followOrders } from './changes.ts';
import { flawOf, type MarketOrder } from './marketOrder.ts';
import { insertFreeOrders, orderKey } from '../record/insert.ts';
import { lockNumbers } from '../record/numbers.ts';
import { writeLog } from '../record/log.ts';

export interface Taken {
  created: string[];
  changed: string[];
  unchanged: number;
  failed: { thirdOrderNumber: string; problem: Message }[];
}

/**
 * Stores orders as their marketplaces tell them, new and known ones. Repeating it changes nothing. What staff have
 * edited stays. An order that cannot be stored stops no other one.
 */
export async function takeMarketOrders(act: Act, orders: readonly MarketOrder[]): Promise<Taken> {
  const { tx } = act;
  const each = new Map(orders.map((order) => [orderKey(order), order]));
  const sound: MarketOrder[] = [];
  const failed: Taken['failed'] = [];
  for (const order of each.values()) {
    const problem = flawOf(order);
    if (problem) failed.push({ thirdOrderNumber: order.thirdOrderNumber, problem });
    else sound.push(order);
  }
  await lockMappingsForShare(
    tx,
    sound.map(({ shopId }) => shopId),
  );
  const spelled = await lockNumbers(tx, sound);
  const here = await findHere(tx, sound);
  const good: MarketOrder[] = [];
  for (const order of sound) {
    const number = here.has(orderKey(order)) ? undefined : spelled.get(orderKey(order));
    const problem: Message = { key: 'orders.market.numberSpelled', params: { number: number ?? '' } };
    if (number) failed.push({ thirdOrderNumber: order.thirdOrderNumber, problem });
    else good.push(order);
  }
  const created = await insertNew(
    act,
    good.filter((order) => !here.has(orderKey(order))),
  );
  const isNew = new Set(created.map(({ id }) => id));
  const known = await findHere(tx, good);
  const followed = await followOrders(
    act,
    good.flatMap((told) => {
      const id = known.get(orderKey(told));
      return id && (!isNew.has(id) || hasMoreBehind(told)) ? [{ id, told }] : [];
    }),
  );
  const changed = followed.filter((id) => !isNew.has(id));
  return {
    created: [...isNew],
    changed,
    unchanged: good.length - isNew.size - changed.length,
    failed,
  };
}

/** True where the order has a later state at the marketplace than the one in which an order begins here. */
function hasMoreBehind({ state, asked }: MarketOrder): boolean {
  return state === 'signed' || asked.length > 0;
}

/** Inserts the orders, except those whose numbers somebody else enters at this moment. */
async function insertNew(act: Act, orders: readonly MarketOrder[]) {
  const fresh = await buildMarketOrders(act.tx, orders);
  const ids = await insertFreeOrders(act, fresh);
  const inserted = fresh.flatMap(({ thirdOrderNumber, sysStatus, market }, index) => {
    const id = ids[index];
    return id ? [{ id, thirdOrderNumber, sysStatus, marketStatus: market.marketStatus }] : [];
  });
  await writeLog(
    act,
    inserted.map(({ id, marketStatus }) => ({
      orderId: id,
      key: 'orders.log.taken',
      params: { status: marketStatus },
    })),
  );
  if (inserted.length > 0) {
    const after = underIds(inserted, ({ thirdOrderNumber, sysStatus }) => ({ thirdOrderNumber, sysStatus }));
    act.audit({ object: 'orders', ids: inserted.map(({ id }) => id), after });
  }
  return inserted;
}

async function findHere(db: Db, orders: readonly MarketOrder[]): Promise<Map<string, string>> {
  const shopIds = orders.map(({ shopId }) => shopId);
  const numbers = orders.map(({ thirdOrderNumber }) => thirdOrderNumber);
  const { rows } = await sql<{ id: string; shopId: string; thirdOrderNumber: string }>`
    select o.id, o.shop_id as "shopId", o.third_order_number as "thirdOrderNumber"
    from order_numbers n join orders o on o.id = n.order_id
    where (n.third_order_number, n.shop_id) in (select * from unnest(${numbers}::text[], ${shopIds}::bigint[]))`.execute(
    db,
  );
  return new Map(rows.map((row) => [orderKey(row), row.id]));
}
