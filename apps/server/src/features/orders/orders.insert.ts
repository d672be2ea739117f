import { type OrderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { json } from '../../platform/database/expressions.ts';
import type { LineColumns, nothingKnown } from './orders.products.ts';
import type { OrderProblem } from './orders.records.ts';

export interface NewLine {
  msku: string;
  num: number;
  content: LineColumns | typeof nothingKnown;
  parcel: Partial<Record<'parcelLong' | 'parcelWide' | 'parcelHigh' | 'parcelWeight', number | null>>;
}

export interface NewOrder {
  thirdOrderNumber: string;
  shopId: string;
  sysStatus: OrderStatus;
  labelType: number;
  orderTime: string;
  deliveryTimeLimit: string | null;
  carrierName: string | null;
  trackingNumber: string | null;
  recipientsName: string;
  recipientsPhone: string;
  recipientsCountry: string;
  recipientsProvinces: string;
  recipientsCity: string;
  recipientsPostcode: string;
  recipientsAddress: string;
  recipientsAddress2: string;
  remark: string;
  problem: OrderProblem | null;
  lines: NewLine[];
}

/** Inserts all of them with two statements; returns their ids in the order given. */
export async function insertOrders(tx: Tx, actor: Actor, orders: readonly NewOrder[]): Promise<string[]> {
  const rows = orders.map(({ lines, problem, ...order }) => ({
    ...order,
    problem: problem ? json(problem) : null,
    totalNum: lines.reduce((sum, line) => sum + line.num, 0),
    createUser: actor.username,
  }));
  const inserted = await tx.insertInto('orders').values(rows).returning(['id', 'thirdOrderNumber', 'shopId']).execute();
  const idOf = new Map(inserted.map((row) => [`${row.shopId} ${row.thirdOrderNumber}`, row.id]));
  const ids = orders.map((order) => idOf.get(`${order.shopId} ${order.thirdOrderNumber}`)!);
  await insertLines(
    tx,
    orders.flatMap((order, place) => order.lines.map((line, at) => ({ orderId: ids[place]!, lineNo: at + 1, line }))),
  );
  return ids;
}

/** One statement and one parameter, however many lines there are. */
export async function insertLines(
  tx: Tx,
  placed: readonly { orderId: string; lineNo: number; line: NewLine }[],
): Promise<void> {
  const rows = placed.map(({ orderId, lineNo, line: { content, parcel, ...line } }) => ({
    orderId,
    lineNo,
    ...line,
    ...content,
    ...parcel,
  }));
  await sql`
    insert into order_lines (order_id, line_no, msku, num, product_code_id, product_code, category_name, print_num, printing_location,
      printing_image_id, printing_name, printing_key, printing_image2_id, printing_name2, printing_key2, preview_key,
      parcel_long, parcel_wide, parcel_high, parcel_weight)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      "orderId" bigint, "lineNo" int, msku text, num int, "productCodeId" bigint, "productCode" text, "categoryName" text, "printNum" smallint,
      "printingLocation" smallint, "printingImageId" bigint, "printingName" text, "printingKey" text, "printingImage2Id" bigint,
      "printingName2" text, "printingKey2" text, "previewKey" text, "parcelLong" float8, "parcelWide" float8, "parcelHigh" float8,
      "parcelWeight" float8)`.execute(tx);
}
