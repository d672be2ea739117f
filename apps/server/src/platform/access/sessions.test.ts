import { expect, it, vi } from 'vitest';
import { sql } from 'kysely';
import { stores } from '@pressroom/contract/stores/stores';
import { testApp } from '../../testing/testApp.ts';
import { patience } from '../../testing/patience.ts';

it('keeps no rights in memory that were taken away while they were being read', async () => {
  const test = await testApp();
  const keeper = await test.as(['/store/index']);
  const remove = () => keeper.call(stores.delete, { id: '1' });
  const waiting = sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ilike 'update "sessions"%'`;
  const { late } = await test.db.transaction().execute(async (tx) => {
    await sql`select from sessions for update`.execute(tx);
    // the rights have been read, and the session waits to be extended
    const late = remove();
    await vi.waitFor(async () => expect((await waiting.execute(test.db)).rows).toEqual([{ n: 1 }]), patience);
    const told = new Promise<string>((resolve) => test.app.notifications.on('access_changed', resolve));
    await sql`delete from role_permissions`.execute(test.db);
    await told;
    return { late };
  });
  // its right was checked before it was taken away
  expect(await late).toMatchObject({ status: 404 });
  expect(await remove()).toMatchObject({ status: 403 });
});
