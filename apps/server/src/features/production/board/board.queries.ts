import type { PageRequest } from '@pressroom/contract/fields/pages';
import { orderStatus } from '@pressroom/contract/orders/status';
import type { SpoilReason } from '@pressroom/contract/production/spoilReasons';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import type { Page } from '../../../platform/database/page.ts';
import { pageByKey } from '../../../platform/database/pageByKey.ts';

/** A line of an order that is made now. */
export interface OpenLine {
  orderId: string;
  lineId: string;
  /** Ship-by, in the display zone. */
  day: string | null;
  num: number;
  productCodeId: string | null;
  productCode: string;
  productName: string;
  previewKey: string | null;
  printNum: number;
  printingLocation: number;
  imageId: string | null;
  name: string | null;
  key: string | null;
  imageId2: string | null;
  name2: string | null;
  key2: string | null;
}

/** The statuses in which pieces are made. */
const making = sql.join([orderStatus.drawingLayout, orderStatus.inProduction].map((status) => sql.lit(status)));

/** Those of all orders that are made now: neither stopped by a report nor on their way out. */
export async function findOpenLines(
  db: Db,
  { zone, shopId }: { zone: string; shopId: string | undefined },
): Promise<OpenLine[]> {
  const ofShop = shopId === undefined ? sql`` : sql`and o.shop_id = ${shopId}`;
  const { rows } = await sql<OpenLine>`
    select o.id as order_id, l.id as line_id, l.num, l.product_code_id, coalesce(l.product_code, '') as product_code,
      to_char(o.delivery_time_limit at time zone ${zone}::text, 'YYYY-MM-DD') as day,
      coalesce(l.category_name, '') as product_name, l.preview_key, l.print_num, l.printing_location,
      l.printing_image_id as image_id, l.printing_name as name, l.printing_key as key,
      l.printing_image2_id as image_id2, l.printing_name2 as name2, l.printing_key2 as key2
    from orders o join order_lines l on l.order_id = o.id
    where o.sys_status in (${making}) and o.holds is null and o.shipment_confirmation is null ${ofShop}
    order by l.id`.execute(db);
  return rows;
}

/** What lies on the shelf of these product codes. */
export async function findShelf(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('productCodes')
    .where('id', '=', anyOf(ids, 'bigint'))
    .select(['id', 'realStock'])
    .execute();
  return new Map(rows.map(({ id, realStock }) => [id, realStock]));
}

export interface LineSpoiling {
  id: string;
  orderId: string;
  thirdOrderNumber: string;
  lineId: string;
  lineNo: number;
  unit: number;
  round: number;
  reason: SpoilReason;
  reasonText: string;
  createUser: string;
  gmtCreate: string;
}

/** The times that pieces of these lines were spoiled, newest first. */
export async function findLinesSpoilings(
  db: Db,
  lineIds: readonly string[],
  page: PageRequest,
): Promise<Page<LineSpoiling>> {
  const found = db
    .selectFrom('spoiledPieces as s')
    .innerJoin('orderLines as l', 'l.id', 's.lineId')
    .innerJoin('orders as o', 'o.id', 'l.orderId')
    .where('s.lineId', '=', anyOf(lineIds, 'bigint'))
    .select(['s.id', 's.orderId', 'o.thirdOrderNumber', 's.lineId', 'l.lineNo', 's.unit', 's.round'])
    .select(['s.reason', 's.reasonText', 's.createUser', 's.gmtCreate'])
    .$castTo<LineSpoiling>();
  return pageByKey(db, found, { by: ['gmtCreate'], descending: true }, page);
}
