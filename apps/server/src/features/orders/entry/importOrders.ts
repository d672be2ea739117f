import type { ImportResult } from '@pressroom/contract/orders/entry';
import { recipientOf } from '@pressroom/contract/orders/recipient';
import { carrierNamed } from '@pressroom/contract/orders/carriers';
import { labelType, orderStatus, type OrderStatus } from '@pressroom/contract/orders/status';
import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';
import type { Findings } from '../../../platform/spreadsheet/findings.ts';
import { asSoldBy } from '../../categories/categories.public.ts';
import { lockMappingsForShare } from '../../skuMapping/skuMapping.public.ts';
import { type CombinedContent, describeCombined, expandLine } from '../mapping/combined.ts';
import { insertFreeOrders, type NewLine, type NewOrder } from '../record/insert.ts';
import { describeLines, nothingKnown, parcelOf } from '../record/lineContent.ts';
import { writeLog, type Writer } from '../record/log.ts';
import { lockNumbersOf } from '../record/numbers.ts';
import { isUnmapped, type Judged, judgeSheet, refuseExisting, refuseTaken, storeOf, withoutBad } from './judge.ts';
import type { OrderSheet, SheetLine } from './sheet.ts';
import { combinationOf, findStores } from './validateLine.ts';

/** Orders that are inserted by one statement: more would have too many parameters. */
const chunk = 1000;

interface Imported extends Omit<ImportResult, 'orders'> {
  made: { id: string; thirdOrderNumber: string; sysStatus: OrderStatus }[];
}

export interface ImportOptions {
  /** Orders with problems, and those that exist, are left out. */
  skipRefused?: boolean;
  /** Is told how many of the orders have been inserted so far. */
  onInserted?: (count: number) => Promise<void>;
}

/** All orders of the sheet, or those without problems, or none: 422 with every bad line. */
export async function importOrders(
  writer: Writer,
  sheet: OrderSheet,
  { skipRefused = false, onInserted }: ImportOptions = {},
): Promise<Imported> {
  const { tx } = writer;
  const stores = await findStores(tx);
  const named = sheet.lines.flatMap(({ text }) => stores.get(text.store.toLowerCase())?.id ?? []);
  await lockMappingsForShare(tx, named);
  // two imports of the same sheet would both find its numbers free
  await lockNumbersOf(tx, named);
  const all = await judgeSheet(tx, sheet);
  refuseExisting(all, sheet.findings);
  if (!skipRefused) refuseBad(sheet.findings);
  const judged = withoutBad(all, sheet.findings);
  const orders = await buildOrders(tx, judged);
  const ids: string[] = [];
  for (let start = 0; start < orders.length; start += chunk) {
    const inserted = await insertFreeOrders(writer, orders.slice(start, start + chunk));
    // a synchronisation does not wait for imports: it may have taken a number meanwhile
    for (const [at, id] of inserted.entries())
      if (!id) refuseTaken(judged.groups[start + at]![0]!, judged.known, sheet.findings);
    if (inserted.includes(undefined)) refuseBad(sheet.findings);
    ids.push(...inserted.map((id) => id!));
    await onInserted?.(ids.length);
  }
  await writeLog(
    writer,
    ids.map((orderId, index) => ({
      orderId,
      key: 'orders.log.imported',
      params: { line: judged.groups[index]![0]!.line },
    })),
  );
  return {
    made: orders.map(({ thirdOrderNumber, sysStatus }, index) => ({ id: ids[index]!, thirdOrderNumber, sysStatus })),
    lines: judged.groups.flat().length,
    units: orders.flatMap((order) => order.lines).reduce((sum, { num }) => sum + num, 0),
    waiting: orders.filter((order) => order.sysStatus === orderStatus.storeReview).length,
  };
}

function refuseBad(findings: Findings): void {
  const bad = findings.rows();
  if (bad.length > 0) fail(422, 'orderImport.failed', { params: { count: bad.length }, data: bad });
}

async function buildOrders(tx: Tx, judged: Judged): Promise<NewOrder[]> {
  const { groups, contents, known } = judged;
  const shopOf = (row: SheetLine) => storeOf(row, known)!.id;
  const resolved = groups.flat().filter((row) => contents.get(row));
  const sold = await asSoldBy(
    tx,
    resolved.map((row) => ({ product: contents.get(row)!.product, shopId: shopOf(row) })),
  );
  const described = await describeLines(
    tx,
    resolved.map((row, index) => ({ ...contents.get(row)!, product: sold[index]! })),
  );
  const columns = new Map(resolved.map((row, index) => [row, described[index]!]));
  const combined = await describedCombinations(tx, judged);
  const now = new Date().toISOString();
  return groups.map((group) => {
    const { text, ...first } = group[0]!;
    const unmapped = group.find((row) => isUnmapped(row, judged));
    return {
      thirdOrderNumber: text.thirdOrderNumber,
      shopId: shopOf(group[0]!),
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
          {
            ...line,
            content: columns.get(row) ?? nothingKnown,
            byHand: row.text.productCode !== '',
            parcel: content ? parcelOf(content.product) : {},
          },
        ];
      }),
    };
  });
}

async function describedCombinations(tx: Tx, { groups, known }: Judged): Promise<Map<SheetLine, CombinedContent>> {
  const found = groups.flat().flatMap((row) => {
    const combined = combinationOf(row, known);
    return combined ? [{ row, shopId: storeOf(row, known)!.id, combined }] : [];
  });
  const described = await describeCombined(tx, found);
  return new Map(found.map(({ row }, index) => [row, described[index]!]));
}
