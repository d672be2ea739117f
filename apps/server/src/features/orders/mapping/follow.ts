import { orderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { followingLines, type FollowMappings, type FormerMapping } from '../../skuMapping/skuMapping.public.ts';
import { changesTo, findFacts } from '../record/audit.ts';
import { type LogEntry, writeLog, type Writer } from '../record/log.ts';
import { followCombinations } from './followCombinations.ts';
import { allowMove } from '../state/allowed.ts';
import { moveOrders } from '../state/move.ts';
import { type LineColumns, nothingKnown } from '../record/lineContent.ts';
import { contentsOf, keyOf, type Pair } from './contents.ts';
import { lockOrders } from '../record/record.ts';
import { goOn } from './goOn.ts';
import { findWaiting, settleProblems } from './problems.ts';

interface FollowingLine extends Pair {
  id: string;
  orderId: string;
  /** The seller's name for the SKU, as the marketplace tells it. */
  sellerSku: string | null;
  /** What the SKU id was mapped to until now; null where it waited for a mapping. */
  productCode: string | null;
}

export const followMappings: FollowMappings = async (act, pairs, former) => {
  const { tx, audit, actor } = act;
  const lines = await lockFollowingLines(tx, pairs, former);
  const contents = await contentsOf(tx, lines);
  const [filled, emptied] = [
    lines.filter((line) => contents.has(keyOf(line))),
    lines.filter((line) => line.productCode !== null && !contents.has(keyOf(line))),
  ];
  const orderIds = [...new Set([...filled, ...emptied].map((line) => line.orderId))];
  if (orderIds.length === 0) return { released: 0, changed: 0, waiting: 0 };
  const before = await findFacts(tx, orderIds);
  await fillLines(tx, [...filled, ...emptied], contents);
  await writeLog({ tx, actor }, entriesOf([...filled, ...emptied], contents));
  await sendBack({ tx, actor }, emptied);
  const free = await settleProblems(tx, orderIds);
  const waited = idsOf(filled.filter((line) => line.productCode === null));
  const released = [...waited].filter((id) => free.has(id));
  await goOn({ tx, actor }, released);
  const resolved = [...contents.values()].map(({ skuId, productCode }) => ({ skuId, productCode }));
  const unmapped = [...new Set(emptied.map(({ skuId }) => skuId))].map((skuId) => ({ skuId, productCode: null }));
  const told = [...resolved, ...unmapped];
  audit(await changesTo(tx, before, told.length === 1 ? told[0] : { resolved: told }));
  await followCombinations.follow(act, emptied.flatMap(spellingsOf));
  const followed = idsOf([...filled, ...emptied].filter((line) => line.productCode !== null));
  const waiting = await findWaiting(tx, [...idsOf(emptied)]);
  return {
    released: released.length,
    changed: followed.size,
    waiting: waiting.size,
  };
};

/** The names by which a line may ask for a combination. */
const spellingsOf = ({ skuId, sellerSku }: FollowingLine) => [skuId, sellerSku ?? []].flat();

const idsOf = (lines: readonly FollowingLine[]) => new Set(lines.map((line) => line.orderId));

/** One entry for each SKU id of an order, even where several lines have it. */
function entriesOf(lines: readonly FollowingLine[], contents: ReadonlyMap<string, LineColumns>): LogEntry[] {
  const told = new Map(lines.map((line) => [`${line.orderId} ${keyOf(line)}`, line]));
  return [...told.values()].map(({ orderId, productCode, ...pair }) => {
    const now = contents.get(keyOf(pair));
    const { skuId } = pair;
    if (!now) return { orderId, key: 'orders.log.unmapped', params: { skuId } };
    const params = {
      skuId,
      code: now.productCode,
      prints: [now.printingName, now.printingName2].filter(Boolean).join(' + '),
    };
    return { orderId, key: productCode === null ? 'orders.log.mapped' : 'orders.log.remapped', params };
  });
}

/** An order in factory review that lost a product waits in store review again. */
async function sendBack(writer: Writer, emptied: readonly FollowingLine[]): Promise<void> {
  const orders = await lockOrders(writer.tx, [...idsOf(emptied)]);
  const complete = orders.filter(({ sysStatus }) => sysStatus === orderStatus.factoryReview);
  await moveOrders(writer, allowMove('unmap', complete), { to: orderStatus.storeReview });
}

async function lockFollowingLines(
  tx: Tx,
  pairs: readonly Pair[],
  former: readonly FormerMapping[],
): Promise<FollowingLine[]> {
  const { rows } = await sql<FollowingLine>`
    select l.id, l.order_id as "orderId", o.shop_id as "shopId", l.msku as "skuId", l.product_code as "productCode",
      l.listing ->> 'sellerSku' as "sellerSku"
    from ${followingLines(pairs, former)}
    order by o.id, l.id
    for update of o, l`.execute(tx);
  return rows;
}

/** A line whose product stays the same keeps the measures of its parcel, because somebody may have taken them. */
async function fillLines(
  tx: Tx,
  lines: readonly FollowingLine[],
  contents: ReadonlyMap<string, LineColumns>,
): Promise<void> {
  const filled = lines.map((line) => ({ ...(contents.get(keyOf(line)) ?? nothingKnown), id: line.id }));
  await sql`
    update order_lines set
      product_code_id = "productCodeId", product_code = "productCode", category_name = "categoryName",
      print_num = "printNum", printing_location = "printingLocation",
      printing_image_id = "printingImageId", printing_name = "printingName", printing_key = "printingKey",
      printing_image2_id = "printingImage2Id", printing_name2 = "printingName2", printing_key2 = "printingKey2",
      preview_key = "previewKey",
      parcel_long = case when product_code_id = "productCodeId" then parcel_long else "parcelLong" end,
      parcel_wide = case when product_code_id = "productCodeId" then parcel_wide else "parcelWide" end,
      parcel_high = case when product_code_id = "productCodeId" then parcel_high else "parcelHigh" end,
      parcel_weight = case when product_code_id = "productCodeId" then parcel_weight else "parcelWeight" end,
      drawing_key = null, drawing_key2 = null
    from jsonb_to_recordset(${JSON.stringify(filled)}::jsonb) as given (
      id bigint, "productCodeId" bigint, "productCode" text, "categoryName" text, "printNum" smallint,
      "printingLocation" smallint, "printingImageId" bigint, "printingName" text, "printingKey" text, "printingImage2Id" bigint,
      "printingName2" text, "printingKey2" text, "previewKey" text, "parcelLong" float8, "parcelWide" float8, "parcelHigh" float8,
      "parcelWeight" float8)
    where order_lines.id = given.id`.execute(tx);
}
