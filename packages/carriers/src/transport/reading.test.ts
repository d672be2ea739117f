import { expect, it } from 'vitest';
import { z } from 'zod';
import { dialect as print17, order as print17Order } from '../print17/assumptions.ts';
import { dialect as ywj } from '../ywj/assumptions.ts';
import { readAnswer, withoutEnvelope } from './reading.ts';

const now = () => Date.UTC(2026, 0, 5, 10, 0, 0);
const reader = { now, redact: (text: string) => text };
const anything = { data: z.unknown() };

function answer(status: number, body: string | object, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { status, headers: new Headers(headers), bytes: Buffer.from(text) };
}

it.each([
  [40101, 'auth'],
  [40201, 'rejected'],
  [40301, 'permission'],
  [40401, 'notFound'],
  [40999, 'rejected'],
  [42900, 'throttled'],
  [50000, 'uncertain'],
  [1, 'uncertain'],
  [4010, 'uncertain'],
] as const)('17Print’s code %i means %s', (code, kind) => {
  const reading = readAnswer(answer(200, { code, msg: 'no', requestId: 'r-9' }), print17, anything, reader);
  expect(reading).toEqual({ problem: { kind, code: `${code}`, reason: 'no', traceId: 'r-9' } });
});

it.each([
  [401, '4001', 'auth'],
  [403, '4003', 'permission'],
  [404, '4004', 'notFound'],
  [422, '4999', 'rejected'],
  [429, '4998', 'throttled'],
  [200, '9999', 'uncertain'],
  [500, '5000', 'uncertain'],
  [408, '4997', 'uncertain'],
] as const)('YWJ’s status %i with code %s means %s', (status, Code, kind) => {
  const reading = readAnswer(answer(status, { Success: false, Code, Message: null }), ywj, anything, reader);
  expect(reading).toMatchObject({ problem: { kind, code: Code } });
});

it('takes no success for one that the HTTP status denies', () => {
  const reading = readAnswer(answer(500, { code: 0, data: {} }), print17, anything, reader);
  expect(reading).toMatchObject({ problem: { kind: 'uncertain', code: 'http 500' } });
});

it('says where an answer is unreadable, and not what stood there', () => {
  const order = { customerNo: 'R1', orderNo: 1, status: 77, receiver: 'Zoë' };
  const reading = readAnswer(answer(200, { code: 0, data: order }), print17, { data: print17Order }, reader);
  expect(reading).toEqual({ problem: { kind: 'uncertain', code: 'unreadable status', traceId: undefined } });
});

it('reads how long to wait as seconds, as a date, and from the body', () => {
  const wait = (value: string) => withoutEnvelope(answer(429, '', { 'retry-after': value }), now).retryAfterMs;
  expect(wait('12')).toBe(12_000);
  expect(wait('Mon, 05 Jan 2026 10:00:30 GMT')).toBe(30_000);
  expect(wait('Mon, 05 Jan 2026 09:00:00 GMT')).toBe(0);
  expect(wait('soon')).toBeUndefined();
  const told = (retryAfter: unknown) => readAnswer(answer(200, { code: 42900, retryAfter }), print17, anything, reader);
  expect(told(9)).toMatchObject({ problem: { retryAfterMs: 9000 } });
  expect(told('soon')).toMatchObject({ problem: { retryAfterMs: undefined } });
});

it('takes bytes that are no text for no answer', () => {
  const bytes = Buffer.concat([Buffer.from('{"code":0,"data":"'), Buffer.of(0xff), Buffer.from('"}')]);
  expect(readAnswer({ ...answer(200, ''), bytes }, print17, anything, reader)).toMatchObject({
    problem: { kind: 'uncertain', code: 'unreadable' },
  });
});
