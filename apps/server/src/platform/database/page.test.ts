import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { stores } from '@pressroom/contract/stores/stores';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { countOf, cutOf, cutTo, pageFrom, pageWithTotal, totalOf } from './page.ts';

const byBytes = sql`name collate "C"`;

const words = ['100%', '100 cotton', 'a_b', 'aXb', 'back\\slash', 'Alpha', 'ALPHABET', "O'Neil", '中文店', 'plain'];

async function fill({ db }: TestApp): Promise<void> {
  await db
    .insertInto('stores')
    .values(
      words.map((name) => ({
        name,
        typeCode: 'OTHER',
        countryCode: 'US',
        currency: 'USD',
        dataStatus: 1,
        remark: '-',
      })),
    )
    .execute();
}

it('cuts any page of any size out of the whole, with the same total on each', async () => {
  const test = await testApp();
  await fill(test);
  const all = words.toSorted();
  const matching = test.db.selectFrom('stores').select('name');
  const size = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom(20, 40));
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 12 }), size, fc.boolean(), async (pageNum, pageSize, searched) => {
      const page = { pageNum, pageSize };
      const expected = all.slice((pageNum - 1) * pageSize, pageNum * pageSize);
      const found = await pageFrom(matching, (query) => query.orderBy(byBytes), page);
      expect([found.rows.map(({ name }) => name), found.total]).toEqual([expected, all.length]);

      const { size: usual, limits } = cutOf(page);
      const inOrder = matching.select(totalOf(matching, { searched })).orderBy(byBytes);
      const rows = await cutTo(inOrder, { size: usual, ...limits }).execute();
      const counted = await pageWithTotal(rows, () => countOf(matching), page);
      expect([counted.rows.map(({ name }) => name), counted.total]).toEqual([expected, all.length]);
    }),
    { seed: 11, numRuns: 40 },
  );
});

it('says of nothing that it is nothing, on the first page and behind it', async () => {
  const { db } = await testApp();
  const matching = db.selectFrom('stores').select(['id', 'name']);
  for (const pageNum of [1, 2])
    expect(await pageFrom(matching, (query) => query.orderBy('id'), { pageNum, pageSize: 20 })).toEqual({
      rows: [],
      total: 0,
    });
  const never = () => Promise.reject(new Error('there is nothing to count'));
  expect(await pageWithTotal([], never, { pageNum: 1 })).toEqual({ rows: [], total: 0 });
});

it.each([
  ['0%', ['100%']],
  ['_', ['a_b']],
  ['\\', ['back\\slash']],
  ['ALPHA', ['ALPHABET', 'Alpha']],
  ["'", ["O'Neil"]],
  ['文', ['中文店']],
  ['%%', []],
])('finds %j in names as it is written, whatever its case', async (word, expected) => {
  const test = await testApp();
  await fill(test);
  const { data } = await (await test.as('admin')).call(stores.page, { name: word });
  expect(data.rows.map(({ name }) => name).toSorted()).toEqual(expected);
});
