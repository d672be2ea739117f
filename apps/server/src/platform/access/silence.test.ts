import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { account } from '@pressroom/contract/account/account';
import { stores } from '@pressroom/contract/stores/stores';
import { openDatabaseProxy } from '../../testing/databaseProxy.ts';
import { patience } from '../../testing/patience.ts';
import { databaseUrlOf, secondApp } from '../../testing/secondApp.ts';
import { testApp } from '../../testing/testApp.ts';
import { listeningName } from '../database/notifications.ts';

const heartbeat = { interval: 50, deadline: 50 };

/** Another process, whose listening connection goes silent as by a broken network: nothing arrives, and nothing tells it. */
async function start() {
  const test = await testApp();
  const proxy = await openDatabaseProxy(databaseUrlOf(test));
  const second = await secondApp(test, { databaseUrl: proxy.url, heartbeat });
  const signIn = async () => {
    const told = new Promise((resolve) => second.app.notifications.on('access_changed', resolve));
    const user = await test.as(['/store/index']);
    // what is read while a notice arrives is not kept
    await told;
    return user;
  };
  return { test, second, signIn, silence: () => proxy.silence(listeningName) };
}

it('hears of an ended session while notifications do not arrive', async () => {
  const { second, signIn, silence } = await start();
  const user = await signIn();
  const elsewhere = second.same(user);
  expect(await elsewhere.call(account.getInfo, {})).toMatchObject({ status: 200 });
  silence();
  expect(await user.call(account.logout, {})).toMatchObject({ status: 200 });
  await vi.waitFor(
    async () => expect(await elsewhere.call(account.getInfo, {})).toMatchObject({ status: 401, code: 50_012 }),
    patience,
  );
});

it('hears of a right that was taken away while notifications do not arrive', async () => {
  const { test, second, signIn, silence } = await start();
  const elsewhere = second.same(await signIn());
  expect(await elsewhere.call(stores.delete, { id: '1' })).toMatchObject({ status: 404 });
  silence();
  await test.db.deleteFrom('rolePermissions').execute();
  await vi.waitFor(
    async () => expect(await elsewhere.call(stores.delete, { id: '1' })).toMatchObject({ status: 403 }),
    patience,
  );
});

it('does not trust its memory while its listening connection is gone, and does again once it is back', async () => {
  const { test, second, signIn } = await start();
  const elsewhere = second.same(await signIn());
  const { notifications } = second.app;
  const trusted = (whether: boolean) => vi.waitFor(() => expect(notifications.arrive()).toBe(whether), patience);
  await trusted(true);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = ${listeningName}`.execute(test.db);
  await trusted(false);
  expect(await elsewhere.call(account.getInfo, {})).toMatchObject({ status: 200 });
  await trusted(true);
});
