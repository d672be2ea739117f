import { codeType } from '@pressroom/contract/codes/codes';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';
import type { Translate } from '../../../platform/i18n.ts';
import type { Findings } from '../../../platform/spreadsheet/findings.ts';
import { columnName } from '../../../platform/spreadsheet/importSheet.ts';
import { lockCodes } from '../../codes/codes.public.ts';
import { productColumns, type ProductSheet, type SheetLine } from './sheet.ts';

export interface Created {
  id: string;
  code: string;
  realStock: number;
}

interface Wanted {
  line: number;
  categoryId: string;
  sizeId: string;
  code: string;
  realStock: number;
}

/** Adds what does not exist yet: all of it, or nothing and every bad line (422). What exists keeps its stock. */
export async function importProductCodes(
  tx: Tx,
  actor: Actor,
  { sheet: { lines, findings }, fileName }: { sheet: ProductSheet; fileName: string },
  t: Translate,
): Promise<{ created: Created[]; existing: number }> {
  const wanted = await judge(tx, lines, findings, t);
  const present = await findPresent(tx, wanted);
  const fresh = wanted.filter((one) => {
    const same = present.get(one.code.toLowerCase());
    if (same && (same.categoryId !== one.categoryId || same.sizeId !== one.sizeId))
      findings.add(one.line, 'categories.codeTaken', { code: one.code });
    return !same;
  });
  const bad = findings.rows();
  if (bad.length > 0) fail(422, 'categories.sheet.failed', { params: { count: bad.length }, data: bad });
  const created = await insertProductCodes(tx, actor, fresh, fileName);
  return { created, existing: wanted.length - created.length };
}

async function judge(tx: Tx, lines: readonly SheetLine[], findings: Findings, t: Translate): Promise<Wanted[]> {
  const find = await lockCodes(
    tx,
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
          column: columnName(productColumns[key], t),
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
  const categories = await holdPairs(tx, pairs);
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

/** Ids of the categories of these pairs, by `style id` + `colour id`; they stay until the transaction ends. */
async function holdPairs(tx: Tx, pairs: readonly { styleId: string; colorId: string }[]): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('productCategories')
    .where(
      sql<boolean>`(style_id, color_id) in (select * from unnest(
        ${pairs.map((pair) => pair.styleId)}::bigint[], ${pairs.map((pair) => pair.colorId)}::bigint[]))`,
    )
    .select(['id', 'styleId', 'colorId'])
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Map(rows.map(({ id, styleId, colorId }) => [`${styleId} ${colorId}`, id]));
}

async function findPresent(tx: Tx, wanted: readonly Wanted[]) {
  const rows = await tx
    .selectFrom('productCodes')
    .where(
      sql<boolean>`lower(code) = any (array(select lower(word) from unnest(${wanted.map((one) => one.code)}::text[]) as word))`,
    )
    .select(['code', 'categoryId', 'sizeId'])
    .execute();
  return new Map(rows.map((row) => [row.code.toLowerCase(), row]));
}

/** With the movement that says where each first number comes from. What another import has added meanwhile is left. */
async function insertProductCodes(
  tx: Tx,
  actor: Actor,
  fresh: readonly Wanted[],
  fileName: string,
): Promise<Created[]> {
  const { rows } = await sql<Created>`
    with created as (
      insert into product_codes (category_id, size_id, code, real_stock)
      select * from unnest(
        ${fresh.map((one) => one.categoryId)}::bigint[], ${fresh.map((one) => one.sizeId)}::bigint[],
        ${fresh.map((one) => one.code)}::text[], ${fresh.map((one) => one.realStock)}::int[])
      on conflict (lower(code)) do nothing
      returning id, code, real_stock
    ), told as (
      insert into stock_movements (product_code_id, kind, quantity, create_user, note)
      select id, 'set', real_stock, ${actor.username}, ${fileName} from created
    )
    select id, code, real_stock as "realStock" from created order by id`.execute(tx);
  return rows;
}
