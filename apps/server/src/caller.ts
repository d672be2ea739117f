import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CallInput, CallOutput, Endpoint } from '@pressroom/contract/endpoint';
import type { Language } from '@pressroom/contract/messages';

/** An answer over HTTP. */
export interface Reply<T> {
  status: number;
  code: number;
  msg: string;
  data: T;
  headers: Readonly<Record<string, unknown>>;
  body: Buffer;
}

/** Files of a multipart call. */
export type Attachments = readonly { fileName: string; bytes: Buffer }[];

export interface Caller {
  token: string;
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, files?: Attachments): Promise<Reply<CallOutput<E>>>;
  /** As `call`, for input that the contract would not let a caller write. */
  send(endpoint: Endpoint, input: unknown, files?: Attachments): Promise<Reply<unknown>>;
  get(path: string): Promise<Reply<unknown>>;
}

/** Calls the API inside this process, through the same HTTP routes as any client. */
export function openCaller(server: FastifyInstance, token: string, language: () => Language): Caller {
  async function request(
    method: 'GET' | 'POST',
    path: string,
    headers: Record<string, string> = {},
    payload?: Buffer | string,
  ): Promise<Reply<unknown>> {
    const identity = { 'accept-language': language(), ...(token && { authtoken: token }) };
    const answer = await server.inject({ method, url: path, headers: { ...identity, ...headers }, payload });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const envelope = isJson
      ? answer.json<{ code: number; msg: string; data: unknown }>()
      : { code: answer.statusCode, msg: '', data: null };
    return { ...envelope, status: answer.statusCode, headers: answer.headers, body: answer.rawPayload };
  }

  function send(endpoint: Endpoint, input: unknown, files?: Attachments): Promise<Reply<unknown>> {
    const { path, rest } = fillPath(endpoint.path, input);
    if (endpoint.method === 'GET') return request('GET', `${path}${query(rest)}`);
    if (!files) return request('POST', path, { 'content-type': 'application/json' }, JSON.stringify(rest));
    const { body, boundary } = multipart(rest, files);
    return request('POST', path, { 'content-type': `multipart/form-data; boundary=${boundary}` }, body);
  }

  return { token, send, call: send as Caller['call'], get: (path) => request('GET', path) };
}

function fillPath(path: string, input: unknown): { path: string; rest: unknown } {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return { path, rest: input };
  const rest: Record<string, unknown> = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path: filled, rest };
}

function query(input: unknown): string {
  if (typeof input !== 'object' || input === null) return '';
  const pairs = Object.entries(input).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)] as [string, string]],
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
}

function multipart(input: unknown, files: Attachments): { body: Buffer; boundary: string } {
  const boundary = `----pressroom${randomUUID()}`;
  const fields = Object.entries((input ?? {}) as Record<string, unknown>).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  const parts = files.map(({ fileName, bytes }) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]),
  );
  return {
    body: Buffer.concat([Buffer.from(fields.join('')), ...parts, Buffer.from(`--${boundary}--\r\n`)]),
    boundary,
  };
}
