import type { Message } from '@pressroom/contract/message';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { lockMappingsForShare } from '../../skuMapping/skuMapping.public.ts';
import { changesTo } from '../record/audit.ts';
import { writeLog } from '../record/log.ts';
import { type LineRecord, type OrderRecord, storesOf } from '../record/record.ts';
import type { Allowed } from '../state/allowed.ts';
import { lockAllowed, type Refusal } from '../state/partition.ts';
import { type Content, contentsOf, keyOf } from './contents.ts';
import { goOn } from './goOn.ts';
import { settleProblems } from './problems.ts';

interface Refreshed {
  done: string[];
  refused: Refusal[];
  /** The orders of which something differs now. */
  changes: { id: string; label: string; msg: Message }[];
}

interface ChangedLine {
  order: OrderRecord;
  line: LineRecord;
  /** The columns that it has from now on. */
  next: Content;
  what: Message[];
}

const parcelFields = ['parcelLong', 'parcelWide', 'parcelHigh', 'parcelWeight'] as const;

/**
 * Looks up anew what lines stand for: by their mapping the product code, the prints, the effect preview and the box. What a
 * person has entered stays, and so does the part of a combination, which follows its combination.
 */
export async function refreshOrders(act: Act, ids: readonly string[]): Promise<Refreshed> {
  const { tx, audit } = act;
  await lockMappingsForShare(tx, await storesOf(tx, ids));
  const { allowed, refused } = await lockAllowed(tx, 'refresh', ids);
  const changed = await findChangedLines(tx, allowed);
  await writeLines(tx, changed);
  const byOrder = [...Map.groupBy(changed, ({ order }) => order.id).values()];
  const changes = byOrder.map((lines) => ({
    id: lines[0]!.order.id,
    label: lines[0]!.order.thirdOrderNumber,
    msg: { key: 'orders.log.refreshed', params: { what: lines.map(wordsOf) } } satisfies Message,
  }));
  await writeLog(
    act,
    changes.map(({ id, msg }) => ({ orderId: id, key: msg.key, params: msg.params })),
  );
  const free = await settleProblems(
    tx,
    changes.map(({ id }) => id),
  );
  await goOn(act, [...free]);
  const touched = byOrder.map((lines) => lines[0]!.order);
  audit(
    await changesTo(tx, touched, {
      act: 'refresh',
      looked: allowed.length,
      ...(refused.length > 0 && { refused: refused.length }),
    }),
  );
  return { done: allowed.map(({ id }) => id), refused, changes };
}

function wordsOf({ line, what }: ChangedLine): Message {
  return { key: 'orders.refresh.line', params: { line: line.lineNo, what } };
}

async function findChangedLines(tx: Tx, orders: readonly Allowed<OrderRecord, 'refresh'>[]): Promise<ChangedLine[]> {
  const lines = orders.flatMap((order) =>
    order.lines
      .filter((line) => line.msku && line.combinationSku === null && !(line.byHand && line.boxByHand))
      .map((line) => ({ order, line, shopId: order.shopId, skuId: line.msku })),
  );
  const contents = await contentsOf(tx, lines);
  return lines.flatMap(({ order, line, ...pair }): ChangedLine[] => {
    const found = contents.get(keyOf(pair));
    // who has entered another product keeps its box as well
    if (!found || (line.byHand && line.productCodeId !== found.productCodeId)) return [];
    const next = { ...found, ...(line.byHand && contentOf(line)), ...(line.boxByHand && boxOf(line)) };
    const what = differences(line, next);
    return what.length > 0 ? [{ order, line, next, what }] : [];
  });
}

function contentOf(line: LineRecord) {
  const { productCodeId, productCode, categoryName, printNum, printingLocation, previewKey } = line;
  const { printingImageId, printingName, printingKey, printingImage2Id, printingName2, printingKey2 } = line;
  return {
    productCodeId: productCodeId!,
    productCode: productCode!,
    categoryName: categoryName!,
    printNum,
    printingLocation,
    previewKey,
    printingImageId,
    printingName,
    printingKey,
    printingImage2Id,
    printingName2,
    printingKey2,
  };
}

function boxOf({ parcelLong, parcelWide, parcelHigh, parcelWeight }: LineRecord) {
  return { parcelLong, parcelWide, parcelHigh, parcelWeight } as Pick<Content, (typeof parcelFields)[number]>;
}

function differences(line: LineRecord, next: Content): Message[] {
  const what: Message[] = [];
  const differ = (key: Message['key'], before: Message | string, after: Message | string) =>
    what.push({ key, params: { before, after } });
  if (line.productCode !== next.productCode)
    differ('orders.refresh.product', line.productCode ?? none, next.productCode);
  if (line.printingImageId !== next.printingImageId || line.printingImage2Id !== next.printingImage2Id)
    differ('orders.refresh.prints', printsOf(line), printsOf(next));
  else if (line.printNum !== next.printNum)
    differ('orders.refresh.prints', String(line.printNum), String(next.printNum));
  if (parcelFields.some((field) => line[field] !== next[field]))
    differ('orders.refresh.box', boxText(line), boxText(next));
  if (what.length === 0 && line.previewKey !== next.previewKey) what.push({ key: 'orders.refresh.preview' });
  return what;
}

const none: Message = { key: 'orders.refresh.none' };

function printsOf({
  printingName,
  printingName2,
}: Pick<LineRecord, 'printingName' | 'printingName2'>): Message | string {
  return [printingName, printingName2].filter(Boolean).join(' + ') || none;
}

function boxText(box: Pick<LineRecord, (typeof parcelFields)[number]>): Message | string {
  const { parcelLong, parcelWide, parcelHigh, parcelWeight } = box;
  return parcelLong === null ? none : `${parcelLong}×${parcelWide}×${parcelHigh} cm ${parcelWeight} g`;
}

/** Drawings of another print are made anew. */
async function writeLines(tx: Tx, changed: readonly ChangedLine[]): Promise<void> {
  if (changed.length === 0) return;
  const rows = changed.map(({ line, next }) => ({ ...next, id: line.id }));
  await sql`
    update order_lines set
      product_code_id = "productCodeId", product_code = "productCode", category_name = "categoryName",
      print_num = "printNum", printing_location = "printingLocation",
      printing_image_id = "printingImageId", printing_name = "printingName", printing_key = "printingKey",
      printing_image2_id = "printingImage2Id", printing_name2 = "printingName2", printing_key2 = "printingKey2",
      preview_key = "previewKey", parcel_long = "parcelLong", parcel_wide = "parcelWide", parcel_high = "parcelHigh",
      parcel_weight = "parcelWeight",
      drawing_key = case when printing_image_id = "printingImageId" and product_code = "productCode" then drawing_key end,
      drawing_key2 = case when printing_image2_id = "printingImage2Id" and product_code = "productCode" then drawing_key2 end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      id bigint, "productCodeId" bigint, "productCode" text, "categoryName" text, "printNum" smallint,
      "printingLocation" smallint, "printingImageId" bigint, "printingName" text, "printingKey" text, "printingImage2Id" bigint,
      "printingName2" text, "printingKey2" text, "previewKey" text, "parcelLong" float8, "parcelWide" float8, "parcelHigh" float8,
      "parcelWeight" float8)
    where order_lines.id = given.id`.execute(tx);
}
