import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { nobody } from '../access/actor.ts';
import { runAct } from '../act.ts';
import { testApp } from '../../testing/testApp.ts';
import type { Tx } from './database.ts';
import { transact } from './transact.ts';

/** Two transactions that lock each other out at their first try: each has its own lock before it asks for the other's. */
async function crossing(tx: Tx, own: number, other: number, both: Meeting): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(own)})`.execute(tx);
  await both();
  await sql`select pg_advisory_xact_lock(${sql.lit(other)})`.execute(tx);
}

type Meeting = () => Promise<void>;

/** Lets the first two pass once both are here, and those after them at once. */
function meetingOfTwo(): Meeting {
  const { promise, resolve } = Promise.withResolvers<void>();
  let here = 0;
  return () => {
    here += 1;
    if (here === 2) resolve();
    return promise;
  };
}

it('does a transaction again that gave way in a deadlock', async () => {
  const { db } = await testApp();
  const meeting = meetingOfTwo();
  const tries = { 7: 0, 8: 0 };
  const crossed = (own: 7 | 8, other: 7 | 8) =>
    transact(db, async (tx) => {
      tries[own] += 1;
      await crossing(tx, own, other, meeting);
      return own;
    });
  expect(await Promise.all([crossed(7, 8), crossed(8, 7)])).toEqual([7, 8]);
  expect(tries[7] + tries[8]).toBe(3);
});

it('does again what has read what another changed, and no third time', async () => {
  const { db } = await testApp();
  await sql`create table counted (n int not null)`.execute(db);
  await sql`insert into counted values (0)`.execute(db);
  let tries = 0;
  const counting = (disturbances: number) =>
    transact(
      db,
      async (tx) => {
        tries += 1;
        await sql`select n from counted`.execute(tx);
        if (tries <= disturbances) await sql`update counted set n = n + 1`.execute(db);
        await sql`update counted set n = n + 10`.execute(tx);
      },
      'repeatable read',
    );
  await counting(1);
  expect((await sql<{ n: number }>`select n from counted`.execute(db)).rows).toEqual([{ n: 11 }]);
  tries = 0;
  await expect(counting(2)).rejects.toMatchObject({ code: '40001' });
  expect(tries).toBe(2);
});

it('tells the audit, and those who wait for the end, of the try that stands', async () => {
  const test = await testApp();
  const meeting = meetingOfTwo();
  let told = 0;
  const act = (own: 7 | 8, other: 7 | 8) =>
    runAct(
      { app: test.app, actor: nobody, origin: { action: 'job/orders.forgetImports', address: '', requestId: '' } },
      async ({ tx, audit: note, afterCommit }) => {
        note({ object: 'orderImports', ids: [], before: { expired: own } });
        afterCommit(() => (told += 1));
        await crossing(tx, own, other, meeting);
      },
    );
  await Promise.all([act(7, 8), act(8, 7)]);
  expect(told).toBe(2);
  const rows = await test.db.selectFrom('auditLog').where('objectType', '=', 'orderImports').select('before').execute();
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(expect.arrayContaining([{ before: { expired: 7 } }, { before: { expired: 8 } }]));
});

it('is where every transaction of the server begins', async () => {
  const root = path.join(import.meta.dirname, '../..');
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !/\.test\.ts$|^testing\//.test(file));
  const others: string[] = [];
  for (const file of files)
    if (/\.(transaction|startTransaction)\(\)/.test(await readFile(path.join(root, file), 'utf8'))) others.push(file);
  expect(others).toEqual(['platform/database/transact.ts']);
});
