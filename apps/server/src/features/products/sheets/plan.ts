import { importCode } from '@pressroom/contract/products/sheets';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';
import { groupLines, judgeCombination, type NamedComponent } from './combination.ts';
import { refuseTwice } from './heads.ts';
import { findKnown, fold } from './known.ts';
import { isUnchanged, type PlannedProduct } from './planned.ts';
import type { ProductSheet, SheetLine } from './read.ts';
import { judgeSingle } from './single.ts';

/** What a sheet would do. */
export interface SheetPlan {
  created: PlannedProduct[];
  changed: PlannedProduct[];
  unchanged: number;
  /** How many main pictures are to be made afterwards. */
  pictures: number;
}

/** Compares the sheet with what we hold; ends in 422 with every bad line. In a transaction, nothing that it names can be deleted until the end. */
export async function planSheet(db: Db, sheet: ProductSheet): Promise<SheetPlan> {
  const planned = await judgeLines(db, sheet);
  const bad = sheet.findings.rows();
  if (bad.length > 0) fail(422, 'products.sheet.failed', { params: { count: bad.length }, data: bad });
  const created = planned.filter(({ existing }) => !existing);
  const changed = planned.filter((one) => one.existing && !isUnchanged(one));
  return {
    created,
    changed,
    unchanged: planned.length - created.length - changed.length,
    pictures: [...created, ...changed].filter(({ lacksPicture }) => lacksPicture).length,
  };
}

/** The products that the sheet wants. Adds what is wrong to its findings; the answer is complete only if nothing is wrong. */
export async function judgeLines(
  db: Db,
  { importCode: code, lines, findings }: ProductSheet,
): Promise<PlannedProduct[]> {
  const known = await findKnown(db, lines);
  if (code === importCode.single) {
    refuseTwice(lines, findings);
    return lines.flatMap((line) => judgeSingle(line, known, findings) ?? []);
  }
  const groups = groupLines(lines, findings);
  refuseTwice(groups, findings);
  const components = await findComponents(db, lines);
  return groups.flatMap((group) => judgeCombination(group, { known, components, findings }) ?? []);
}

async function findComponents(db: Db, lines: readonly SheetLine[]): Promise<Map<string, NamedComponent>> {
  const skus = [...new Set(lines.map(({ text }) => text.component))];
  const { rows } = await sql<NamedComponent & { sku: string }>`
    select sku.id, sku.sku, product.product_type from product_skus sku join products product on product.id = sku.product_id
    where lower(sku.sku) = any (array(select lower(word) from unnest(${skus}::text[]) as word))
    order by sku.id ${db.isTransaction ? sql`for key share of sku` : sql``}`.execute(db);
  return new Map(rows.map((row) => [fold(row.sku), row]));
}
