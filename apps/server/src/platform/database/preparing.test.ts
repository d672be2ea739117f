import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '../../testing/testApp.ts';

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
