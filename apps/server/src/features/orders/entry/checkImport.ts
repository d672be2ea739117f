import type { HandlerOutput } from '@pressroom/contract/endpoint';
import { importListed, type orderImports } from '@pressroom/contract/orders/imports';
import type { Db } from '../../../platform/database/database.ts';
import { isUnmapped, type Judged, judgeSheet, storeOf } from './judge.ts';
import type { OrderSheet, SheetLine } from './sheet.ts';
import { combinationOf } from './validateLine.ts';

type Check = Omit<HandlerOutput<typeof orderImports.checkImport>, 'id' | 'fileName'>;

/** What an import of the sheet would do now. */
export async function checkSheet(db: Db, sheet: OrderSheet): Promise<Check> {
  const judged = await judgeSheet(db, sheet);
  const refused = sheet.findings.rows();
  const bad = new Set(refused.map(({ lineNum }) => lineNum));
  const existing = new Set(judged.existing);
  const free = judged.groups.filter((group) => !existing.has(group[0]!) && !group.some(({ line }) => bad.has(line)));
  const created = free.map((group) => ({
    ...named(group[0]!, judged),
    lines: group.length,
    units: group.reduce((sum, row) => sum + unitsOf(row, judged), 0),
    waits: group.some((row) => isUnmapped(row, judged)),
    lacksPrint: group.some((row) => lackingOf(row, judged)),
  }));
  return {
    orders: created.length,
    lines: created.reduce((sum, { lines }) => sum + lines, 0),
    units: created.reduce((sum, { units }) => sum + units, 0),
    waiting: created.filter(({ waits }) => waits).length,
    // where there are more than can be named, those that need somebody are
    created: firstOf([...created.filter(needsSomebody), ...created.filter((one) => !needsSomebody(one))]),
    existing: firstOf(judged.existing.map((row) => named(row, judged))),
    refused: firstOf(refused),
    unmapped: firstOf(unmappedOf(free, judged)),
    printless: firstOf(free.flatMap((group) => group.flatMap((row) => lackingOf(row, judged) ?? []))),
  };
}

const needsSomebody = ({ waits, lacksPrint }: { waits: boolean; lacksPrint: boolean }) => waits || lacksPrint;

/** How many prints the line has where its product needs more; undefined where it lacks none. */
function lackingOf(row: SheetLine, judged: Judged): Check['printless']['rows'][number] | undefined {
  const content = judged.contents.get(row);
  if (!content) return undefined;
  const { product, printNum: needed, prints } = content;
  const given = prints.slice(0, needed).filter(Boolean).length;
  return given < needed ? { ...named(row, judged), productCode: product.code, given, needed } : undefined;
}

function firstOf<T>(all: readonly T[]): { rows: T[]; total: number } {
  return { rows: all.slice(0, importListed), total: all.length };
}

function named(row: SheetLine, { known }: Judged) {
  return {
    lineNum: row.line,
    thirdOrderNumber: row.text.thirdOrderNumber,
    shopName: storeOf(row, known)?.name ?? row.text.store,
  };
}

/** Pieces that are made for the line: of a combination, those of all its components. */
function unitsOf(row: SheetLine, { known }: Judged): number {
  const parts = combinationOf(row, known)?.parts;
  const pieces = parts ? parts.reduce((sum, { quantity }) => sum + quantity, 0) : 1;
  return (row.num ?? 0) * pieces;
}

function unmappedOf(groups: readonly SheetLine[][], judged: Judged): Check['unmapped']['rows'] {
  const waiting = groups.flatMap((group, order) =>
    group.filter((row) => isUnmapped(row, judged)).map((row) => ({ row, order })),
  );
  const bySku = Map.groupBy(waiting, ({ row }) => `${row.text.store.toLowerCase()} ${row.text.skuId}`);
  return [...bySku.values()].map((its) => ({
    shopId: storeOf(its[0]!.row, judged.known)!.id,
    shopName: named(its[0]!.row, judged).shopName,
    skuId: its[0]!.row.text.skuId,
    lines: its.length,
    orders: new Set(its.map(({ order }) => order)).size,
  }));
}
