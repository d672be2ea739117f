import { orderStatus } from '@pressroom/contract/orders/status';
import { waitingStatuses } from '@pressroom/contract/skuMapping/waiting';
import { sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/expressions.ts';
import type { Writing } from '../../platform/http/context.ts';
import { asSoldBy, findProducts } from '../categories/categories.public.ts';
import { findPictures } from '../library/library.public.ts';
import { findMappings, type Mapping } from '../skuMapping/skuMapping.public.ts';
import { changesTo, findFacts } from './orders.audit.ts';
import { writeLog } from './orders.log.ts';
import { describeLines, type LineColumns, parcelOf } from './orders.products.ts';

interface Pair {
  shopId: string;
  skuId: string;
}

interface WaitingLine extends Pair {
  id: string;
  orderId: string;
}

const keyOf = ({ shopId, skuId }: Pair) => `${shopId} ${skuId}`;

/**
 * SKU ids of stores have their mappings now: the lines that waited for them take their products and prints.
 * Returns how many orders wait for nothing more.
 */
export async function releaseWaitingLines(
  { tx, audit }: Pick<Writing, 'tx' | 'audit'>,
  actor: Actor,
  pairs: readonly Pair[],
): Promise<number> {
  const lines = await lockWaitingLines(tx, pairs);
  if (lines.length === 0) return 0;
  const contents = await contentsOf(tx, lines);
  const orderIds = [...new Set(lines.map((line) => line.orderId))];
  const before = await findFacts(tx, orderIds);
  await fillLines(tx, lines, contents);
  const told = new Map(lines.map((line) => [`${line.orderId} ${keyOf(line)}`, line]));
  await writeLog(
    tx,
    actor,
    [...told.values()].map((line) => {
      const code = contents.get(keyOf(line))!.productCode;
      return { orderId: line.orderId, key: 'orders.log.mapped', params: { skuId: line.skuId, code } };
    }),
  );
  const free = await settleProblems(tx, orderIds);
  const resolved = [...contents.values()].map(({ skuId, productCode }) => ({ skuId, productCode }));
  audit(await changesTo(tx, before, resolved.length === 1 ? resolved[0] : { resolved }));
  return free;
}

async function lockWaitingLines(tx: Tx, pairs: readonly Pair[]): Promise<WaitingLine[]> {
  const { rows } = await sql<WaitingLine>`
    select l.id, l.order_id as "orderId", o.shop_id as "shopId", l.msku as "skuId"
    from unnest(${pairs.map(({ shopId }) => shopId)}::bigint[], ${pairs.map(({ skuId }) => skuId)}::text[])
      as pair (shop_id, sku_id)
    join order_lines l on l.msku = pair.sku_id and l.product_code_id is null
    join orders o on o.id = l.order_id and o.shop_id = pair.shop_id
    where o.sys_status = any(${waitingStatuses}::smallint[])
    order by o.id, l.id
    for update of o, l`.execute(tx);
  return rows;
}

/** What the lines of each pair stand for from now on. */
async function contentsOf(tx: Tx, lines: readonly WaitingLine[]): Promise<Map<string, LineColumns & Pair>> {
  const pairs = [...new Map(lines.map((line) => [keyOf(line), line])).values()];
  const mappings = await findMappings(tx, pairs);
  const products = await findProducts(tx, { ids: mappings.map((mapping) => mapping.productCodeId) });
  const byId = new Map(products.map((product) => [product.id, product]));
  const pictures = await findPictures(tx, mappings.flatMap(imagesOf));
  const known = mappings.map((mapping) => ({
    shopId: mapping.shopId,
    skuId: mapping.skuId,
    product: byId.get(mapping.productCodeId)!,
    prints: imagesOf(mapping).map((id) => pictures.get(id)),
  }));
  const sold = await asSoldBy(tx, known);
  const columns = await describeLines(
    tx,
    known.map(({ prints }, place) => {
      const product = sold[place]!;
      return { product, prints, printNum: product.printNum, printingLocation: 1 };
    }),
  );
  return new Map(
    known.map((one, place) => {
      const { shopId, skuId } = one;
      return [keyOf(one), { shopId, skuId, ...columns[place]!, ...parcelOf(one.product) }];
    }),
  );
}

const imagesOf = ({ printingImageId, printingImage2Id }: Mapping) =>
  [printingImageId, printingImage2Id].filter((id) => id !== null);

async function fillLines(
  tx: Tx,
  lines: readonly WaitingLine[],
  contents: ReadonlyMap<string, LineColumns>,
): Promise<void> {
  const filled = lines.map((line) => ({ ...contents.get(keyOf(line)), id: line.id }));
  await sql`
    update order_lines set
      product_code_id = "productCodeId", product_code = "productCode", category_name = "categoryName",
      print_num = "printNum", printing_location = "printingLocation",
      printing_image_id = "printingImageId", printing_name = "printingName", printing_key = "printingKey",
      printing_image2_id = "printingImage2Id", printing_name2 = "printingName2", printing_key2 = "printingKey2",
      preview_key = "previewKey",
      parcel_long = "parcelLong", parcel_wide = "parcelWide", parcel_high = "parcelHigh", parcel_weight = "parcelWeight"
    from jsonb_to_recordset(${JSON.stringify(filled)}::jsonb) as given (
      id bigint, "productCodeId" bigint, "productCode" text, "categoryName" text, "printNum" smallint,
      "printingLocation" smallint, "printingImageId" bigint, "printingName" text, "printingKey" text, "printingImage2Id" bigint,
      "printingName2" text, "printingKey2" text, "previewKey" text, "parcelLong" float8, "parcelWide" float8, "parcelHigh" float8,
      "parcelWeight" float8)
    where order_lines.id = given.id`.execute(tx);
}

/** An order that waits for another SKU id says so; one that waits for none says nothing any more. Returns how many those are. */
export async function settleProblems(tx: Tx, orderIds: readonly string[]): Promise<number> {
  await sql`
    update orders set gmt_modified = clock_timestamp(), problem = (
      select jsonb_build_object('key', 'orders.notMapped', 'params', jsonb_build_object('skuId', min(msku)))
      from order_lines where order_id = orders.id and product_code_id is null
      having count(*) > 0)
    where id = any(${orderIds}::bigint[]) and sys_status <> ${orderStatus.abnormal}`.execute(tx);
  const still = await tx
    .selectFrom('orderLines')
    .where('orderId', '=', anyOf(orderIds, 'bigint'))
    .where('productCodeId', 'is', null)
    .select('orderId')
    .distinct()
    .execute();
  return orderIds.length - still.length;
}
