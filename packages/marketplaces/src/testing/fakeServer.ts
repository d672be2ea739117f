import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { CallRecord, ClientContext } from '../shared/call.ts';

export type Received = { method: string; url: URL; headers: IncomingMessage['headers']; body: string };
type Reply = (request: Received, response: ServerResponse) => void;

/** A server on loopback for one test. Replies are used in order; the last one stays. */
export async function fakeServer(...replies: Reply[]) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const call = { method: request.method ?? '', url, headers: request.headers, body };
      received.push(call);
      replies[Math.min(received.length, replies.length) - 1]?.(call, response);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  onTestFinished(close);
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, close };
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

export function says(body: string | Uint8Array, status = 200, headers: Record<string, string> = {}): Reply {
  return (_request, response) => void response.writeHead(status, headers).end(body);
}

export const neverAnswers: Reply = () => {};

export const hangsUp: Reply = (_request, response) => void response.destroy();

export const stopsHalfWay: Reply = (_request, response) => {
  response.writeHead(200, { 'content-length': '1000' }).write('{"code":"0","in', () => response.destroy());
};

/** A clock that stands still except during pauses. */
export function testContext() {
  const calls: CallRecord[] = [];
  const pauses: number[] = [];
  const taken: string[] = [];
  let time = 1_740_709_414_000;
  const context: ClientContext = {
    limiter: {
      async take(bucket) {
        taken.push(bucket);
      },
    },
    onCall: (record) => void calls.push(record),
    now: () => time,
    random: () => 0.5,
    async pause(ms, signal) {
      signal?.throwIfAborted();
      pauses.push(ms);
      time += ms;
    },
  };
  return { context, calls, pauses, taken };
}
