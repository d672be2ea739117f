import type { LabelOrder } from '@pressroom/contract/orders/orderShapes';
import { openStatuses, type OrderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf, contains } from '../../../platform/database/expressions.ts';

/** What is offered for a page: numbers that it may have, and orders that it may be for. */
export interface PageOffers {
  candidates: { carrierName: string; trackingNumber: string }[];
  orderIds: string[];
}

const mostFound = 20;
const mostNamed = 5;
const mostCompared = 5000;

function labelOrders(db: Db) {
  return db
    .selectFrom('orders as o')
    .innerJoin('stores as s', 's.id', 'o.shopId')
    .select([
      'o.id',
      'o.thirdOrderNumber',
      's.name as shopName',
      'o.sysStatus',
      'o.recipientsName',
      'o.trackingNumber',
      'o.carrierName',
      sql<boolean>`o.label_key is not null`.as('hasLabel'),
    ]);
}

type Row = Omit<LabelOrder, 'sysStatus'> & { sysStatus: number };
const asLabelOrder = (row: Row): LabelOrder => ({ ...row, sysStatus: row.sysStatus as OrderStatus });

export async function getLabelOrder(db: Db, id: string): Promise<LabelOrder> {
  return asLabelOrder(await labelOrders(db).where('o.id', '=', id).executeTakeFirstOrThrow());
}

/** Orders on their way with the word in their number, their tracking number or their recipient; an exact number first. */
export async function findLabelOrders(db: Db, word: string): Promise<LabelOrder[]> {
  const like = contains(word);
  const rows = await labelOrders(db)
    .where('o.sysStatus', 'in', openStatuses)
    .where((eb) =>
      eb.or([
        eb('o.thirdOrderNumber', 'ilike', like),
        eb('o.trackingNumber', 'ilike', like),
        eb('o.recipientsName', 'ilike', like),
      ]),
    )
    .orderBy(sql`lower(o.third_order_number) <> lower(${word})`)
    .orderBy(sql`o.label_key is not null`)
    .orderBy('o.orderTime', 'desc')
    .orderBy('o.id', 'desc')
    .limit(mostFound)
    .execute();
  return rows.map(asLabelOrder);
}

/** What is offered for a page: the numbers that it may have and the orders that it may be for, as they are now. */
export async function offersOf(
  db: Db,
  readings: readonly PageOffers[],
): Promise<(reading: PageOffers) => Pick<PageOffers, 'candidates'> & { orders: LabelOrder[] }> {
  const ids = [...new Set(readings.flatMap(({ orderIds }) => orderIds))];
  const rows = ids.length === 0 ? [] : await labelOrders(db).where('o.id', '=', anyOf(ids, 'bigint')).execute();
  const byId = new Map(rows.map((row) => [row.id, asLabelOrder(row)]));
  return ({ candidates, orderIds }) => ({
    candidates,
    orders: orderIds.flatMap((id) => {
      const order = byId.get(id);
      return order && openStatuses.includes(order.sysStatus) ? [order] : [];
    }),
  });
}

/** The orders without tracking number and label whose recipient and ZIP the page's text contains. */
export async function findNamed(db: Db, texts: readonly string[]): Promise<(text: string) => string[]> {
  if (!texts.some((text) => text.trim() !== '')) return () => [];
  const rows = await db
    .selectFrom('orders')
    .where('sysStatus', 'in', openStatuses)
    .where('trackingNumber', 'is', null)
    .where('labelKey', 'is', null)
    .where('recipientsPostcode', '!=', '')
    .select(['id', 'recipientsName', 'recipientsPostcode'])
    .orderBy('orderTime', 'desc')
    .orderBy('id', 'desc')
    .limit(mostCompared)
    .execute();
  const waiting = rows
    .map((row) => ({ id: row.id, name: plain(row.recipientsName), zip: row.recipientsPostcode.split('-')[0]!.trim() }))
    .filter(({ name, zip }) => name.length > 3 && zip.length > 3);
  return (text) => {
    const written = plain(text);
    return waiting
      .filter(({ name, zip }) => written.includes(name) && written.includes(zip))
      .slice(0, mostNamed)
      .map(({ id }) => id);
  };
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toUpperCase();
}
