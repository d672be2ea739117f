import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '../../testing/testApp.ts';
import type { Db } from './database.ts';
import { plannedOnce } from './plannedOnce.ts';

it('names columns in camelCase, and leaves what stands inside JSON as it is', async () => {
  const { db } = await testApp();
  const { rows } =
    await sql`select 1 as first_thing, '{"snake_case": 1}'::jsonb as second_thing, null as "thirdThing"`.execute(db);
  expect(rows).toEqual([{ firstThing: 1, secondThing: { snake_case: 1 }, thirdThing: null }]);
});

it('keeps every digit of ids and every microsecond of moments', async () => {
  const { db } = await testApp();
  const { rows } =
    await sql`select 5230236437987443003::bigint as id, '2026-11-19 08:00:00.123456+08'::timestamptz as at`.execute(db);
  expect(rows).toEqual([{ id: '5230236437987443003', at: '2026-11-19T00:00:00.123456Z' }]);
});

it('goes on reading when a column was added under its prepared statements', async () => {
  const { db } = await testApp();
  const read = () => db.selectFrom('stores').selectAll().execute();
  for (let time = 0; time < 7; time += 1) await read();
  await sql`alter table stores add column added_later int`.execute(db);
  expect(await read()).toEqual([]);
});

it('has a statement planned once that says so, and leaves the connection as it was', async () => {
  const { db } = await testApp();
  const byNumbers = (one: Db, ids: readonly string[]) =>
    sql`select ${plannedOnce} id from orders where id = any(${ids}::bigint[])`.execute(one);
  const anew = (one: Db, ids: readonly string[]) =>
    sql`select id from orders where id = any(${ids}::bigint[])`.execute(one);
  const isAuto = async (one: Db) =>
    (await sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`.execute(one)).rows[0]!.mode;
  await db.connection().execute(async (one) => {
    for (let time = 0; time < 7; time += 1) {
      expect((await byNumbers(one, ['1'])).rows).toEqual([]);
      await anew(one, ['1']);
      expect(await isAuto(one)).toBe('auto');
    }
    const { rows } = await sql<{ once: boolean; generic: string; custom: string }>`
      select statement like '%planned once%' as once, generic_plans as generic, custom_plans as custom
      from pg_prepared_statements where statement ~ '^select .*id from orders where' order by 1`.execute(one);
    expect(rows).toEqual([
      { once: false, generic: '0', custom: '7' },
      { once: true, generic: '7', custom: '0' },
    ]);
  });
  await db.transaction().execute(async (tx) => {
    await byNumbers(tx, ['1']);
    expect(await isAuto(tx)).toBe('auto');
  });
});

it('answers a failure of a statement that is planned once, and goes on', async () => {
  const { db } = await testApp();
  const divide = (one: Db, by: number) =>
    sql<{ whole: number }>`select ${plannedOnce} 6 / ${by}::int as whole`.execute(one);
  await db.connection().execute(async (one) => {
    expect((await divide(one, 2)).rows).toEqual([{ whole: 3 }]);
    await expect(divide(one, 0)).rejects.toThrow('division by zero');
    expect((await divide(one, 3)).rows).toEqual([{ whole: 2 }]);
  });
});
