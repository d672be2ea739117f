import { account } from '@pressroom/contract/account/account';
import { audit } from '@pressroom/contract/audit/audit';
import { ageHeader, type Envelope, writtenHeader } from '@pressroom/contract/endpoint';
import { stores } from '@pressroom/contract/stores/stores';
import { expect, it, vi } from 'vitest';
import { must } from './demo/shop.ts';
import { ensureAdmin } from './features/account/account.public.ts';
import { patience } from './testing/patience.ts';
import { type SecondApp, secondApp } from './testing/secondApp.ts';
import { type Pair, startPair } from './testing/standby.ts';
import { testApp } from './testing/testApp.ts';
import { withClient } from './platform/database/client.ts';
import { migrate } from './platform/database/migrate.ts';
import { numberOf } from './platform/database/replica.ts';

const password = 'pressroom';
const store = { typeCode: 'OTHER', countryCode: 'US', dataStatus: 1, remark: '-' } as const;

async function replicated(): Promise<{ pair: Pair; second: SecondApp; token: string }> {
  const pair = await startPair(migrate);
  const databaseUrl = pair.primary.url(pair.database);
  const second = await secondApp(await testApp(), {
    databaseUrl,
    environment: { DATABASE_URL: databaseUrl, REPLICA_URL: pair.standby.url(pair.database) },
  });
  await ensureAdmin(second.app.db, password);
  const { accessToken } = await must(second.same({ token: '' }), account.login, { username: 'admin', password });
  await follows(second);
  return { pair, second, token: accessToken };
}

const follows = ({ app }: SecondApp) => vi.waitFor(() => expect(app.replica!.reading()).toBeDefined(), patience);

/** The newest acts of the audit, and how old the answer says it is. */
async function newest({ server }: SecondApp, token: string, headers: Record<string, string> = {}) {
  const answer = await server.inject({ url: audit.page.path, headers: { authtoken: token, ...headers } });
  expect(answer.statusCode).toBe(200);
  const { data } = answer.json<Envelope<{ rows: { action: string; objectName: string }[] }>>();
  return { names: data.rows.map(({ objectName }) => objectName), age: answer.headers[ageHeader] };
}

async function create(second: SecondApp, token: string, name: string): Promise<string> {
  const { status, headers } = await second.same({ token }).call(stores.create, { ...store, name });
  expect(status).toBe(200);
  return String(headers[writtenHeader]);
}

it('reads what may be old from the replica, and what the caller has written from wherever it is', async () => {
  const { pair, second, token } = await replicated();
  const onStandby = (statement: string) =>
    withClient(pair.standby.url(pair.database), (client) => client.query(statement));
  await create(second, token, 'Austin');
  await vi.waitFor(async () => {
    const { names, age } = await newest(second, token);
    expect(names).toContain('Austin');
    expect(Number(age)).toBeLessThan(10);
  }, patience);

  await onStandby('select pg_wal_replay_pause()');
  const place = await create(second, token, 'Boston');
  const mine = await newest(second, token, { [writtenHeader]: place });
  expect(mine).toMatchObject({ names: expect.arrayContaining(['Boston']) as unknown, age: undefined });
  const byCookie = await newest(second, token, { cookie: `${writtenHeader}=${encodeURIComponent(place)}` });
  expect(byCookie).toEqual(mine);
  const others = await newest(second, token);
  expect(others.names).not.toContain('Boston');
  expect(others.age).toBeDefined();
  // a file holds what its screen shows
  expect(await second.app.replica!.caughtUp()).toBeUndefined();

  await onStandby('select pg_wal_replay_resume()');
  await vi.waitFor(async () => {
    const { names, age } = await newest(second, token, { [writtenHeader]: place });
    expect(names).toContain('Boston');
    expect(age).toBeDefined();
  }, patience);
  expect(await second.app.replica!.caughtUp()).toMatchObject({ ageMs: 0 });
});

it('reads from the primary where the replica is gone, or was made a primary of its own', async () => {
  const { pair, second, token } = await replicated();
  await withClient(pair.standby.url(pair.database), (client) => client.query('select pg_promote()'));
  await vi.waitFor(() => expect(second.app.replica!.reading()).toBeUndefined(), patience);
  await create(second, token, 'Chicago');
  expect(await newest(second, token)).toMatchObject({
    names: expect.arrayContaining(['Chicago']) as unknown,
    age: undefined,
  });
  expect(second.app.replica!.ageMs()).toBeUndefined();
});

it('asks the primary at once where the replica ends in the middle of the work', async () => {
  const { pair, second, token } = await replicated();
  await pair.standby.stop();
  // whether that was noticed by then or not
  expect((await newest(second, token)).age).toBeUndefined();
  expect(await second.app.replica!.caughtUp()).toBeUndefined();
});

it('compares places by their number, and takes nothing else for one', () => {
  expect(numberOf('A/0')! > numberOf('9/FFFFFFFF')!).toBe(true);
  expect(numberOf('0/10')! > numberOf('0/F')!).toBe(true);
  for (const other of ['', '1', '1/', 'x/1', '1/123456789', "1/2'"]) expect(numberOf(other)).toBeUndefined();
});
