import { expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { system } from './access/actor.ts';
import { runAct } from './act.ts';
import { writeAs } from './jobs/writeAs.ts';

const origin = { action: 'job/sync.run', address: '', requestId: '' };
const entry = { object: 'stores', ids: ['7'], after: { authToken: 'secret', name: 'Austin' } } as const;

const audited = ({ db }: TestApp) =>
  db.selectFrom('auditLog').select(['action', 'username', 'objectIds', 'after']).execute();

it('writes what was said in the transaction of the work, and runs what comes after it then', async () => {
  const test = await testApp();
  const order: string[] = [];
  const value = await runAct({ app: test.app, actor: system, origin }, async ({ audit, afterCommit }) => {
    afterCommit(() => order.push('after'));
    audit(entry);
    audit({ object: 'orders', ids: ['8'], by: { userId: null, username: 'somebody' } });
    expect(await audited(test)).toEqual([]);
    order.push('work');
    return 'answer';
  });
  expect([value, order]).toEqual(['answer', ['work', 'after']]);
  expect(await audited(test)).toEqual([
    { action: 'job/sync.run', username: 'somebody', objectIds: ['8'], after: null },
    { action: 'job/sync.run', username: 'system', objectIds: ['7'], after: { authToken: '***', name: 'Austin' } },
  ]);
  const [main, part] = await test.db.selectFrom('auditLog').select(['id', 'partOf']).orderBy('id').execute();
  // a run is about its orders first
  expect([main!.partOf, part!.partOf]).toEqual([null, main!.id]);
});

it('leaves nothing of work that fails, and runs nothing after it', async () => {
  const test = await testApp();
  const after: string[] = [];
  const failing = runAct({ app: test.app, actor: system, origin }, async ({ tx, audit, afterCommit }) => {
    await tx.deleteFrom('permissions').where('id', '=', '-1').execute();
    audit(entry);
    afterCommit(() => after.push('after'));
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect([await audited(test), after]).toEqual([[], []]);
});

it('undoes a write that says nothing, unless a job has found nothing to do', async () => {
  const test = await testApp();
  const store = { name: 'Austin', typeCode: 'OTHER', countryCode: 'US', currency: 'USD', dataStatus: 1, remark: '-' };
  const silent = runAct({ app: test.app, actor: system, origin }, ({ tx }) =>
    tx.insertInto('stores').values(store).execute(),
  );
  await expect(silent).rejects.toThrow('job/sync.run did not say what it wrote');
  expect(await test.db.selectFrom('stores').select('id').execute()).toEqual([]);
  expect(await writeAs(test.app, system, 'job/sync.run', async () => 'nothing to do')).toBe('nothing to do');
  expect(await audited(test)).toEqual([]);
});
