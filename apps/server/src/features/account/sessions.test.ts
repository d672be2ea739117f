import { expect, it } from 'vitest';
import { account } from '@pressroom/contract/account/account';
import { dashboard } from '@pressroom/contract/dashboard/dashboard';
import { tasks } from '@pressroom/contract/tasks/tasks';
import { openCaller } from '../../caller.ts';
import { readSettings } from '../../platform/settings.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { ensureAdmin } from './account.public.ts';

const admin = { username: 'admin', password: 'correct-horse' };

async function signInFrom({ server }: TestApp, userAgent: string, remoteAddress: string) {
  const headers = { 'user-agent': userAgent };
  const reply = await server.inject({ method: 'POST', url: '/account/login', payload: admin, headers, remoteAddress });
  return openCaller(server, reply.json<{ data: { accessToken: string } }>().data.accessToken, () => 'en');
}

it('lists where the user is signed in, and ends a session from another one', async () => {
  const test = await testApp();
  await ensureAdmin(test.db, admin.password);
  const office = await signInFrom(test, 'Office browser', '10.0.0.1');
  const home = await signInFrom(test, 'Home browser', '192.168.1.7');
  const { data: sessions } = await home.call(account.sessions, {});
  expect(sessions).toMatchObject([
    { userAgent: 'Home browser', address: '192.168.1.7', current: true },
    { userAgent: 'Office browser', address: '10.0.0.1', current: false },
  ]);
  expect(JSON.stringify(sessions)).not.toContain(home.token);

  expect((await home.call(account.endSession, { id: sessions[1]!.id })).status).toBe(200);
  expect(await office.call(account.getInfo, {})).toMatchObject({ status: 401, code: 50_012 });
  expect((await home.call(account.sessions, {})).data).toHaveLength(1);
  expect((await home.call(account.endSession, { id: sessions[1]!.id })).status).toBe(404);
});

it('ends nobody else’s session', async () => {
  const test = await testApp();
  const [one, other] = [await test.as(['/order/index']), await test.as(['/order/index'])];
  const [session] = (await one.call(account.sessions, {})).data;
  expect((await other.call(account.endSession, { id: session!.id })).status).toBe(404);
  expect((await one.call(account.getInfo, {})).status).toBe(200);
});

it('pushes a session in use forward, up to its longest life', async () => {
  const test = await testApp();
  const user = await test.as('admin');
  await test.db
    .updateTable('sessions')
    .set({ gmtCreate: new Date(Date.now() - 6.9 * 86_400_000).toISOString() })
    .execute();
  await user.call(account.getInfo, {});
  const session = await test.db.selectFrom('sessions').select(['gmtCreate', 'expiresAt']).executeTakeFirstOrThrow();
  expect(Date.parse(session.expiresAt) - Date.parse(session.gmtCreate)).toBe(7 * 86_400_000);
});

it('is not kept alive by what a page asks by itself', async () => {
  const test = await testApp();
  const user = await test.as('admin');
  const soon = new Date(Date.now() + 60_000).toISOString();
  await test.db.updateTable('sessions').set({ expiresAt: soon }).execute();
  const end = async () =>
    (await test.db.selectFrom('sessions').select('expiresAt').executeTakeFirstOrThrow()).expiresAt;
  expect((await user.call(dashboard.overview, {})).status).toBe(200);
  expect((await user.call(tasks.list, {})).status).toBe(200);
  expect(Date.parse(await end())).toBe(Date.parse(soon));
  await user.call(account.getInfo, {});
  expect(Date.parse(await end())).toBeGreaterThan(Date.parse(soon));
});

it('takes both lives from the settings', () => {
  const settings = readSettings({ SESSION_IDLE_HOURS: '2', SESSION_MAX_DAYS: '1' });
  expect(settings.session).toEqual({ idleHours: 2, maxDays: 1 });
  expect(() => readSettings({ SESSION_MAX_DAYS: '0' })).toThrow('SESSION_MAX_DAYS');
});
