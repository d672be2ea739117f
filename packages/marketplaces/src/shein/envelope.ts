import { z } from 'zod';
import type { Refuse } from '../shared/call.ts';
import type { WireAnswer } from '../shared/exchange.ts';
import { failureWithoutEnvelope, kindOfStatus, retryAfterMs } from '../shared/httpFailure.ts';
import { parseJson } from '../shared/json.ts';
import type { FailureKind } from '../shared/MarketplaceFailure.ts';
import { optionalText, text, whereIn } from '../shared/wire.ts';
import type { SheinSettings } from './settings.ts';

const envelope = z.object({ code: text, msg: optionalText, traceId: optionalText, info: z.unknown().optional() });

/** How what an endpoint answers is read. */
export type Reading<Info extends z.ZodType> = {
  info: Info;
  /** Why an answer is a refusal although its code says success, in SHEIN's words. */
  refusal?(info: z.output<Info>): string | undefined;
};

export function readEnvelope<Info extends z.ZodType>(
  answer: WireAnswer,
  reading: Reading<Info>,
  { unverified }: SheinSettings,
  refuse: Refuse,
): { result: z.output<Info>; reference: string | undefined } {
  const opened = open(answer.bytes);
  if (!opened) throw failureWithoutEnvelope(answer, refuse);
  const { code, msg: reason, traceId: reference } = opened;
  const said = { code, reason, reference, retryAfterMs: retryAfterMs(answer.headers) };
  if (code !== '0' || answer.status >= 400) throw refuse(kindOf(answer.status, said, unverified), said);
  const read = reading.info.safeParse(opened.info);
  if (!read.success) throw refuse('malformed', { code: `info ${whereIn(read.error)}`, reference });
  const refusal = reading.refusal?.(read.data);
  if (refusal !== undefined) throw refuse('rejected', { code, reason: refusal, reference });
  return { result: read.data, reference };
}

function open(bytes: Uint8Array): z.output<typeof envelope> | undefined {
  try {
    return envelope.safeParse(parseJson(new TextDecoder().decode(bytes))).data;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

type Said = { code: string; reason: string | undefined };

function kindOf(
  status: number,
  { code, reason = '' }: Said,
  { codes, messages }: SheinSettings['unverified'],
): FailureKind {
  const known = Object.hasOwn(codes, code) ? codes[code] : kindOfStatus(status);
  return known ?? messages.find(({ says }) => says.test(reason))?.kind ?? 'rejected';
}
