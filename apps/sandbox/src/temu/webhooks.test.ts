import { createDecipheriv, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { listenForWebhooks, type ReceivedWebhook } from '../testing/callback.ts';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';
import { callTemu, temuKeys } from '../testing/temuCaller.ts';
import { encrypt, webhookSignature } from './cipher.ts';

/** Registers a callback for the webhooks of TEMU. */
async function listenFor(sandbox: TestSandbox, spec: object = {}, statuses: number[] = []) {
  const { received, origin } = await listenForWebhooks({
    statuses,
    reply: '{"result":{}}',
    readEvent: (body) => (JSON.parse(body.toString()) as { eventData: string }).eventData,
  });
  await sandbox.control('PUT', 'webhooks/temu', { url: `${origin}/hooks/temu`, patienceMs: 5000, ...spec });
  const { appSecret } = await temuKeys(sandbox);
  return {
    received,
    async contents() {
      await sandbox.core.systems.find(({ name }) => name === 'temu')!.webhooks!.settled();
      return received.map(({ eventData }) => JSON.parse(decrypt(eventData, appSecret)) as Record<string, unknown>);
    },
  };
}

function decrypt(data: string, secret: string): string {
  const key = secret.slice(0, 16);
  const decipher = createDecipheriv('aes-128-cbc', key, key);
  return decipher.update(data, 'base64', 'utf8') + decipher.final('utf8');
}

it('encrypts and signs as the published samples', () => {
  const plain = '{"orderSn":"XXYYZZ","status":1}';
  expect(encrypt(plain, '12345678abcdefgh')).toBe('sQmNTAKR2o4HrmCO3OchFgGyJU5Qta57+JQxxgVyVPU=');
  const fields = {
    eventData: plain,
    'x-tm-app-key': 'demo-test-app',
    'x-tm-event-code': 'bg_test_event',
    'x-tm-timestamp': '1726127013525',
  };
  expect(webhookSignature({ ...fields, 'x-tm-ext-param': '{}' }, '12345678abcdefgh')).toBe(
    'b5143d1a831453afbcf76d4621baa74a2dc07a486f26f5a956c6e50c61a338fb',
  );
  expect(webhookSignature(fields, '12345678abcdefgh')).toBe(
    '987875c01ea5c7f608502fb92e1de102c59e1c9195c010ab8a80bdb501a04fbc',
  );
});

it.each([
  [true, 'x-tm-ext-param{}'],
  [false, ''],
])('tells of each line of an order; signing what else it says: %s', async (signsExtParam, extra) => {
  const sandbox = await makeSandbox();
  const callback = await listenFor(sandbox, { signsExtParam });
  const [parentOrderSn] = await sandbox.orders({}, 's4');
  const [content] = await callback.contents();
  expect(content).toMatchObject({ parentOrderSn, orderStatus: 1, updateTime: sandbox.core.world.clock.now() / 1000 });
  const { appKey, appSecret } = await temuKeys(sandbox);
  const [{ headers, eventData }] = callback.received as [ReceivedWebhook];
  const signed =
    `eventData${decrypt(eventData, appSecret)}x-tm-app-key${appKey}` +
    `x-tm-event-codebg_order_status_change_event${extra}x-tm-timestamp${sandbox.core.world.clock.now()}`;
  expect(headers['x-tm-signature']).toBe(createHmac('sha256', appSecret).update(signed).digest('hex'));
});

it('tells what the buyer asks for, and nothing that was cancelled', async () => {
  const sandbox = await makeSandbox();
  const [number] = await sandbox.orders({ withinHours: 24 }, 's4');
  const callback = await listenFor(sandbox);
  await sandbox.control('POST', `orders/${number}/ask-cancel`);
  await sandbox.control('POST', `orders/${number}/change-address`);
  const cancelEventCodeList = ['bg_order_status_change_event'];
  expect((await callTemu(sandbox, 'bg.tmc.message.update', { cancelEventCodeList })).result).toBe(true);
  await sandbox.control('POST', `orders/${number}/cancel`);
  expect(await callback.contents()).toMatchObject([
    { parentOrderSn: number, parentAfterSalesStatus: 1 },
    { parentOrderSn: number },
  ]);
  expect(callback.received.map(({ headers }) => headers['x-tm-event-code'])).toEqual([
    'bg_cancel_order_status_change',
    'bg_trade_logistics_address_changed',
  ]);
});

it('comes eight times again, ever later', async () => {
  const sandbox = await makeSandbox();
  const callback = await listenFor(
    sandbox,
    {},
    Array.from({ length: 20 }, () => 500),
  );
  await callTemu(sandbox, 'bg.tmc.message.update', { cancelEventCodeList: ['bg_order_status_change_event'] });
  const [number] = await sandbox.orders({ withinHours: 24 }, 's4');
  await sandbox.control('POST', `orders/${number}/change-address`);
  const counts = [(await callback.contents()).length];
  for (const minutes of [1, 1, 10, 30, 60, 60, 60, 720, 720, 720]) {
    await sandbox.control('POST', 'clock', { advanceMs: minutes * 60_000 });
    counts.push((await callback.contents()).length);
  }
  expect(counts).toEqual([1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9]);
});

it.each([
  ['lostWebhook', 0],
  ['duplicateWebhook', 2],
] as const)('%s', async (kind, times) => {
  const sandbox = await makeSandbox();
  const [number] = await sandbox.orders({ withinHours: 24 }, 's4');
  const callback = await listenFor(sandbox);
  await sandbox.control('POST', 'faults', { kind, endpoint: 'temu:webhook/bg_trade_logistics_address_changed' });
  await sandbox.control('POST', `orders/${number}/change-address`);
  expect(await callback.contents()).toHaveLength(times);
});
