import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { system } from './access/actor.ts';
import { writeAudit } from './audit.ts';
import type { Tx } from './database/database.ts';
import { refuseStale } from './stale.ts';

const loaded = '2026-03-01T00:00:00.000001Z';

/** Changes the record as any write does: the record first, then the row that tells of it. Answers its new version. */
function act({ db }: TestApp, username: string, action: string): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ at: string }>`select clock_timestamp() as at`.execute(tx);
    await tell(tx, username, action);
    return rows[0]!.at;
  });
}

function tell(tx: Tx, username: string, action: string): Promise<string> {
  const origin = { action, address: '', requestId: '' };
  return writeAudit(tx, { ...system, username }, origin, [{ object: 'orders', ids: ['7'] }]);
}

function meet({ db }: TestApp, gmtModified: string): Promise<void> {
  const record = { id: '7', gmtModified };
  return db.transaction().execute((tx) => refuseStale(tx, { object: 'orders', record, loaded, show: () => record }));
}

it('names who changed the record, not who merely used it before or after', async () => {
  const test = await testApp();
  await act(test, 'before', '/sysOrder/save');
  const gmtModified = await act(test, 'editor', '/sysOrder/save');
  await test.db.transaction().execute((tx) => tell(tx, 'reader', '/sysOrder/downloadZip'));
  await test.db.transaction().execute((tx) => tell(tx, 'packer', '/sysOrder/printOrderLabel'));
  await expect(meet(test, gmtModified)).rejects.toMatchObject({
    status: 409,
    data: { current: { id: '7', gmtModified }, by: 'editor', at: gmtModified },
  });
});

it('lets an edit pass of what nobody has changed', async () => {
  await expect(meet(await testApp(), loaded)).resolves.toBeUndefined();
});
