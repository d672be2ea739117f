import {
  type CallOutput,
  type Endpoint,
  type FileContents,
  type ParsedInput,
  ticketPath,
} from '@pressroom/contract/endpoint';
import type { FailureKey } from '@pressroom/contract/failures';
import { account } from '@pressroom/contract/account/account';
import { afterEach, beforeEach, vi } from 'vitest';
import { FakeUpload } from './fakeUpload.ts';

interface Details {
  data?: unknown;
  code?: number;
  /** As its endpoint declares it. */
  failure?: FailureKey;
}

/** A refusal, as the server words it. */
export class Refusal extends Error {
  readonly status: number;
  readonly msg: string;
  readonly data: unknown;
  readonly code: number;
  readonly failure: FailureKey | undefined;

  constructor(status: number, msg: string, { data = null, code = status, failure }: Details = {}) {
    super(msg);
    this.status = status;
    this.msg = msg;
    this.data = data;
    this.code = code;
    this.failure = failure;
  }
}

/** What a file that is asked for holds, as the server tells it with the file's address. */
export class Holding {
  readonly data: unknown;
  readonly contents: FileContents;

  constructor(contents: FileContents, data: unknown = null) {
    this.contents = contents;
    this.data = data;
  }
}

interface Handler {
  endpoint: Endpoint;
  answer: (input: unknown) => unknown;
}

type Answer<E extends Endpoint> = E extends { contents: true } ? CallOutput<E> | Holding : CallOutput<E>;

export interface Received {
  path: string;
  input: unknown;
  headers: Headers;
}

/**
 * Stands where the network would: every request is read by the contract's own schema and answered in its envelope,
 * and an answer that the contract does not allow fails the test. Registers itself for the tests of the file.
 */
export function fakeServer() {
  let handlers: Handler[] = [];
  let received: Received[] = [];

  function on<E extends Endpoint>(endpoint: E, answer: (input: ParsedInput<E>) => Answer<E> | Promise<Answer<E>>) {
    handlers = handlers.filter((handler) => handler.endpoint !== endpoint);
    handlers.push({ endpoint, answer: answer as Handler['answer'] });
  }

  beforeEach(() => {
    handlers = [];
    received = [];
    on(account.getInfo, () => ({
      username: 'ada',
      name: 'Ada',
      avatar: '',
      roles: ['admin'],
      mustChangePassword: false,
    }));
    vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
      request.signal?.throwIfAborted();
      const answer = await reply(new URL(address, location.origin), request);
      request.signal?.throwIfAborted();
      return answer;
    });
    vi.stubGlobal('XMLHttpRequest', FakeUpload);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  async function reply(url: URL, request: RequestInit): Promise<Response> {
    for (const { endpoint, answer } of handlers) {
      const fromPath = match(endpoint.path, url.pathname);
      if (!fromPath || endpoint.method !== (request.method ?? 'GET')) continue;
      const input = { ...fromPath, ...Object.fromEntries(url.searchParams), ...bodyOf(request) };
      received.push({ path: endpoint.path, input, headers: new Headers(request.headers) });
      return respond(endpoint, answer, input);
    }
    return envelope(404, { code: 404, msg: `No such call: ${url.pathname}`, data: null });
  }

  return {
    on,
    /** The inputs that reached an endpoint, as they were sent. */
    sentTo: (endpoint: Endpoint) => received.filter(({ path }) => path === endpoint.path).map(({ input }) => input),
    headersTo: (endpoint: Endpoint) => received.find(({ path }) => path === endpoint.path)?.headers,
  };
}

async function respond(endpoint: Endpoint, answer: Handler['answer'], input: unknown): Promise<Response> {
  const parsed = endpoint.input.safeParse(input);
  if (!parsed.success) {
    const data = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), msg: message }));
    return envelope(400, { code: 400, msg: 'Not valid', data });
  }
  try {
    const given = await answer(parsed.data);
    const { data: answered, contents } = given instanceof Holding ? given : { data: given, contents: undefined };
    const made = endpoint.output.parse(answered);
    if (endpoint.download && endpoint.files) return new Response('a file');
    // who asks for a file gets an address
    const data: unknown = endpoint.download ? `${ticketPath}/key` : made;
    return envelope(200, { code: 200, msg: '', data, contents });
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    const { status, code, msg, data, failure } = cause;
    return envelope(status, { code, msg, data, failure });
  }
}

function envelope(status: number, body: unknown): Response {
  return Response.json(body, { status });
}

function bodyOf({ body }: RequestInit): object {
  if (body instanceof FormData) return Object.fromEntries([...body].filter(([name]) => name !== 'file'));
  return typeof body === 'string' ? (JSON.parse(body) as object) : {};
}

function match(pattern: string, path: string): Record<string, string> | undefined {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const found = new RegExp(`^${pattern.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path);
  return found ? Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1]!)])) : undefined;
}
