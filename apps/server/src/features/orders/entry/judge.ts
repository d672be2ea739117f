import type { Db } from '../../../platform/database/database.ts';
import type { Findings } from '../../../platform/spreadsheet/findings.ts';
import type { LineContent } from '../record/lineContent.ts';
import { findSpellings } from '../record/numbers.ts';
import { orderKey } from '../record/insert.ts';
import type { OrderSheet, SheetLine } from './sheet.ts';
import {
  combinationOf,
  findDisagreements,
  findKnown,
  findOtherCarrier,
  type Known,
  pairKey,
  validateLine,
} from './validateLine.ts';

/** A sheet compared with what we hold. */
export interface Judged {
  /** The lines of each order. */
  groups: SheetLine[][];
  known: Known;
  contents: Map<SheetLine, LineContent | undefined>;
  /** The first lines of orders whose numbers their stores have already. */
  existing: SheetLine[];
}

export function groupOrders(lines: readonly SheetLine[]): SheetLine[][] {
  return [...Map.groupBy(lines, (row) => row.text.thirdOrderNumber || `line ${row.line}`).values()];
}

export function storeOf({ text }: SheetLine, known: Known): { id: string; name: string } | undefined {
  return known.stores.get(text.store.toLowerCase());
}

/** Adds what is wrong to the sheet's findings, except that orders exist: these are listed apart. */
export async function judgeSheet(db: Db, { lines, findings }: OrderSheet): Promise<Judged> {
  const groups = groupOrders(lines);
  const known = await findKnown(db, lines);
  const contents = new Map(lines.map((row) => [row, validateLine(row, known, findings)]));
  const firsts = groups.map(([first]) => first!);
  for (const group of groups) {
    findDisagreements(group, findings);
    findOtherCarrier(group[0]!, findings);
  }
  await findSpelled(db, firsts, { known, findings });
  return { groups, known, contents, existing: firsts.filter((first) => isTaken(first, known)) };
}

/** Whether the line waits for the mapping of its SKU id. */
export function isUnmapped(row: SheetLine, { contents, known }: Judged): boolean {
  return !contents.get(row) && !combinationOf(row, known);
}

/** The same findings with the orders that exist already among them. */
export function refuseExisting({ existing, known }: Judged, findings: Findings): void {
  for (const row of existing) refuseTaken(row, known, findings);
}

/** Without the orders that any finding is about: one bad line is enough. */
export function withoutBad(judged: Judged, findings: Findings): Judged {
  const bad = new Set(findings.rows().map(({ lineNum }) => lineNum));
  return { ...judged, groups: judged.groups.filter((group) => !group.some(({ line }) => bad.has(line))) };
}

export function refuseTaken(row: SheetLine, known: Known, findings: Findings): void {
  const store = storeOf(row, known)!.name;
  findings.add(row.line, 'orderImport.exists', { store, number: row.text.thirdOrderNumber });
}

function isTaken(row: SheetLine, known: Known): boolean {
  const store = storeOf(row, known);
  return store !== undefined && known.taken.has(pairKey(store.id, row.text.thirdOrderNumber));
}

/** Refuses a number that differs only by case from another one of its store, stored or in the same sheet. */
async function findSpelled(
  db: Db,
  firsts: readonly SheetLine[],
  { known, findings }: { known: Known; findings: Findings },
): Promise<void> {
  const numbered = firsts.flatMap((row) => {
    const store = storeOf(row, known);
    return store ? [{ line: row.line, store, shopId: store.id, thirdOrderNumber: row.text.thirdOrderNumber }] : [];
  });
  const taken = await findSpellings(db, numbered);
  const before = new Map<string, string>();
  for (const { line, store, ...order } of numbered) {
    const folded = orderKey({ ...order, thirdOrderNumber: order.thirdOrderNumber.toLowerCase() });
    const number = taken.get(orderKey(order)) ?? before.get(folded);
    if (number) findings.add(line, 'orders.numberSpelled', { store: store.name, number });
    before.set(folded, order.thirdOrderNumber);
  }
}
