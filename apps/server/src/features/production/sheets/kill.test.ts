import { gangSheets } from '@pressroom/contract/production/gangSheets';
import { presetSheet } from '@pressroom/contract/production/gangSheetSettings';
import { tasks } from '@pressroom/contract/tasks/tasks';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { startWorker } from '../../../testing/workerProcess.ts';
import { orderOf, start } from '../production.fixture.ts';

/** Two processes start in the course of the test, and a killed one is missed after some seconds. */
const patience = { timeout: 80_000, interval: 100 };

it('loses and doubles no sheet where a process is killed while it makes the files', async () => {
  const { at, worker } = await start();
  const { db, app } = at.test;
  const made = [await orderOf(at, [3]), await orderOf(at, [2])];
  const asked = { orders: { ids: made.map(({ id }) => id) }, settings: presetSheet };
  const { ids, taskId } = await must(worker, gangSheets.makeSheets, asked);
  const files = { DATA_DIR: app.settings.dataDir };
  const stop = new Error('what is held goes');
  // the sheet is held: its files are made and stored, and wait for their rows, when the process is killed
  const held = db.transaction().execute(async (tx) => {
    await sql`select id from gang_sheets where id = ${ids[0]!}::bigint for update`.execute(tx);
    const process = await startWorker(at.test, files);
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select 1 from pg_locks
        where locktype = 'transactionid' and not granted and transactionid = pg_current_xact_id()::xid`.execute(tx);
      expect(rows).toHaveLength(1);
    }, patience);
    await process.kill();
    throw stop;
  });
  await expect(held).rejects.toBe(stop);
  expect(await must(worker, gangSheets.sheet, { id: ids[0]! })).toMatchObject({ files: 'waiting', fileCount: 0 });

  await startWorker(at.test, files);
  const taskOf = async () => (await must(worker, tasks.list, {})).find(({ id }) => id === taskId);
  await vi.waitFor(async () => expect(await taskOf()).toMatchObject({ state: 'done', done: 1, failed: 0 }), patience);
  const sheet = await must(worker, gangSheets.sheet, { id: ids[0]! });
  expect(sheet.files).toBe('ready');
  expect(sheet.placed).toHaveLength(5);
  expect((await db.selectFrom('gangSheetFiles').select('no').execute()).length).toBe(sheet.fileCount);
});
