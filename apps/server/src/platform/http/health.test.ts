import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { stores } from '@pressroom/contract/stores/stores';
import { testApp } from '../../testing/testApp.ts';

it('is ready while database and storage answer, and names what does not', async () => {
  const { app, db, server } = await testApp();
  const ready = async () => {
    const { statusCode, body } = await server.inject({ url: '/readyz' });
    return [statusCode, JSON.parse(body) as unknown];
  };
  expect(await ready()).toEqual([200, { status: 'ready', broken: [] }]);
  await rm(join(app.settings.dataDir, 'files'), { recursive: true });
  expect(await ready()).toEqual([503, { status: 'not ready', broken: ['storage'] }]);
  await sql`alter table migrations rename to elsewhere`.execute(db);
  expect(await ready()).toEqual([503, { status: 'not ready', broken: ['database', 'storage'] }]);
  expect((await server.inject({ url: '/healthz' })).json()).toEqual({ status: 'alive' });
});

it('counts answers by route and status, never by the address that was asked for', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  await admin.call(stores.page, { name: 'a-name-that-was-searched' });
  await admin.get('/no/such/address');
  const { payload } = await test.server.inject({ url: '/metrics' });
  expect(payload).toContain('http_request_seconds_count{method="GET",route="/store/page",status="200"} 1');
  expect(payload).toContain('http_request_seconds_count{method="GET",route="(none)",status="404"} 1');
  expect(payload).toMatch(/^database_connections\{state="open"\} [1-9]/m);
  expect(payload).not.toMatch(/a-name-that-was-searched|no\/such\/address/);
});
