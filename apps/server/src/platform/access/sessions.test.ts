import { expect, it, vi } from 'vitest';
import { sql } from 'kysely';
import { account } from '@pressroom/contract/account/account';
import { stores } from '@pressroom/contract/stores/stores';
import { users } from '@pressroom/contract/users/users';
import { must } from '../../demo/shop.ts';
import { secondApp } from '../../testing/secondApp.ts';
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

it('names whom a change concerns, and reads nobody else’s rights again', async () => {
  const test = await testApp();
  const second = await secondApp(test);
  const admin = await test.as('admin');
  const [leaving, staying] = [await test.as(['/store/index']), await test.as(['/store/index'])];
  const told: string[] = [];
  second.app.notifications.on('access_changed', (notice) => told.push(notice));
  const asked = async () => {
    let connections = 0;
    const count = () => (connections += 1);
    second.app.pool.on('acquire', count);
    expect((await second.same(staying).call(stores.storeTypes, {})).status).toBe(200);
    second.app.pool.off('acquire', count);
    return connections;
  };
  // from then on it is kept: what was announced while it was made has come
  await vi.waitFor(async () => expect(await asked()).toBe(0), patience);

  told.length = 0;
  await must(leaving, account.logout, {});
  await vi.waitFor(() => expect(told).toHaveLength(1), patience);
  expect(told[0]).toMatch(/^session:\d+$/);
  expect((await second.same(leaving).call(stores.storeTypes, {})).status).toBe(401);
  expect(await asked()).toBe(0);

  const { rows } = await sql<{ userId: string; roleId: string }>`
    select u.id as "userId", u.role_id as "roleId" from users u join roles r on r.id = u.role_id
    where r.role_name like 'test-%' order by u.id desc limit 1`.execute(test.db);
  const { userId, roleId } = rows[0]!;
  told.length = 0;
  await sql`delete from role_permissions where role_id = ${roleId}`.execute(test.db);
  await vi.waitFor(() => expect(told).toContain(`role:${roleId}`), patience);
  expect((await second.same(staying).call(stores.delete, { id: '1' })).status).toBe(403);
  await must(admin, users.suspend, { id: userId });
  await vi.waitFor(() => expect(told).toContain(`user:${userId}`), patience);
  expect((await second.same(staying).call(stores.storeTypes, {})).status).toBe(401);
});
