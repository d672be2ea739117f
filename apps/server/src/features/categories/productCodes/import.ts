import { codeType } from '@pressroom/contract/codes/codes';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/database.ts';
import { columnName } from '../../../platform/spreadsheet/importSheet.ts';
import { settlePlan, type SheetPlan } from '../../../platform/spreadsheet/sheetPlan.ts';
import { findCodeEntries } from '../../codes/codes.public.ts';
import { productColumns, type ProductSheet } from './sheet.ts';

export interface Created {
  id: string;
  code: string;
  realStock: number;
}

interface NewProductCode {
  categoryId: string;
  sizeId: string;
  code: string;
  realStock: number;
}

interface Wanted extends NewProductCode {
  line: number;
}

export interface ImportOptions {
  /** As the check has answered it. */
  plan?: string;
  skipRefused: boolean;
}

interface Judged {
  fresh: Wanted[];
  existing: number;
  plan: SheetPlan;
}

/** What the sheet would do now. In a transaction, nothing that it names can be deleted until the end. */
export async function judgeProductSheet(db: Db, sheet: ProductSheet): Promise<Judged> {
  const { findings } = sheet;
  const named = await validateLines(db, sheet);
  const present = await findPresent(db, named);
  const sameOf = ({ code }: Wanted) => present.get(code.toLowerCase());
  for (const one of named) {
    const same = sameOf(one);
    if (same && (same.categoryId !== one.categoryId || same.sizeId !== one.sizeId))
      findings.add(one.line, 'categories.codeTaken', { code: one.code });
  }
  const bad = new Set(findings.rows().map(({ lineNum }) => lineNum));
  const wanted = named.filter(({ line }) => !bad.has(line));
  const fresh = wanted.filter((one) => !sameOf(one));
  const outcome = wanted.map((one) => [one.code, one.realStock, Boolean(sameOf(one))]);
  const existing = wanted.length - fresh.length;
  return { fresh, existing, plan: { created: fresh.length, changes: [], unchanged: existing, outcome, findings } };
}

/** Adds the product codes that do not exist yet: all of them, or the good lines, or none and a 422 with every bad line. Existing ones keep their stock. */
export async function importProductCodes(
  { tx, actor }: Act,
  { sheet, fileName, ...options }: ImportOptions & { sheet: ProductSheet; fileName: string },
): Promise<{ created: Created[]; existing: number; refused: number }> {
  const { fresh, existing, plan } = await judgeProductSheet(tx, sheet);
  const refused = settlePlan(plan, { ...options, failed: 'categories.sheet.failed' });
  const created = await insertProductCodes({ tx, actor }, fresh, fileName);
  return { created, existing: existing + fresh.length - created.length, refused };
}

async function validateLines(db: Db, { lines, findings }: ProductSheet): Promise<Wanted[]> {
  const find = await findCodeEntries(
    db,
    lines.flatMap(({ styleCode, colorCode, sizeCode }) => [
      { type: codeType.style, code: styleCode },
      { type: codeType.colour, code: colorCode },
      { type: codeType.size, code: sizeCode },
    ]),
  );
  const known = lines.map((row) => {
    const code = (key: 'styleCode' | 'colorCode' | 'sizeCode', type: number) => {
      const entry = find(type, row[key]);
      if (!entry && row[key])
        findings.add(row.line, 'categories.sheet.unknownCode', {
          column: columnName(productColumns[key]),
          code: row[key],
        });
      return entry;
    };
    return {
      row,
      style: code('styleCode', codeType.style),
      color: code('colorCode', codeType.colour),
      size: code('sizeCode', codeType.size),
    };
  });
  const pairs = known.flatMap(({ style, color }) => (style && color ? [{ styleId: style.id, colorId: color.id }] : []));
  const categories = await findCategoriesOf(db, pairs);
  const lineOf = new Map<string, number>();
  return known.flatMap(({ row, style, color, size }) => {
    if (!style || !color) return [];
    const categoryId = categories.get(`${style.id} ${color.id}`);
    if (!categoryId) findings.add(row.line, 'categories.sheet.noCategory', { style: style.code, color: color.code });
    if (!categoryId || !size) return [];
    const code = [style.code, color.code, size.code].join('-');
    const first = lineOf.get(code);
    if (first !== undefined) findings.add(row.line, 'categories.sheet.twice', { line: first });
    else lineOf.set(code, row.line);
    return [{ line: row.line, categoryId, sizeId: size.id, code, realStock: row.realStock }];
  });
}

/** Ids of the categories of these pairs, by `style id` + `colour id`; in a transaction they cannot be deleted until its end. */
export async function findCategoriesOf(
  db: Db,
  pairs: readonly { styleId: string; colorId: string }[],
): Promise<Map<string, string>> {
  const found = db
    .selectFrom('productCategories')
    .where(
      sql<boolean>`(style_id, color_id) in (select * from unnest(
        ${pairs.map((pair) => pair.styleId)}::bigint[], ${pairs.map((pair) => pair.colorId)}::bigint[]))`,
    )
    .select(['id', 'styleId', 'colorId'])
    .orderBy('id');
  const rows = await (db.isTransaction ? found.forKeyShare() : found).execute();
  return new Map(rows.map(({ id, styleId, colorId }) => [`${styleId} ${colorId}`, id]));
}

export async function findPresent(db: Db, wanted: readonly Pick<NewProductCode, 'code'>[]) {
  const rows = await db
    .selectFrom('productCodes')
    .where(
      sql<boolean>`lower(code) = any (array(select lower(word) from unnest(${wanted.map((one) => one.code)}::text[]) as word))`,
    )
    .select(['code', 'categoryId', 'sizeId'])
    .execute();
  return new Map(rows.map((row) => [row.code.toLowerCase(), row]));
}

/** Writes a stock movement for each first number, too. Leaves out what somebody else has added meanwhile. */
export async function insertProductCodes(
  { tx, actor }: Pick<Act, 'tx' | 'actor'>,
  fresh: readonly NewProductCode[],
  note: string,
): Promise<Created[]> {
  const { rows } = await sql<Created>`
    with created as (
      insert into product_codes (category_id, size_id, code, real_stock)
      select * from unnest(
        ${fresh.map((one) => one.categoryId)}::bigint[], ${fresh.map((one) => one.sizeId)}::bigint[],
        ${fresh.map((one) => one.code)}::text[], ${fresh.map((one) => one.realStock)}::int[])
      on conflict (lower(code)) do nothing
      returning id, code, real_stock
    ), explained as (
      insert into stock_movements (product_code_id, kind, quantity, create_user, note)
      select id, 'set', real_stock, ${actor.username}, ${note} from created
    )
    select id, code, real_stock as "realStock" from created order by id`.execute(tx);
  return rows;
}
