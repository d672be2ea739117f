import { audit } from '@pressroom/contract/audit/audit';
import { stock } from '@pressroom/contract/categories/stock';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { must } from './demo/shop.ts';
import { compareStock } from './features/orders/orders.public.ts';
import { makeOrder, shopTest } from './testing/orderMakers.ts';
import { databaseUrlOf } from './testing/secondApp.ts';
import { type TestApp, testApp } from './testing/testApp.ts';
import { keepMonths } from './platform/jobs/keepMonths.ts';
import { withClient } from './platform/database/client.ts';
import { migrate, migrationsFolder } from './platform/database/migrate.ts';
import {
  dropMonths,
  findMonths,
  type MonthlyTable,
  moveMonth,
  NoSuchMonth,
  openMonths,
} from './platform/database/months.ts';

const monthOf = (moment: Date) => moment.toISOString().slice(0, 7).replace('-', '_');
const quarterOf = (moment: Date) => `${moment.getUTCFullYear()}_q${Math.floor(moment.getUTCMonth() / 3) + 1}`;
const monthsFromNow = (months: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15));
};

async function monthsOf(test: TestApp, table: MonthlyTable) {
  return (await findMonths(test.db)).find((months) => months.table === table)!;
}

it('has this month and two more open for every table, this quarter and the next for orders, and opens none twice', async () => {
  const test = await testApp();
  expect((await findMonths(test.db)).map(({ table }) => table)).toEqual([
    'audit_log',
    'order_logs',
    'orders',
    'outside_calls',
    'stock_movements',
  ]);
  for (const { table, open, archived } of await findMonths(test.db)) {
    const months = [0, 1, 2].map((ahead) => monthOf(monthsFromNow(ahead)));
    const quarters = [0, 3].map((ahead) => quarterOf(monthsFromNow(ahead)));
    expect(open).toEqual(['before', ...(table === 'orders' ? quarters : months)]);
    expect(archived).toEqual([]);
  }
  expect(await openMonths(test.db)).toBe(0);
});

it('opens the months that come, and moves what came into them before', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  // a clock that is four months ahead
  const ahead = monthsFromNow(4).toISOString();
  await sql`insert into outside_calls (system, endpoint, started_at, ms, outcome, attempts)
    values ('shein', 'early', ${ahead}, 1, 'done', 1), ('shein', 'earlier', ${monthsFromNow(5).toISOString()}, 1, 'done', 1)`.execute(
    test.db,
  );
  const partOf = async (endpoint: string) => {
    const { rows } = await sql<{ part: string }>`
      select tableoid::regclass::text as part from outside_calls where endpoint = ${endpoint}`.execute(test.db);
    return rows.map(({ part }) => part);
  };
  expect(await partOf('early')).toEqual(['outside_calls_strays']);
  await Promise.all([sql`select open_months(4)`.execute(test.db), sql`select open_months(4)`.execute(test.db)]);
  expect((await monthsOf(test, 'outside_calls')).open.at(-1)).toBe(monthOf(monthsFromNow(4)));
  expect(await partOf('early')).toEqual([`outside_calls_${monthOf(monthsFromNow(4))}`]);
  expect(await partOf('earlier')).toEqual(['outside_calls_strays']);
  await must(admin, audit.page, {});
});

it('reserves nothing twice where movements wait for months that are not open', async () => {
  const at = await shopTest();
  const { test } = at;
  const order = await makeOrder(at);
  const reserved = async () =>
    (await sql`select order_id, product_code_id, quantity from stock_reservations order by 1, 2`.execute(test.db)).rows;
  const before = await reserved();
  const add = (months: number) =>
    sql`
    insert into stock_movements (product_code_id, order_id, kind, quantity, create_user, gmt_create)
    select id, ${order.id}, 'reserve', 3, 'ada', ${monthsFromNow(months).toISOString()}
    from product_codes order by id limit 1 offset ${months - 4}`.execute(test.db);
  await add(4);
  await add(5);
  const after = await reserved();
  expect(after).not.toEqual(before);
  await sql`select open_months(4)`.execute(test.db);
  expect(await reserved()).toEqual(after);
  const { rows } = await sql`select from stock_movements where create_user = 'ada'`.execute(test.db);
  expect(rows).toHaveLength(2);
});

it('says of a table that there is none', async () => {
  const { db } = await testApp();
  await expect(moveMonth(db, 'archive', { table: 'nothing', name: 'before' })).rejects.toThrow(NoSuchMonth);
});

