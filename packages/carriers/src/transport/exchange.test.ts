import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { exchange, networkProblem } from './exchange.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

const never = new AbortController().signal;

async function listening(serve: RequestListener): Promise<URL> {
  const server = createServer(serve);
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

/** A port that was free a moment ago. */
async function closedPort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

it.each(['127.0.0.1', 'localhost'])('knows that nothing was sent when %s refuses the connection', async (host) => {
  const url = new URL(`http://${host}:${await closedPort()}/`);
  const outcome = await exchange({ method: 'POST', url, body: '{}' }, never);
  expect(outcome).toEqual({ unanswered: { sent: false, code: 'ECONNREFUSED' } });
});

it('holds for sent what met a closing connection', async () => {
  const url = await listening((request) => request.socket.destroy());
  expect(await exchange({ method: 'POST', url, body: '{}' }, never)).toMatchObject({ unanswered: { sent: true } });
});

it('stops reading what is too large for any label', async () => {
  const megabytes: number[] = [];
  const url = await listening((_request, response) => {
    const pour = () => {
      while (!response.destroyed && megabytes.push(1) < 80) if (!response.write(Buffer.alloc(1024 * 1024))) return;
      response.end();
    };
    response.on('drain', pour);
    pour();
  });
  expect(await exchange({ method: 'GET', url }, never)).toEqual({ unanswered: { sent: true, code: 'tooLarge' } });
  expect(megabytes.length).toBeLessThan(80);
});

it('follows a redirect only where it may', async () => {
  const url = await listening((request, response) => {
    if (request.url === '/') response.writeHead(302, { location: '/moved' });
    response.end(request.url);
  });
  const read = async (followRedirects?: boolean) => {
    const outcome = await exchange({ method: 'GET', url, followRedirects }, never);
    return 'answer' in outcome && [outcome.answer.status, Buffer.from(outcome.answer.bytes).toString()];
  };
  expect(await read()).toEqual([302, '/']);
  expect(await read(true)).toEqual([200, '/moved']);
});

it.each([
  ['connect', 'ETIMEDOUT', false],
  ['getaddrinfo', 'EAI_AGAIN', false],
  [undefined, 'UND_ERR_CONNECT_TIMEOUT', false],
  [undefined, 'DEPTH_ZERO_SELF_SIGNED_CERT', false],
  [undefined, 'ERR_TLS_CERT_ALTNAME_INVALID', false],
  ['read', 'ETIMEDOUT', true],
  ['read', 'ECONNRESET', true],
  ['write', 'EPIPE', true],
  [undefined, 'UND_ERR_SOCKET', true],
  [undefined, 'UND_ERR_HEADERS_TIMEOUT', true],
])('tells by %s %s whether anything was sent: %s', (syscall, code, sent) => {
  const cause = Object.assign(new Error('http://host/?token'), { syscall, code });
  expect(networkProblem(new TypeError('fetch failed', { cause }))).toEqual({ sent, code });
});

it('has sent nothing only if no address of the name was reached', () => {
  const failed = (syscall: string) => Object.assign(new Error(syscall), { syscall, code: 'ECONNREFUSED' });
  const together = (...errors: Error[]) =>
    new TypeError('fetch failed', { cause: Object.assign(new AggregateError(errors), { code: 'ECONNREFUSED' }) });
  expect(networkProblem(together(failed('connect'), failed('connect')))).toMatchObject({ sent: false });
  expect(networkProblem(together(failed('connect'), failed('read')))).toMatchObject({ sent: true });
});
