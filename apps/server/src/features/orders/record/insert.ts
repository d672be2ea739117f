import type { Recipient } from '@pressroom/contract/orders/recipient';
import type { Message } from '@pressroom/contract/message';
import { type OrderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { json } from '../../../platform/database/expressions.ts';
import type { LineColumns, nothingKnown } from './lineContent.ts';
import type { Writer } from './log.ts';

export interface NewLine {
  /** Of a line that is edited: the one that it was until now. */
  formerId?: string;
  msku: string;
  num: number;
  content: LineColumns | typeof nothingKnown;
  /** A person has entered what it stands for, or the measures of its parcel. */
  byHand?: boolean;
  boxByHand?: boolean;
  parcel: Partial<Record<'parcelLong' | 'parcelWide' | 'parcelHigh' | 'parcelWeight', number | null>>;
  /** What the marketplace says of the goods, and its names for the pieces. */
  listing?: unknown;
  marketItems?: unknown;
  /** Of the parts of a combination: one and the same object in all lines that were made of it together. */
  combination?: { sku: string; num: number };
}

export interface NewOrder extends Recipient {
  thirdOrderNumber: string;
  shopId: string;
  sysStatus: OrderStatus;
  labelType: number;
  orderTime: string;
  deliveryTimeLimit: string | null;
  carrierName: string | null;
  trackingNumber: string | null;
  /** Other orders go in the same parcel. */
  sharedParcel?: boolean;
  remark: string;
  problem: Message | null;
  /** Only where it was shipped before it came here. */
  deliveryTime?: string | null;
  market?: MarketColumns;
  lines: NewLine[];
}

/** What the marketplace says of an order, as far as it is kept. */
export interface MarketColumns {
  marketStatus: string;
  marketState: string;
  marketAsked: string[];
  marketCreatedAt: string;
  marketUpdatedAt: string | null;
  marketAddress: object | null;
  marketGoods: object | null;
}

/** Inserts all of them with two statements; returns their ids in the order given. */
export async function insertOrders(writer: Writer, orders: readonly NewOrder[]): Promise<string[]> {
  const ids = await insertRows(writer.tx, orders, await insertHeads(writer, orders));
  return ids.map((id) => id!);
}

/** The same, but leaves out orders whose numbers somebody else takes at this moment: these have no id. */
export async function insertFreeOrders(writer: Writer, orders: readonly NewOrder[]): Promise<(string | undefined)[]> {
  if (orders.length === 0) return [];
  const taken = await takeNumbers(writer.tx, orders);
  const free = orders.flatMap((order) => {
    const id = taken.get(orderKey(order));
    return id === undefined ? [] : [{ ...order, id }];
  });
  if (free.length > 0) await insertHeads(writer, free);
  return insertRows(writer.tx, orders, taken);
}

async function insertHeads(
  { tx, actor }: Writer,
  orders: readonly (NewOrder & { id?: string })[],
): Promise<Map<string, string>> {
  const rows = orders.map(({ lines, problem, market, ...order }) => ({
    ...order,
    ...(market && {
      ...market,
      marketAddress: market.marketAddress && json(market.marketAddress),
      marketGoods: market.marketGoods && json(market.marketGoods),
    }),
    problem: problem ? json(problem) : null,
    totalNum: lines.reduce((sum, line) => sum + line.num, 0),
    createUser: actor.username,
  }));
  const inserted = await tx.insertInto('orders').values(rows).returning(['id', 'thirdOrderNumber', 'shopId']).execute();
  return new Map(inserted.map((row) => [orderKey(row), row.id]));
}

/** Takes the numbers that nobody has taken, also none whose order is in the archive; their orders get these ids. */
async function takeNumbers(tx: Tx, orders: readonly NewOrder[]): Promise<Map<string, string>> {
  const shopIds = orders.map(({ shopId }) => shopId);
  const numbers = orders.map(({ thirdOrderNumber }) => thirdOrderNumber);
  const { rows } = await sql<{ id: string; shopId: string; thirdOrderNumber: string }>`
    insert into order_numbers (order_id, shop_id, third_order_number)
    select next_order_id(), shop_id, number
    from unnest(${shopIds}::bigint[], ${numbers}::text[]) with ordinality as given (shop_id, number, place) order by place
    on conflict on constraint order_numbers_key do nothing
    returning order_id as "id", shop_id as "shopId", third_order_number as "thirdOrderNumber"`.execute(tx);
  return new Map(rows.map((row) => [orderKey(row), row.id]));
}

async function insertRows(
  tx: Tx,
  orders: readonly NewOrder[],
  idOf: Map<string, string>,
): Promise<(string | undefined)[]> {
  const ids = orders.map((order) => idOf.get(orderKey(order)));
  await insertLines(
    tx,
    orders.flatMap(({ lines }, index) => {
      const orderId = ids[index];
      return orderId ? lines.map((line, at) => ({ orderId, lineNo: at + 1, line })) : [];
    }),
  );
  return ids;
}

/** The key of an order among those of all stores. */
export function orderKey({ shopId, thirdOrderNumber }: { shopId: string; thirdOrderNumber: string }): string {
  return `${shopId} ${thirdOrderNumber}`;
}

/** One statement and one parameter, however many lines there are. */
export async function insertLines(
  tx: Tx,
  placed: readonly { orderId: string; lineNo: number; line: NewLine }[],
): Promise<void> {
  const firsts = new Map<object, number>();
  const rows = placed.map(
    ({ orderId, lineNo, line: { formerId: _formerId, content, parcel, combination, ...line } }) => {
      if (combination && !firsts.has(combination)) firsts.set(combination, lineNo);
      return {
        orderId,
        lineNo,
        ...line,
        ...content,
        ...parcel,
        byHand: line.byHand ?? false,
        boxByHand: line.boxByHand ?? false,
        ...(combination && {
          combinationSku: combination.sku,
          combinationNo: firsts.get(combination),
          combinationNum: combination.num,
        }),
      };
    },
  );
  await sql`
    insert into order_lines (order_id, line_no, msku, num, product_code_id, product_code, category_name, print_num, printing_location,
      printing_image_id, printing_name, printing_key, printing_image2_id, printing_name2, printing_key2, preview_key,
      parcel_long, parcel_wide, parcel_high, parcel_weight, listing, market_items, combination_sku, combination_no,
      combination_num, by_hand, box_by_hand)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      "orderId" bigint, "lineNo" int, msku text, num int, "productCodeId" bigint, "productCode" text, "categoryName" text, "printNum" smallint,
      "printingLocation" smallint, "printingImageId" bigint, "printingName" text, "printingKey" text, "printingImage2Id" bigint,
      "printingName2" text, "printingKey2" text, "previewKey" text, "parcelLong" float8, "parcelWide" float8, "parcelHigh" float8,
      "parcelWeight" float8, listing jsonb, "marketItems" jsonb, "combinationSku" text, "combinationNo" int, "combinationNum" int,
      "byHand" boolean, "boxByHand" boolean)`.execute(tx);
}