it('puts a month away and takes it back, with every row, and says meanwhile what is missing', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const rows = async () => (await sql`select * from audit_log order by id`.execute(test.db)).rows;
  await sql`insert into audit_log (at, username, action) values ('2024-03-31T23:59:59.999999Z', 'ada', 'march'),
    ('2024-04-01T00:00:00Z', 'ada', 'april')`.execute(test.db);
  const all = await rows();
  await expect(moveMonth(test.db, 'archive', { table: 'audit_log', name: monthOf(monthsFromNow(1)) })).rejects.toThrow(
    'is not over',
  );
  await expect(moveMonth(test.db, 'archive', { table: 'audit_log', name: '2019_01' })).rejects.toThrow(
    'no month 2019_01',
  );
  await expect(moveMonth(test.db, 'restore', { table: 'audit_log', name: 'before' })).rejects.toThrow(
    'No month before',
  );

  const archive = () => moveMonth(test.db, 'archive', { table: 'audit_log', name: 'before' });
  await archive();
  expect((await rows()).map((row) => (row as { action: string }).action)).not.toContain('march');
  expect(await must(admin, audit.archived, {})).toMatchObject({ audit: ['before'], orderLog: [] });
  for (const change of ['delete from', 'truncate', 'update'] as const)
    await expect(
      sql.raw(`${change} archive.audit_log_before${change === 'update' ? " set action = ''" : ''}`).execute(test.db),
    ).rejects.toThrow('cannot be changed');

  // a later release has added a column
  await sql`alter table audit_log add column since_then int not null default 3`.execute(test.db);
  await moveMonth(test.db, 'restore', { table: 'audit_log', name: 'before' });
  expect(await rows()).toEqual(all.map((row) => ({ ...(row as object), sinceThen: 3 })));
  expect(await must(admin, audit.archived, {})).toMatchObject({ audit: [] });
  await expect(sql`truncate audit_log_before`.execute(test.db)).rejects.toThrow('cannot be changed');
  await expect(sql`delete from audit_log_before`.execute(test.db)).rejects.toThrow('cannot be changed');
  await archive();
});

it('explains the stock with archived movements as with the others', async () => {
  const at = await shopTest();
  const { test, admin } = at;
  const { rows: codes } = await sql<{ id: string }>`
    select product_code_id as id from stock_movements group by 1 order by count(*) desc, 1`.execute(test.db);
  const id = codes[0]!.id;
  const before = await must(admin, stock.movements, { id });
  expect(before.unexplained).toEqual({ realStock: 0, virtualStock: 0 });
  await sql`update stock_movements set gmt_create = gmt_create - interval '1 year'`.execute(test.db);
  await moveMonth(test.db, 'archive', { table: 'stock_movements', name: 'before' });
  const archived = await must(admin, stock.movements, { id });
  expect(archived).toMatchObject({ total: 0, rows: [], unexplained: { realStock: 0, virtualStock: 0 } });
  expect(await compareStock(test.db)).toEqual([]);
  await moveMonth(test.db, 'restore', { table: 'stock_movements', name: 'before' });
  expect(await must(admin, stock.movements, { id })).toMatchObject({
    total: before.total,
    unexplained: before.unexplained,
  });
  expect(await compareStock(test.db)).toEqual([]);
});

it('keeps every row and goes on with its numbers where tables of an older release become months', async () => {
  const test = await testApp();
  const name = `months_${randomUUID().replaceAll('-', '')}`;
  const url = Object.assign(new URL(databaseUrlOf(test)), { pathname: `/${name}` }).href;
  const maintain = (statement: string) => withClient(databaseUrlOf(test), (client) => client.query(statement));
  await maintain(`create database ${name}`);
  onTestFinished(async () => void (await maintain(`drop database ${name} with (force)`)));
  const files = (await readdir(migrationsFolder)).filter((file) => file < '0089').toSorted();
  const fill = `
    insert into audit_log (at, username, action) select now() - n * interval '1 day', case when n % 7 = 0 then 'bob' else 'ada' end, 'a' || n from generate_series(-70, 400) n;
    insert into outside_calls (system, endpoint, started_at, ms, outcome, attempts) values ('shein', 'a', now(), 1, 'done', 1)`;
  await withClient(url, async (client) => {
    await client.query('create table migrations (name text primary key, at timestamptz not null default now())');
    for (const file of files) {
      await client.query(await readFile(join(migrationsFolder, file), 'utf8'));
      await client.query('insert into migrations (name) values ($1)', [file]);
    }
    await client.query(fill);
    const read = async () => (await client.query('select * from audit_log order by id')).rows as { id: string }[];
    const all = await read();
    await migrate(url);
    expect(await read()).toEqual(all);
    const { rows } = await client.query<{ id: string }>(
      `insert into audit_log (username, action) values ('cem', 'next') returning id`,
    );
    // whose acts there were before, and who came since
    const { rows: names } = await client.query<{ username: string }>('select username from audit_names order by 1');
    expect(names.map(({ username }) => username)).toEqual(['ada', 'bob', 'cem']);
    expect(rows[0]!.id).toBe(String(Number(all.at(-1)!.id) + 1));
    await expect(client.query('update audit_log set action = $1', ['changed'])).rejects.toThrow('cannot be changed');
  });
});

it('drops the months of a table that are over by then, and nothing younger', async () => {
  const test = await testApp();
  const call = (days: number) =>
    sql`insert into outside_calls (system, endpoint, started_at, ms, outcome, attempts)
    values ('shein', ${String(days)}, now() - make_interval(days => ${days}), 1, 'done', 1)`.execute(test.db);
  for (const days of [0, 700]) await call(days);
  const left = async () => {
    const { rows } = await sql<{ endpoint: string }>`select endpoint from outside_calls order by 1`.execute(test.db);
    return rows.map(({ endpoint }) => endpoint);
  };
  expect(await dropMonths(test.db, 'outside_calls', sql`now() - interval '800 days'`)).toBe(0);
  await keepMonths.run({ app: test.app, log: test.app.log, signal: new AbortController().signal }, {});
  expect(await left()).toContain('0');
  expect(await dropMonths(test.db, 'outside_calls', sql`now()`)).toBeLessThan(2);
  expect(await left()).toEqual(['0']);
  expect((await monthsOf(test, 'outside_calls')).open).not.toContain('before');
});
