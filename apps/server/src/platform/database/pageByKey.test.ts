import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '../../testing/testApp.ts';
import type { Db } from './database.ts';
import { countOf, pageWithTotal } from './page.ts';
import { pageByKey, pageOfIds, readPage, type RowOrder } from './pageByKey.ts';

/** Many of the same name, and ids in another order than the names. */
async function fill(db: Db, names: readonly string[]): Promise<void> {
  const stores = { typeCode: 'OTHER', countryCode: 'US', currency: 'USD', dataStatus: 1 };
  // their names have to differ, what they are sorted by has not
  await db
    .insertInto('stores')
    .values(names.map((remark, index) => ({ ...stores, name: `Store ${index}`, remark })))
    .execute();
}

const names = 'a b a c a b a d a b a c a b a '.repeat(3).trim().split(' ');
const orders: readonly [name: string, order: RowOrder][] = [
  ['newest', { descending: true }],
  ['oldest', { descending: false }],
  ['by a column', { by: ['remark'], descending: false }],
  ['by what is made of columns', { by: [sql`length(remark)`, sql`upper(remark)`], descending: true }],
];

/** The ids in an order, worked out here. */
function sorted(rows: readonly { id: string; remark: string }[], { by, descending }: RowOrder): string[] {
  const upwards = rows.toSorted(
    (one, other) => (by ? one.remark.localeCompare(other.remark) : 0) || Number(one.id) - Number(other.id),
  );
  return (descending ? upwards.toReversed() : upwards).map(({ id }) => id);
}

it.each(orders)('finds any page from any other one on as from the start: %s', async (_name, order) => {
  const { db } = await testApp();
  await fill(db, names);
  const matching = db.selectFrom('stores').select(['id', 'remark']);
  const all = sorted(await matching.execute(), order);
  const ids = db.selectFrom('stores').select('id');
  const upTo = (pageSize: number) => Math.ceil(all.length / pageSize) + 1;
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constant(20)).chain((pageSize) => {
        const page = fc.integer({ min: 1, max: upTo(pageSize) });
        return fc.record({ pageSize: fc.constant(pageSize), from: page, pageNum: page, searched: fc.boolean() });
      }),
      async ({ pageSize, from, pageNum, searched }) => {
        const first = all[(from - 1) * pageSize];
        const page = { pageNum, pageSize, anchor: first && `${from}-${first}` };
        const expected = all.slice((pageNum - 1) * pageSize, pageNum * pageSize);
        const found = await pageByKey(db, matching, order, page);
        expect([found.rows.map(({ id }) => id), found.total]).toEqual([expected, all.length]);

        const rows = await readPage(page, async (shape, place) => {
          const chosen = pageOfIds(ids, { table: sql`stores`, order, searched }, shape, place);
          const { rows: met } = await sql<{ id: string; total: string }>`select * from ${chosen} chosen`.execute(db);
          return shape.way === 'backward' ? met.toReversed() : met;
        });
        const counted = await pageWithTotal(rows, () => countOf(ids), page);
        expect([counted.rows.map(({ id }) => id), counted.total]).toEqual([expected, all.length]);
      },
    ),
    { seed: 7, numRuns: 60 },
  );
});

it('skips no row, and shows none twice, when others come before the page or its anchor goes', async () => {
  const { db } = await testApp();
  await fill(db, names);
  const order: RowOrder = { by: ['remark'], descending: true };
  const page = async (pageNum: number, anchor?: string) => {
    const { rows } = await pageByKey(db, db.selectFrom('stores').selectAll(), order, { pageNum, pageSize: 4, anchor });
    return rows.map(({ id }) => id);
  };
  const [first, second, third] = [await page(1), await page(2), await page(3)];
  const later = { name: 'Later', remark: 'z', typeCode: 'OTHER', countryCode: 'US', currency: 'USD', dataStatus: 1 };
  await db.insertInto('stores').values(later).execute();
  expect(await page(2, `1-${first[0]}`)).toEqual(second);
  expect(await page(3, `2-${second[0]}`)).toEqual(third);
  expect(await page(2, `3-${third[0]}`)).toEqual(second);
  await db.deleteFrom('stores').where('id', '=', first[0]!).execute();
  // nothing leads from a row that is gone: the page is found from the start
  expect(await page(2, `1-${first[0]}`)).toEqual(second);
});

it('ends a list that grows without end where its total does', async () => {
  const { db } = await testApp();
  const numbered = (last: number) => sql<{ id: string }>`select generate_series(1, ${last}::bigint) as id`;
  const page = (last: number, pageNum: number, pageSize: number) =>
    pageByKey(db, numbered(last), { descending: false, countsTo: 10_000 }, { pageNum, pageSize });
  expect((await page(10_050, 1, 20)).total).toBe(10_000);
  expect((await page(10_050, 500, 20)).rows.at(-1)).toEqual({ id: '10000' });
  expect(await page(10_050, 501, 20)).toEqual({ rows: [], total: 10_000 });
  expect(await page(10_050, 3334, 3)).toEqual({ rows: [{ id: '10000' }], total: 10_000 });
  expect((await page(9_999, 2, 20)).total).toBe(9_999);
  expect(await page(3, 1, 20)).toEqual({ rows: [{ id: '1' }, { id: '2' }, { id: '3' }], total: 3 });
});
