import type { PageRequest } from '@pressroom/contract/fields/pages';
import { codeType } from '@pressroom/contract/codes/codes';
import { inSizeOrder } from '@pressroom/contract/codes/sizeOrder';
import { type ExpressionBuilder, type NotNull, type Selectable, sql } from 'kysely';
import { compiledOnce } from '../../platform/database/compiled.ts';
import { onConstraint } from '../../platform/database/constraint.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { containing, now } from '../../platform/database/expressions.ts';
import { countOf, type Page, pageWithTotal } from '../../platform/database/page.ts';
import { newestFirst, type PageShape, type Place, pageOfIds, readPage } from '../../platform/database/pageByKey.ts';
import type { Codes, DB } from '../../platform/database/schema.gen.ts';
import { fail, failField } from '../../platform/failure.ts';

export type CodeRecord = Selectable<Codes>;

interface CodeSearch extends PageRequest {
  type: number;
  name?: string;
  code?: string;
}

/** Categories made of an entry, product codes: those of its size, or of the categories with its model or colour, and products. */
export interface CodeUses {
  categories: number;
  productCodes: number;
  products: number;
}

const columns = ['id', 'type', 'name', 'code', 'gmtCreate', 'gmtModified'] as const;

const codeIsTaken = (code: string) => ({ codes_code_key: () => failField('code', 'codes.codeTaken', { code }) });

/** Categories name an entry as style or colour, product codes as size. */
function useCount(eb: ExpressionBuilder<DB, 'codes'>, type: number) {
  if (type === codeType.size)
    return eb.selectFrom('productCodes').whereRef('sizeId', '=', 'codes.id').select(countOfRows).as('useCount');
  const part = type === codeType.style ? 'styleId' : 'colorId';
  return eb.selectFrom('productCategories').whereRef(part, '=', 'codes.id').select(countOfRows).as('useCount');
}

const countOfRows = sql<number>`count(*)::int`.as('n');

const entries = (db: Db, type: number) =>
  db
    .selectFrom('codes')
    .select(columns.map((column) => `codes.${column}` as const))
    .select((eb) => useCount(eb, type))
    .$narrowType<{ useCount: NotNull }>();
type CodeEntry = Awaited<ReturnType<ReturnType<typeof entries>['executeTakeFirstOrThrow']>>;

/** `name` and `code` as patterns. */
interface Wanted {
  type: number;
  name?: string;
  code?: string;
}

function matchingCodes(db: Db, { type, name, code }: Wanted) {
  let matching = db.selectFrom('codes').where('type', '=', type).select('id');
  if (name) matching = matching.where('name', 'ilike', name);
  if (code) matching = matching.where('code', 'ilike', code);
  return matching;
}

const pageOfCodes = compiledOnce((db, { part, ...shape }: PageShape & { part: number }, values: Wanted & Place) => {
  const matching = matchingCodes(db, values);
  const searched = Boolean(values.name ?? values.code);
  const how = { table: sql`codes`, order: newestFirst, searched };
  return entries(db, part)
    .innerJoin(pageOfIds(matching, how, shape, values).as('chosen'), 'chosen.id', 'codes.id')
    .select('chosen.total')
    .orderBy('codes.id', 'desc')
    .compile();
});

/** Newest first. */
export async function findCodes(db: Db, { type, name, code, ...page }: CodeSearch): Promise<Page<CodeEntry>> {
  const wanted = { type, name: containing(name), code: containing(code) };
  const rows = await readPage(page, (shape, place) =>
    pageOfCodes(db, { part: type, ...shape }, { ...wanted, ...place }),
  );
  return pageWithTotal(rows, () => countOf(matchingCodes(db, wanted)), page);
}

/** All entries of one type, by code; sizes as they stand on a size chart. */
export async function findCodesByType(db: Db, type: number): Promise<CodeRecord[]> {
  const found = await db
    .selectFrom('codes')
    .select(columns)
    .where('type', '=', type)
    .orderBy(sql`lower(code)`)
    .orderBy('id')
    .execute();
  return type === codeType.size ? inSizeOrder(found) : found;
}

/** Locks the entry for this transaction, so that nothing new can refer to it; 404 without it. */
export async function lockCode(tx: Tx, id: string): Promise<CodeRecord> {
  const entry = await tx.selectFrom('codes').where('id', '=', id).select(columns).forUpdate().executeTakeFirst();
  return entry ?? fail(404, 'platform.notFound');
}

export function insertCode(tx: Tx, values: { type: number; name: string; code: string }): Promise<CodeRecord> {
  return onConstraint(
    tx.insertInto('codes').values(values).returning(columns).executeTakeFirstOrThrow(),
    codeIsTaken(values.code),
  );
}

/** Leaves out those whose code exists, also twice among the given ones. */
export function insertNewCodes(
  tx: Tx,
  { type, entries }: { type: number; entries: readonly { name: string; code: string }[] },
): Promise<CodeRecord[]> {
  return tx
    .insertInto('codes')
    .values(entries.map(({ name, code }) => ({ type, name, code })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .execute();
}

export function updateCode(tx: Tx, id: string, values: { name: string; code: string }): Promise<CodeRecord> {
  const change = tx
    .updateTable('codes')
    .set({ ...values, gmtModified: now })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return onConstraint(change, codeIsTaken(values.code));
}

export async function deleteCode(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('codes').where('id', '=', id).execute();
}

export async function countCodeUses(db: Db, id: string): Promise<CodeUses> {
  const { rows } = await sql<CodeUses>`
    with made as (select id from product_categories where style_id = ${id} or color_id = ${id})
    select (select count(*)::int from made) as categories,
           (select count(*)::int from product_codes where size_id = ${id} or category_id in (select id from made)) as "productCodes",
           (select count(*)::int from (
              select id from products where style_id = ${id}
              union select product_id from product_skus where color_id = ${id}
              union select product_id from product_skus where size_id = ${id}) as made_of) as products`.execute(db);
  return rows[0]!;
}
