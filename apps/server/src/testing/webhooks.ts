import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { MarketTest } from './authorizedStore.ts';

/** From now on the marketplace sends its webhooks to the server, at this address. */
export async function hearWebhooks(
  { test, sandbox }: MarketTest,
  system: 'shein' | 'temu',
  settings: object = {},
): Promise<string> {
  const door = createServer((request, response) => {
    void buffer(request).then(async (payload) => {
      const { url, headers } = request;
      const method = request.method === 'GET' ? 'GET' : 'POST';
      const reply = await test.server.inject({ method, url, headers, payload });
      response.writeHead(reply.statusCode).end(reply.rawPayload);
    });
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void door.close());
  const url = `http://127.0.0.1:${(door.address() as AddressInfo).port}/webhooks/${system}`;
  await sandbox.control('PUT', `webhooks/${system}`, { url, ...settings });
  return url;
}

/** Until all that was sent has been heard, and what it asks for is planned. */
export async function webhooksHeard({ test, sandbox }: MarketTest): Promise<void> {
  for (const { webhooks } of sandbox.core.systems) await webhooks?.settled();
  await test.drain();
}
