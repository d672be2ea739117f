import type { z } from 'zod';
import type { FailureFacts, FailureKind } from '../failure.ts';
import { parseJson } from '../json.ts';
import type { Answer } from './exchange.ts';

/** `uncertain`: the answer does not say whether anything was done. */
export type ProblemKind = Exclude<FailureKind, 'unknownOutcome'> | 'uncertain';

export interface Problem extends FailureFacts {
  kind: ProblemKind;
}

export type ReadResult<Value> = { value: Value } | { problem: Problem };

export interface Envelope {
  ok: boolean;
  code: string;
  reason?: string;
  traceId?: string;
  retryAfterMs?: number;
  data: unknown;
}

/** How a system wraps its answers, and what its codes mean. */
export interface Dialect {
  envelope: z.ZodType<Envelope>;
  kindOf: (code: string) => ProblemKind | undefined;
}

export interface Expected<Value, Instead> {
  data: z.ZodType<Value>;
  /** The value that a refusal with this code stands for in this call; undefined where the refusal is a failure. */
  instead?: (code: string, reason: string) => Instead | undefined;
}

export interface Reader {
  now: () => number;
  /** Replaces our secrets in a text. */
  redact: (text: string) => string;
}

export function readAnswer<Value, Instead = never>(
  answer: Answer,
  { envelope, kindOf }: Dialect,
  { data, instead }: Expected<Value, Instead>,
  { now, redact }: Reader,
): ReadResult<Value | Instead> {
  const { status, headers } = answer;
  const opened = envelope.safeParse(jsonOf(answer)).data;
  if (!opened) return { problem: withoutEnvelope(answer, now) };
  const { ok, code, reason, traceId, retryAfterMs = retryAfter(headers, now) } = opened;
  if (!ok) {
    const value = instead?.(code, redact(reason ?? ''));
    if (value !== undefined) return { value };
    const kind = kindOf(code) ?? kindOfStatus(status);
    return { problem: { kind, code, reason, traceId, retryAfterMs } };
  }
  if (!isSuccess(status)) return { problem: { kind: 'uncertain', code: `http ${status}`, traceId } };
  const read = data.safeParse(opened.data);
  if (read.success) return { value: read.data };
  return { problem: { kind: 'uncertain', code: `unreadable ${read.error.issues[0]?.path.join('.')}`, traceId } };
}

function jsonOf({ bytes }: Answer): unknown {
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // the failure must not quote the parser's message, which repeats the text that was sent
    return undefined;
  }
}

/** The problem with an answer that is none of the system's own. */
export function withoutEnvelope({ status, headers }: Answer, now: () => number): Problem {
  if (isSuccess(status)) return { kind: 'uncertain', code: 'unreadable' };
  return { kind: kindOfStatus(status), code: `http ${status}`, retryAfterMs: retryAfter(headers, now) };
}

const isSuccess = (status: number) => status >= 200 && status < 300;

const kindsOfStatus = new Map<number, ProblemKind>([
  [400, 'rejected'],
  [401, 'auth'],
  [403, 'permission'],
  [404, 'notFound'],
  [405, 'notFound'],
  [413, 'rejected'],
  [415, 'rejected'],
  [422, 'rejected'],
  [429, 'throttled'],
]);

/** Only statuses that servers answer before they act count as refusals. */
function kindOfStatus(status: number): ProblemKind {
  return kindsOfStatus.get(status) ?? 'uncertain';
}

function retryAfter(headers: Headers, now: () => number): number | undefined {
  const given = headers.get('retry-after');
  if (!given) return undefined;
  const ms = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
