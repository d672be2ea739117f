import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../../../platform/database/database.ts';
import { forgetForeignFolds } from '../../../platform/database/foldedCounts.ts';
import { makeOrder, shopTest } from '../../../testing/orderMakers.ts';
import { keptPieces } from './queries.ts';

const kept = sql`select sys_status, sum(total)::int as total from ${keptPieces} group by 1 having sum(total) <> 0 order by 1`;
const counted = sql`select sys_status, count(*)::int as total from orders group by 1 order by 1`;

const fold = (db: Db) => sql`select fold_order_counts()`.execute(db);
const move = (db: Db, id: string, status: number) =>
  sql`update orders set sys_status = ${status} where id = ${id}`.execute(db);

/** Folds, and answers whether no change of a transaction before `xact` is left to be passed over. */
async function foldedBefore(db: Db, xact: string): Promise<boolean> {
  await fold(db);
  const { rows } = await sql<{ folded: boolean }>`
    select before_xact >= ${xact}::xid8 as folded from folded_counts where name = 'order_count_changes'`.execute(db);
  return rows[0]!.folded;
}

/** Numbers below `bound`, the same for each seed. */
function numbers(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
}

it('counts what is committed, whoever folds while others are still writing', async () => {
  const at = await shopTest();
  const { db } = at.test;
  const slow = await makeOrder(at);
  const quick = await makeOrder(at);
  const next = numbers(20_261_129);
  await db.connection().execute(async (writer) => {
    let writing = false;
    const steps = [
      async () => {
        if (!writing) await sql`begin`.execute(writer);
        writing = true;
        await move(writer, slow.id, next(7));
      },
      async () => {
        if (writing) await sql.raw(next(2) === 0 ? 'commit' : 'rollback').execute(writer);
        writing = false;
      },
      () => move(db, quick.id, next(7)),
      () => fold(db),
    ];
    for (let step = 0; step < 200; step += 1) {
      await steps[next(steps.length)]!();
      expect([step, (await kept.execute(db)).rows]).toEqual([step, (await counted.execute(db)).rows]);
    }
    if (writing) await sql`rollback`.execute(writer);
  });
});

it('reads as little while somebody holds an old snapshot', async () => {
  const at = await shopTest();
  const { db } = at.test;
  await makeOrder(at);
  const pagesRead = async () => {
    await sql`analyze order_count_changes`.execute(db);
    const { rows } = await sql<{
      'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }];
    }>`
      explain (analyze, buffers, format json) ${kept}`.execute(db);
    const plan = rows[0]!['QUERY PLAN'][0].Plan;
    return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  };
  await fold(db);
  await db.connection().execute(async (holder) => {
    await sql`begin isolation level repeatable read read only`.execute(holder);
    await counted.execute(holder);
    for (let round = 0; round < 5; round += 1) {
      await sql`
        insert into order_count_changes (shop_id, sys_status, change)
        select ${at.shop.stores.austin}, 0, case when n % 2 = 0 then 1 else -1 end
        from generate_series(1, 4000) n`.execute(db);
      await fold(db);
    }
    // transactions of other databases hold the bound back, too
    const { rows } = await sql<{ top: string }>`select pg_current_xact_id()::text as top`.execute(db);
    await expect.poll(() => foldedBefore(db, rows[0]!.top), { timeout: 60_000 }).toBe(true);
    // 20,000 deleted rows lie on 150 pages
    expect(await pagesRead()).toBeLessThan(40);
    expect((await kept.execute(db)).rows).toEqual((await counted.execute(db)).rows);
    await sql`commit`.execute(holder);
  });
});

it('counts on in a database that was restored into a younger cluster', async () => {
  const at = await shopTest();
  const { db } = at.test;
  await sql`update folded_counts set before_xact = '9000000000000000000'`.execute(db);
  await forgetForeignFolds(db);
  await makeOrder(at);
  expect((await kept.execute(db)).rows).toEqual((await counted.execute(db)).rows);
  // the bound that a fold here has written stays
  await fold(db);
  await forgetForeignFolds(db);
  const { rows } = await sql`select from folded_counts where before_xact = '0' and name like 'order%'`.execute(db);
  expect(rows).toEqual([]);
});
