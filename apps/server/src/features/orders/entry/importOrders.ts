import { recipientOf } from '@pressroom/contract/orders/recipient';
import { carrierNamed } from '@pressroom/contract/orders/carriers';
import { labelType, orderStatus, type OrderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { fail, failInput } from '../../../platform/failure.ts';
import { collectFindings, type Findings } from '../../../platform/spreadsheet/findings.ts';
import { openImport } from '../../../platform/spreadsheet/importSheet.ts';
import { asSoldBy } from '../../categories/categories.public.ts';
import { lockMappingsForShare } from '../../skuMapping/skuMapping.public.ts';
import { type CombinedContent, describeCombined, expandLine } from '../mapping/combined.ts';
import {
  combinationOf,
  findDisagreements,
  findKnown,
  findOtherCarrier,
  validateLine,
  type Known,
  pairKey,
} from './validateLine.ts';
import { importColumns, type ImportKey, readLines, type SheetLine } from './sheet.ts';
import { insertOrders, type NewLine, type NewOrder, orderKey } from '../record/insert.ts';
import { writeLog, type Writer } from '../record/log.ts';
import { lockNumbers } from '../record/numbers.ts';
import { describeLines, type LineContent, nothingKnown, parcelOf } from '../record/lineContent.ts';

const mostOrders = 200;
/** Imports run one after the other, so that two of the same sheet cannot both find its numbers free. */
const importLock = 7_305_114;

export interface OrderSheet {
  lines: SheetLine[];
  findings: Findings;
}

/** Reads the sheet. Ends in 400 where it is no sheet of orders at all; single bad cells are findings. */
export async function readOrderSheet(file: Buffer, zone: string): Promise<OrderSheet> {
  const table = await openImport<ImportKey>(file, importColumns);
  if (table.rows.length === 0) failInput('orderImport.empty');
  const findings = collectFindings();
  return { lines: readLines(table, zone, findings), findings };
}

export interface ImportResult {
  made: { id: string; thirdOrderNumber: string; sysStatus: OrderStatus }[];
  lines: number;
  units: number;
  /** Orders that wait in store review for a SKU mapping. */
  waiting: number;
}

/** All orders of the sheet, or none: 422 with every bad line. */
export async function importOrders(writer: Writer, { lines, findings }: OrderSheet): Promise<ImportResult> {
  const { tx } = writer;
  const groups = [...Map.groupBy(lines, (row) => row.text.thirdOrderNumber || `line ${row.line}`).values()];
  if (groups.length > mostOrders) fail(422, 'orderImport.tooMany', { params: { count: groups.length }, data: [] });
  await sql`select pg_advisory_xact_lock(${importLock})`.execute(tx);
  await lockMappingsForShare(tx);
  const known = await findKnown(tx, lines);
  const contents = new Map(lines.map((row) => [row, validateLine(row, known, findings)]));
  for (const group of groups) {
    findDisagreements(group, findings);
    findTaken(group[0]!, known, findings);
    findOtherCarrier(group[0]!, findings);
  }
  await findSpelled(
    tx,
    groups.map(([first]) => first!),
    known,
    findings,
  );
  const bad = findings.rows();
  if (bad.length > 0) fail(422, 'orderImport.failed', { params: { count: bad.length }, data: bad });

  const orders = await buildOrders(tx, groups, contents, known);
  const ids = await insertOrders(writer, orders);
  await writeLog(
    writer,
    ids.map((orderId, index) => ({ orderId, key: 'orders.log.imported', params: { line: groups[index]![0]!.line } })),
  );
  const units = orders.flatMap((order) => order.lines).reduce((sum, { num }) => sum + num, 0);
  return {
    made: orders.map((order, index) => ({ ...order, id: ids[index]! })),
    lines: lines.length,
    units,
    waiting: orders.filter((order) => order.sysStatus === orderStatus.storeReview).length,
  };
}

function findTaken({ line, text }: SheetLine, known: Known, findings: Findings): void {
  const store = known.stores.get(text.store.toLowerCase());
  if (store && known.taken.has(pairKey(store.id, text.thirdOrderNumber))) {
    findings.add(line, 'orderImport.exists', { store: store.name, number: text.thirdOrderNumber });
  }
}

/** Refuses a number that differs only by case from another one of its store, stored or in the same sheet. */
async function findSpelled(tx: Tx, firsts: readonly SheetLine[], known: Known, findings: Findings): Promise<void> {
  const numbered = firsts.flatMap(({ line, text }) => {
    const store = known.stores.get(text.store.toLowerCase());
    return store ? [{ line, store, shopId: store.id, thirdOrderNumber: text.thirdOrderNumber }] : [];
  });
  const taken = await lockNumbers(tx, numbered);
  const before = new Map<string, string>();
  for (const { line, store, ...order } of numbered) {
    const folded = orderKey({ ...order, thirdOrderNumber: order.thirdOrderNumber.toLowerCase() });
    const number = taken.get(orderKey(order)) ?? before.get(folded);
    if (number) findings.add(line, 'orders.numberSpelled', { store: store.name, number });
    before.set(folded, order.thirdOrderNumber);
  }
}

async function buildOrders(
  tx: Tx,
  groups: SheetLine[][],
  contents: Map<SheetLine, LineContent | undefined>,
  known: Known,
): Promise<NewOrder[]> {
  const resolved = groups.flat().filter((row) => contents.get(row));
  const storeOf = ({ text }: SheetLine) => known.stores.get(text.store.toLowerCase())!.id;
  const sold = await asSoldBy(
    tx,
    resolved.map((row) => ({ product: contents.get(row)!.product, shopId: storeOf(row) })),
  );
  const described = await describeLines(
    tx,
    resolved.map((row, index) => ({ ...contents.get(row)!, product: sold[index]! })),
  );
  const columns = new Map(resolved.map((row, index) => [row, described[index]!]));
  const combined = await describedCombinations(tx, groups.flat(), { known, storeOf });
  const now = new Date().toISOString();
  return groups.map((group) => {
    const { text, ...first } = group[0]!;
    const unmapped = group.find((row) => !contents.get(row) && !combined.has(row));
    return {
      thirdOrderNumber: text.thirdOrderNumber,
      shopId: storeOf(group[0]!),
      sysStatus: unmapped ? orderStatus.storeReview : orderStatus.factoryReview,
      problem: unmapped ? { key: 'orders.notMapped', params: { skuId: unmapped.text.skuId } } : null,
      labelType: first.labelType ?? labelType.platform,
      orderTime: first.orderTime ?? now,
      deliveryTimeLimit: first.deliveryTimeLimit ?? null,
      carrierName: carrierNamed(text.carrierName) || null,
      trackingNumber: text.trackingNumber || null,
      ...recipientOf(text),
      remark: text.remark,
      lines: group.flatMap((row): NewLine[] => {
        const content = contents.get(row);
        const line = { msku: row.text.skuId, num: row.num! };
        const parts = combined.get(row);
        if (parts) return expandLine(line, parts);
        return [
          { ...line, content: columns.get(row) ?? nothingKnown, parcel: content ? parcelOf(content.product) : {} },
        ];
      }),
    };
  });
}

async function describedCombinations(
  tx: Tx,
  rows: readonly SheetLine[],
  { known, storeOf }: { known: Known; storeOf: (row: SheetLine) => string },
): Promise<Map<SheetLine, CombinedContent>> {
  const found = rows.flatMap((row) => {
    const combined = combinationOf(row, known);
    return combined ? [{ row, shopId: storeOf(row), combined }] : [];
  });
  const described = await describeCombined(tx, found);
  return new Map(found.map(({ row }, index) => [row, described[index]!]));
}
