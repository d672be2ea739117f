import { openStatuses, orderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sidesOf, wordsOfSides } from '../record/goods.ts';
import { changesTo } from '../record/audit.ts';
import { holdOrders } from '../state/holds.ts';
import { writeLog } from '../record/log.ts';
import { allowMove } from '../state/allowed.ts';
import { moveOrders } from '../state/move.ts';
import { lockOrders, type OrderRecord } from '../record/record.ts';
import { settleProblems } from '../mapping/problems.ts';
import { marketColumns } from './build.ts';
import { type Change, changeOf } from './follow.ts';
import type { MarketOrder } from './marketOrder.ts';
import { rewriteLines } from './rewrite.ts';

/**
 * Brings stored orders up to date with their marketplaces, with a few statements for all of them. Returns the ids of
 * those that changed.
 */
export async function followOrders(act: Act, known: readonly { id: string; told: MarketOrder }[]): Promise<string[]> {
  const { tx, audit } = act;
  const told = new Map(known.map((one) => [one.id, one.told]));
  const orders = await lockOrders(tx, [...told.keys()]);
  const at = new Date().toISOString();
  const changes = orders.flatMap((order) => changeOf(order, told.get(order.id)!, at) ?? []);
  if (changes.length === 0) return [];
  const before = changes.map(({ order }) => ({ ...order }));
  await keepMarket(act, changes);
  await nameLines(tx, changes);
  await followGoods(act, changes);
  await fillAddresses(act, changes);
  await followPhones(act, changes);
  await moveAlong(act, changes);
  const stopped = changes.filter(({ holds }) => holds.length > 0);
  const fresh = await findAgain(tx, stopped);
  await holdOrders(
    act,
    stopped.map(({ order, holds }) => ({ order: fresh.get(order.id)!, holds })),
  );
  audit(await changesTo(tx, before));
  return changes.map(({ order }) => order.id);
}

async function keepMarket(act: Act, changes: readonly Change[]): Promise<void> {
  const { tx } = act;
  const rows = changes.map(({ order, told }) => ({
    id: order.id,
    ...marketColumns(told),
    trackingNumber: told.trackingNumber,
    carrierName: told.carrierName,
  }));
  await sql`
    update orders o set
      market_status = given."marketStatus",
      market_state = given."marketState",
      market_asked = given."marketAsked",
      market_created_at = given."marketCreatedAt",
      market_updated_at = given."marketUpdatedAt",
      market_address = coalesce(given."marketAddress", o.market_address),
      market_goods = coalesce(given."marketGoods", o.market_goods),
      tracking_number = case when o.sys_status = any(${[...openStatuses]}::int[])
        then coalesce(o.tracking_number, given."trackingNumber") else o.tracking_number end,
      carrier_name = case when o.sys_status = any(${[...openStatuses]}::int[]) and o.tracking_number is null
        then coalesce(o.carrier_name, given."carrierName") else o.carrier_name end,
      gmt_modified = clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      id bigint, "marketStatus" text, "marketState" text, "marketAsked" text[], "marketCreatedAt" timestamptz,
      "marketUpdatedAt" timestamptz, "marketAddress" jsonb, "marketGoods" jsonb, "trackingNumber" text, "carrierName" text)
    where o.id = given.id`.execute(tx);
  const followed = changes.filter(({ order, told }) => order.marketStatus !== told.marketStatus);
  await writeLog(
    act,
    followed.map(({ order, told }) => ({
      orderId: order.id,
      key: 'orders.log.followed',
      params: { status: told.marketStatus },
    })),
  );
}

async function nameLines(tx: Tx, changes: readonly Change[]): Promise<void> {
  const rows = changes.flatMap(({ named }) =>
    named.map(({ id, line: { listing, marketItems } }) => ({ id, listing, items: marketItems })),
  );
  if (rows.length === 0) return;
  await sql`
    update order_lines l set listing = given.listing, market_items = given.items
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id bigint, listing jsonb, items jsonb)
    where l.id = given.id`.execute(tx);
}

/** Takes over the marketplace’s quantities where nobody has begun to work on the order. */
async function followGoods(act: Act, changes: readonly Change[]): Promise<void> {
  const { tx } = act;
  const following = changes.filter(({ followsGoods }) => followsGoods);
  await rewriteLines(
    tx,
    following.map(({ order, told: { lines } }) => ({ order, lines })),
  );
  await settleProblems(
    tx,
    following.map(({ order }) => order.id),
  );
  await writeLog(
    act,
    following.map(({ order, told }) => ({
      orderId: order.id,
      key: 'orders.log.goodsFollowed',
      params: { changes: wordsOfSides(sidesOf(order, told.lines)) },
    })),
  );
}

async function fillAddresses(act: Act, changes: readonly Change[]): Promise<void> {
  const { tx } = act;
  const rows = changes.flatMap(({ order, address }) => (address ? [{ id: order.id, ...address }] : []));
  if (rows.length === 0) return;
  await sql`
    update orders o set
      recipients_name = given."recipientsName",
      recipients_phone = given."recipientsPhone",
      recipients_country = given."recipientsCountry",
      recipients_provinces = given."recipientsProvinces",
      recipients_city = given."recipientsCity",
      recipients_postcode = given."recipientsPostcode",
      recipients_address = given."recipientsAddress",
      recipients_address2 = given."recipientsAddress2",
      label_void = case when o.label_key is not null and o.recipients_address <> ''
        then '{"key": "orders.labelVoid.address"}' else o.label_void end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      id bigint, "recipientsName" text, "recipientsPhone" text, "recipientsCountry" text, "recipientsProvinces" text,
      "recipientsCity" text, "recipientsPostcode" text, "recipientsAddress" text, "recipientsAddress2" text)
    where o.id = given.id`.execute(tx);
  await writeLog(
    act,
    rows.map(({ id }) => ({ orderId: id, key: 'orders.log.addressFilled' })),
  );
}

/** Takes over new phone numbers. No label shows one, so none becomes void. */
async function followPhones(act: Act, changes: readonly Change[]): Promise<void> {
  const { tx } = act;
  const rows = changes.flatMap(({ order, phone }) => (phone === undefined ? [] : [{ order, phone }]));
  if (rows.length === 0) return;
  await sql`
    update orders o set recipients_phone = given.phone
    from unnest(${rows.map(({ order }) => order.id)}::bigint[], ${rows.map(({ phone }) => phone)}::text[]) as given (id, phone)
    where o.id = given.id`.execute(tx);
  await writeLog(
    act,
    rows.map(({ order, phone }) => ({ orderId: order.id, key: 'orders.log.phoneFollowed', params: { phone } })),
  );
}

/** Ships first, then signs: each step moves the stock and writes into the log. */
async function moveAlong(act: Act, changes: readonly Change[]): Promise<void> {
  const moving = changes.filter(({ move }) => move);
  const { tx } = act;
  const unshipped = moving.map(({ order }) => order).filter(({ sysStatus }) => sysStatus !== orderStatus.shipped);
  await moveOrders(act, allowMove('follow', unshipped), { to: orderStatus.shipped });
  const signed = moving.filter(({ move }) => move === 'signed');
  const fresh = await findAgain(tx, signed);
  await moveOrders(act, allowMove('follow', [...fresh.values()]), { to: orderStatus.signed });
}

/** Reads the same orders again, as the steps before have left them. */
async function findAgain(tx: Tx, changes: readonly Change[]): Promise<Map<string, OrderRecord>> {
  if (changes.length === 0) return new Map();
  const orders = await lockOrders(
    tx,
    changes.map(({ order }) => order.id),
  );
  return new Map(orders.map((order) => [order.id, order]));
}
