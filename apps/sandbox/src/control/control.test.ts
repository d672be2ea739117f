import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { buildSandbox } from '../sandbox.ts';
import { readSettings } from '../settings.ts';
import { Snapshots } from '../snapshots.ts';
import { makeSandbox } from '../testing/makeSandbox.ts';

it('adds stores, which have orders like the others', async () => {
  const sandbox = await makeSandbox();
  const spec = { marketplace: 'shein', mode: 'semi', country: 'US' };
  const { id } = await sandbox.control<{ id: string }>('POST', 'stores', spec);
  const numbers = await sandbox.orders({ count: 3 }, id);
  const { total, orders } = await sandbox.control<{ total: number; orders: object[] }>(
    'GET',
    `orders?store=${id}&limit=2`,
  );
  expect([id, numbers.length, total, orders.length]).toEqual(['s7', 3, 3, 2]);
});

it('gives every order a number of its own', async () => {
  const sandbox = await makeSandbox();
  const numbers = [...(await sandbox.orders({ count: 2_000 })), ...(await sandbox.orders({ count: 2_000 }, 's2'))];
  expect(new Set(numbers).size).toBe(4_000);
});

it.each([
  ['POST', 'stores/s9/orders', {}, 404],
  ['POST', 'stores/s3/orders', {}, 409],
  ['POST', 'stores/s1/orders', { count: 0 }, 400],
  ['POST', 'orders/NONE/cancel', {}, 404],
  ['POST', 'faults', { kind: 'flood' }, 400],
  ['PUT', 'webhooks/shein', { url: 'ftp://example.com' }, 400],
  ['PUT', 'webhooks/other', {}, 404],
] as const)('%s %s with %o is answered with %i', async (method, path, payload, status) => {
  const { app } = await makeSandbox();
  const reply = await app.inject({ method, url: `/control/${path}`, payload });
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toEqual({ error: expect.any(String) });
});

it('begins anew with another seed', async () => {
  const sandbox = await makeSandbox({ ordersPerStore: 3 });
  await sandbox.control('POST', 'faults', { kind: 'throttle' });
  await sandbox.control('POST', 'reset', { seed: 4 });
  expect(await sandbox.control('GET', 'orders')).toEqual({ total: 0, orders: [] });
  expect(await sandbox.control('GET', 'faults')).toEqual([]);
  expect(sandbox.core.save()).toEqual((await makeSandbox({ seed: 4 })).core.save());
});

it('shows pages whose scripts are their own', async () => {
  const { app } = await makeSandbox();
  const reply = await app.inject('/');
  expect(reply.headers['content-security-policy']).toContain("default-src 'self'");
  for (const path of ['/control/page.js', '/shein-auth/authorize.js']) {
    const script = await app.inject(path);
    expect(() => new Script(script.body)).not.toThrow();
  }
});

it('continues where it stopped, if it has a folder, and only with the same seed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const sandbox = await makeSandbox({ ordersPerStore: 5 });
  await sandbox.control('POST', 'faults', { kind: 'throttle' });
  await sandbox.control('POST', 'clock', { advanceMs: 60_000 });
  new Snapshots(sandbox.core, folder).save();

  const next = await buildSandbox({ now: () => sandbox.core.world.clock.now() });
  expect(new Snapshots(next.core, folder).restore()).toBe(true);
  expect(next.core.save()).toEqual(sandbox.core.save());
  const other = await buildSandbox({ seed: 2 });
  expect(new Snapshots(other.core, folder).restore()).toBe(false);
});

it('names every mistake in the settings', () => {
  expect(readSettings({ PORT: '' })).toEqual({ HOST: '127.0.0.1', PORT: 8790, SEED: 1, ORDERS: 12 });
  expect(() => readSettings({ PORT: 'x', SEED: '-1' })).toThrow(/PORT .*SEED /);
});
