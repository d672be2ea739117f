import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Fault, type FakeCarrier, throttleSeconds } from '../compliance/fakeCarrier.ts';
import type { Operation } from '../failure.ts';
import { labelPdf, type OrderBook } from './orderBook.ts';

export interface Received {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body: string | Uint8Array;
}

/** The server side of one system's protocol. All fakes have the same prices and the same single carrier. */
export interface Protocol {
  parameters: Record<string, string>;
  channelCode: string;
  book: OrderBook;
  operationOf: (received: Received) => Operation | undefined;
  answer: (operation: Operation, received: Received) => Reply;
  throttled: (seconds: number) => Reply;
  refused: (reason: string) => Reply;
}

const prefix = '/gateway';
const page = (status: number, title: string): Reply => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: `<html><title>${title}</title></html>`,
});

export async function startFakeSystem(protocol: Protocol): Promise<FakeCarrier> {
  const { book } = protocol;
  const requests: (Operation | 'unknown')[] = [];
  const faults: { operation: Operation; fault: Fault; hit: () => void }[] = [];
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const close = async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return {
    apiUrl: `http://127.0.0.1:${port}${prefix}/`,
    parameters: protocol.parameters,
    channelCode: protocol.channelCode,
    price: { amount: '5.70', currency: 'USD' },
    cost: { amount: '12345678901234567.10', currency: 'USD' },
    carrier: 'GOFO EXPRESS',
    requests,
    orders: book.orders,
    labelOf: (reference) => labelPdf(book.byReference(reference)!),
    failNext(operation, fault) {
      const { promise, resolve } = Promise.withResolvers<void>();
      faults.push({ operation, fault, hit: resolve });
      return promise;
    },
    finish: (reference) => book.finish(reference),
    rejectLate: (reference, reason) => book.rejectLate(reference, reason),
    scan: (reference) => book.scan(reference),
    close,
    [Symbol.asyncDispose]: close,
  };

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const received = await readRequest(request);
    const operation = received && protocol.operationOf(received);
    requests.push(operation ?? 'unknown');
    if (!received || !operation) return send(response, page(404, 'Not Found'));
    const index = faults.findIndex((each) => each.operation === operation);
    const [planned] = index < 0 ? [] : faults.splice(index, 1);
    if (!planned) return send(response, protocol.answer(operation, received));
    await applyFault(planned.fault, operation, received, response);
    planned.hit();
  }

  async function applyFault(fault: Fault, operation: Operation, received: Received, response: ServerResponse) {
    const act = () => protocol.answer(operation, received);
    if (fault.endsWith('After')) {
      const reply = act();
      if (fault === 'closedAfter') response.destroy();
      if (fault === 'serverErrorAfter') send(response, page(502, 'Bad Gateway'));
      if (fault === 'halfAfter') response.write(reply.body.slice(0, reply.body.length / 2));
      if (fault === 'garbledAfter') send(response, { status: 200, body: '{"result":"ok' });
      if (fault === 'wrongReferenceAfter') send(response, withWrongReference(reply));
      return;
    }
    if (fault === 'closedBefore') response.destroy();
    if (fault === 'serverErrorBefore') send(response, page(502, 'Bad Gateway'));
    if (fault === 'throttled') send(response, protocol.throttled(throttleSeconds));
    if (fault === 'absent') send(response, page(404, 'Nothing here'));
    if (fault === 'redirected') send(response, { status: 307, headers: { location: '/elsewhere' }, body: '' });
    if (fault === 'echoesRequest') send(response, protocol.refused(JSON.stringify(received)));
    if (fault === 'linkExpired') send(response, page(403, 'Request has expired'));
    if (fault === 'notALabel') send(response, page(200, 'Please sign in'));
    if (fault === 'trickled') await trickle(response, act());
  }

  function withWrongReference(reply: Reply): Reply {
    const told = book.orders.reduce(
      (body, { reference }) => body.replaceAll(reference, 'SOMEBODY-ELSE'),
      reply.body.toString(),
    );
    return { ...reply, body: told };
  }
}

async function readRequest(request: IncomingMessage): Promise<Received | undefined> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake');
  const body = await text(request);
  if (!pathname.startsWith(`${prefix}/`)) return undefined;
  return {
    method: request.method ?? '',
    path: pathname.slice(prefix.length),
    query: searchParams,
    headers: request.headers,
    text: body,
  };
}

function send(response: ServerResponse, { status, headers = { 'content-type': 'application/json' }, body }: Reply) {
  response.writeHead(status, headers).end(body);
}

async function trickle(response: ServerResponse, { status, headers, body }: Reply) {
  response.writeHead(status, headers);
  for (const byte of Buffer.from(body)) {
    response.write(Uint8Array.of(byte));
    await nextTurn();
  }
  response.end();
}
