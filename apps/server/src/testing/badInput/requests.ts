import * as fc from 'fast-check';
import type { Endpoint } from '@pressroom/contract/endpoint';
import { brokenForm, type Form } from './forms.ts';
import type { KnownIds } from './knownIds.ts';
import { oddHeaders, oddTypes } from './headers.ts';
import { plausible } from './plausible.ts';
import { spoiled } from './spoiled.ts';

/** One request as it goes to the server; `token` stands where the caller's own goes. */
export interface BadRequest {
  title: string;
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'PATCH';
  url: string;
  headers: Record<string, string>;
  payload?: Buffer;
  as: 'admin' | 'nobody';
  /** What the schema was to read, where the request is whole but for that. */
  input?: unknown;
}

const methods = fc.oneof(
  { weight: 30, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom('HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'GET', 'POST') },
);
const callers = fc.oneof(
  { weight: 9, arbitrary: fc.constant('admin' as const) },
  { weight: 2, arbitrary: fc.constant('nobody' as const) },
);

/** Percent-encoded, halves of characters and broken escapes too. */
function encoded(text: string): string {
  return text
    .split(/(\p{Cs})/u)
    .map((piece) => (piece.isWellFormed() ? encodeURIComponent(piece) : '%ED%A0%80'))
    .join('');
}

function written(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

function pairsOf(input: unknown): [string, string][] {
  if (typeof input !== 'object' || input === null) return [['', written(input)]];
  return Object.entries(input as Record<string, unknown>).flatMap(([name, value]): [string, string][] =>
    Array.isArray(value) && value.length < 50 ? value.map((item) => [name, written(item)]) : [[name, written(value)]],
  );
}

const queryOf = (input: unknown) =>
  pairsOf(input)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&')
    .slice(0, 12_000);

/** The path filled from the input, and what is left of it for query or body. */
function filled(path: string, input: unknown): { path: string; rest: unknown } {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { path: path.replace(/\{\w+\}/g, encoded(written(input)).slice(0, 9000)), rest: {} };
  const rest = { ...(input as Record<string, unknown>) };
  const full = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = written(rest[name] ?? '');
    delete rest[name];
    return value === '%' ? value : encoded(value).slice(0, 9000);
  });
  return { path: full, rest };
}

interface Body {
  headers: Record<string, string>;
  payload: Buffer;
  whole?: true;
}

const json = (rest: unknown): Body => ({
  headers: { 'content-type': 'application/json' },
  payload: Buffer.from(JSON.stringify(rest ?? null)),
  whole: true,
});

function bodies(files: boolean): fc.Arbitrary<(rest: unknown) => Body> {
  const form = (shape: Form) => (rest: unknown) => shape(pairsOf(rest));
  const cut = fc.nat(1000).map((index) => (rest: unknown) => {
    const { headers, payload } = json(rest);
    return { headers, payload: payload.subarray(0, Math.floor((payload.length * index) / 1000)) };
  });
  const urlencoded = (rest: unknown) => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: Buffer.from(queryOf(rest)),
  });
  const oddType = fc
    .constantFrom(...oddTypes)
    .map((type) => (rest: unknown) => ({ headers: { 'content-type': type }, payload: json(rest).payload }));
  const bytes = fc
    .uint8Array({ maxLength: 60 })
    .map((raw) => () => ({ headers: { 'content-type': 'application/json' }, payload: Buffer.from(raw) }));
  return fc.oneof(
    { weight: files ? 2 : 22, arbitrary: fc.constant(json) },
    { weight: files ? 20 : 3, arbitrary: brokenForm.map(form) },
    { weight: 2, arbitrary: fc.constant(urlencoded) },
    { weight: 1, arbitrary: cut },
    { weight: 2, arbitrary: oddType },
    { weight: 1, arbitrary: bytes },
  );
}

/** Bad requests to one call of the contract. */
export function badCall(endpoint: Endpoint, known: KnownIds): fc.Arbitrary<BadRequest> {
  const { method, path, files } = endpoint;
  const parts = {
    input: spoiled(plausible(endpoint.input, { known })),
    body: bodies(files !== undefined),
    odd: oddHeaders,
    other: methods,
    as: callers,
    tail: fc.oneof(
      { weight: 12, arbitrary: fc.constant('') },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '&%',
          '&a[]=1&a[]=2',
          '&__proto__=1',
          '&%00',
          '&x=%E0%A4%A',
          '&&&==',
          '/',
          '/..',
          '%2e%2e',
        ),
      },
    ),
  };
  return fc.record(parts).map(({ input, body, odd, other, as, tail }) => {
    const { path: full, rest } = filled(path, input);
    const title = `${method} ${path}`;
    if (method === 'GET') {
      const url = `${full}?${queryOf(rest)}${tail}`;
      return { title, method: other ?? method, url, headers: { ...odd }, as };
    }
    const { headers, payload, whole } = body(rest);
    const isPlain = whole && !other && tail === '' && Object.keys(odd).length === 0 && !path.includes('{');
    return {
      title,
      method: other ?? method,
      url: full + (tail.startsWith('&') ? `?${tail.slice(1)}` : tail),
      headers: { ...headers, ...odd },
      payload,
      as,
      ...(isPlain && { input: JSON.parse(payload.toString()) as unknown }),
    };
  });
}

const keys = fc.oneof(
  fc.constantFrom(
    '%00',
    '%',
    '%E0%A4%A',
    '..%2f..%2fetc%2fpasswd',
    '../../etc/passwd',
    'x'.repeat(300),
    '%ED%A0%80',
    '',
    '😀',
    'a%0d%0ab',
  ),
  fc.stringMatching(/^[A-Za-z0-9_-]{16,40}$/),
  fc.string({ unit: 'binary', maxLength: 30 }).map(encoded),
);

/** Bad requests to what is no call of the contract: files, downloads, webhooks, documentation, the interface itself. */
export function badAddress(address: string): fc.Arbitrary<BadRequest> {
  const parts = {
    key: keys,
    query: fc.constantFrom('', '?width=-1', '?width=%00', '?width=1&width=2', '?%', '?width=1e9'),
    odd: oddHeaders,
    method: fc.oneof(
      { weight: 4, arbitrary: fc.constant('GET' as const) },
      { weight: 3, arbitrary: fc.constantFrom('HEAD' as const, 'POST' as const, 'OPTIONS' as const) },
    ),
    payload: fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.json().map((text) => Buffer.from(text)),
    ),
    type: fc.constantFrom('application/json', ...oddTypes),
    as: callers,
  };
  return fc.record(parts).map(({ key, query, odd, method, payload, type, as }) => ({
    title: `${method} ${address}`,
    method,
    url: address.replace('{key}', key) + query,
    headers: { ...odd, ...(method === 'POST' && { 'content-type': type }) },
    ...(method === 'POST' && { payload: Buffer.from(payload) }),
    as,
  }));
}
