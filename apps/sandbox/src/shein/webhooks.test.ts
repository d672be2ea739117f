import { expect, it } from 'vitest';
import { listenForWebhooks, type ReceivedWebhook } from '../testing/callback.ts';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';
import { decrypt, signedHeaders, signingOf } from '../testing/sheinCaller.ts';

/** Registers a callback for the webhooks of SHEIN, which come as a form or as JSON. */
async function listenFor(sandbox: TestSandbox, spec: object = {}, statuses: number[] = []) {
  const { received, origin } = await listenForWebhooks({
    statuses,
    async readEvent(body, headers) {
      const form = await new Response(body, { headers: { 'content-type': headers['content-type']! } })
        .clone()
        .formData()
        .catch(() => undefined);
      const sent = form ? Object.fromEntries(form) : (JSON.parse(body.toString()) as object);
      return (sent as { eventData: string }).eventData;
    },
  });
  await sandbox.control('PUT', 'webhooks/shein', { url: `${origin}/hooks/shein?x=1`, ...spec });
  const { secret } = await signingOf(sandbox, 'app');
  return {
    received,
    async contents() {
      await sandbox.core.systems[0]!.webhooks!.settled();
      return received.map(
        ({ eventData }) => JSON.parse(decrypt(eventData, secret)) as { orderNo: string; orderStatus: number },
      );
    },
  };
}

it('tells of an order, signed by the application over the callback’s path and encrypted', async () => {
  const sandbox = await makeSandbox();
  const callback = await listenFor(sandbox);
  const [orderNo] = await sandbox.orders();
  const changeTime = sandbox.core.world.clock.now();
  expect(await callback.contents()).toEqual([{ orderNo, changeTime, orderStatus: 1 }]);
  const [{ headers }] = callback.received as [ReceivedWebhook];
  const app = await signingOf(sandbox, 'app');
  const salt = headers['x-lt-signature']!.slice(0, 5);
  expect(headers).toMatchObject({
    'x-lt-eventcode': 'order_push_notice',
    'x-lt-appid': app.id,
    'x-lt-openkeyid': (await signingOf(sandbox, 's1')).id,
    'x-lt-signature': signedHeaders('/hooks/shein', { ...app, salt, timestamp: changeTime })['x-lt-signature'],
    'content-type': expect.stringMatching(/^multipart\/form-data/),
  });
});

it.each([
  [{ spelling: 'slash' }, '/order_push_notice', 'multipart/form-data'],
  [{ spelling: 'number', form: 'urlencoded' }, '3001442', 'application/x-www-form-urlencoded'],
  [{ form: 'json' }, 'order_push_notice', 'application/json'],
])('is spelled and shaped as configured: %o', async (spec, event, type) => {
  const sandbox = await makeSandbox();
  const callback = await listenFor(sandbox, spec);
  const [orderNo] = await sandbox.orders();
  expect(await callback.contents()).toMatchObject([{ orderNo }]);
  const [{ headers }] = callback.received as [ReceivedWebhook];
  expect(headers['x-lt-eventcode']).toBe(event);
  expect(headers['content-type']).toContain(type);
});

it('can wrap its content once more', async () => {
  const sandbox = await makeSandbox();
  const callback = await listenFor(sandbox, { wrapping: 'data' });
  const [orderNo] = await sandbox.orders();
  const [content] = await callback.contents();
  expect(JSON.parse((content as unknown as { data: string }).data)).toMatchObject({ orderNo });
});

it('sends again after half an hour what was not received, an order’s change twice at most', async () => {
  const sandbox = await makeSandbox();
  const callback = await listenFor(sandbox, {}, [500, 500, 500, 500]);
  await sandbox.orders();
  const counts = [(await callback.contents()).length];
  for (let turn = 0; turn < 3; turn++) {
    await sandbox.control('POST', 'clock', { advanceMs: 30 * 60_000 });
    counts.push((await callback.contents()).length);
  }
  expect(counts).toEqual([1, 2, 3, 3]);
});

it('comes twice, too late or not at all where that is asked for', async () => {
  const sandbox = await makeSandbox();
  const callback = await listenFor(sandbox);
  const [orderNo] = await sandbox.orders();
  const tell = async (kind: string, acts: string[]) => {
    await callback.contents();
    callback.received.length = 0;
    await sandbox.control('POST', 'faults', { kind, count: 1 });
    for (const act of acts) await sandbox.control('POST', `orders/${orderNo}/${act}`);
    return (await callback.contents()).map(({ orderStatus }) => orderStatus);
  };
  expect(await tell('duplicateWebhook', ['change-address'])).toEqual([1, 1]);
  expect(await tell('outOfOrderWebhook', ['change-address', 'cancel'])).toEqual([6, 1]);
  const [other] = await sandbox.orders();
  await callback.contents();
  callback.received.length = 0;
  await sandbox.control('POST', 'faults', { kind: 'lostWebhook', count: 1 });
  await sandbox.control('POST', `orders/${other}/cancel`);
  expect(await callback.contents()).toEqual([]);
});

it('lets nothing wait for ever to be overtaken', async () => {
  const sandbox = await makeSandbox();
  const callback = await listenFor(sandbox);
  await sandbox.control('POST', 'faults', { kind: 'outOfOrderWebhook', count: 1 });
  const [orderNo] = await sandbox.orders();
  expect(await callback.contents()).toEqual([]);
  await sandbox.control('POST', 'clock', { advanceMs: 5000 });
  expect(await callback.contents()).toMatchObject([{ orderNo }]);
});

it('tells when a seller unbinds the application', async () => {
  const sandbox = await makeSandbox();
  const callback = await listenFor(sandbox);
  await sandbox.control('POST', 'stores/s1/unbind');
  expect(await callback.contents()).toMatchObject([{ type: 1 }]);
  expect(callback.received[0]!.headers['x-lt-eventcode']).toBe('authorization_change_notice');
});
