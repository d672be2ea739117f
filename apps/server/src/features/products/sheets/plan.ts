import { importCode } from '@pressroom/contract/products/sheets';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { SheetPlan } from '../../../platform/spreadsheet/sheetPlan.ts';
import { groupLines, judgeCombination, type NamedComponent } from './combination.ts';
import { refuseTwice } from './heads.ts';
import { findKnown, fold } from './known.ts';
import { differencesOf, isUnchanged, type PlannedProduct } from './planned.ts';
import type { ProductSheet, SheetLine } from './read.ts';
import { judgeSingle } from './single.ts';

/** What a sheet would do. */
export interface ProductPlan {
  created: PlannedProduct[];
  changed: PlannedProduct[];
  unchanged: number;
  /** How many main pictures are to be made afterwards. */
  pictures: number;
  plan: SheetPlan;
}

/** Compares the sheet with what we hold. In a transaction, nothing that it names can be deleted until the end. */
export async function planSheet(db: Db, sheet: ProductSheet): Promise<ProductPlan> {
  const planned = await judgeLines(db, sheet);
  const created = planned.filter(({ existing }) => !existing);
  const changed = planned.filter((one) => one.existing && !isUnchanged(one));
  const unchanged = planned.length - created.length - changed.length;
  return {
    created,
    changed,
    unchanged,
    pictures: [...created, ...changed].filter(({ lacksPicture }) => lacksPicture).length,
    plan: {
      created: created.length,
      unchanged,
      findings: sheet.findings,
      changes: changed.map((one) => ({ lineNum: one.line, name: one.sku.sku, ...differencesOf(one) })),
      outcome: planned.map((one) => [one.head, one.sku, one.existing && [one.existing.head.id, isUnchanged(one)]]),
    },
  };
}

/** The products of the lines without a finding. Adds what is wrong to the findings. */
async function judgeLines(db: Db, { importCode: code, lines, findings }: ProductSheet): Promise<PlannedProduct[]> {
  const known = await findKnown(db, lines);
  if (code === importCode.single) {
    refuseTwice(lines, findings);
    const judged = lines.map((line) => ({ parts: [line], planned: judgeSingle(line, known, findings) }));
    return withoutBad(judged, findings);
  }
  const groups = groupLines(lines, findings);
  refuseTwice(groups, findings);
  const components = await findComponents(db, lines);
  const judged = groups.map((group) => ({
    parts: group.parts,
    planned: judgeCombination(group, { known, components, findings }),
  }));
  return withoutBad(judged, findings);
}

interface Judged {
  parts: readonly SheetLine[];
  planned: PlannedProduct | undefined;
}

/** One bad line is enough for a product of several lines. */
function withoutBad(judged: readonly Judged[], findings: ProductSheet['findings']): PlannedProduct[] {
  const bad = new Set(findings.rows().map(({ lineNum }) => lineNum));
  return judged.flatMap(({ parts, planned }) => (planned && !parts.some(({ line }) => bad.has(line)) ? planned : []));
}

async function findComponents(db: Db, lines: readonly SheetLine[]): Promise<Map<string, NamedComponent>> {
  const skus = [...new Set(lines.map(({ text }) => text.component))];
  const { rows } = await sql<NamedComponent & { sku: string }>`
    select sku.id, sku.sku, product.product_type from product_skus sku join products product on product.id = sku.product_id
    where lower(sku.sku) = any (array(select lower(word) from unnest(${skus}::text[]) as word))
    order by sku.id ${db.isTransaction ? sql`for key share of sku` : sql``}`.execute(db);
  return new Map(rows.map((row) => [fold(row.sku), row]));
}
