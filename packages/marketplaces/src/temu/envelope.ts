import { z } from 'zod';
import type { Refuse } from '../shared/call.ts';
import type { WireAnswer } from '../shared/exchange.ts';
import { failureWithoutEnvelope, kindOfStatus, retryAfterMs } from '../shared/httpFailure.ts';
import { parseJson } from '../shared/json.ts';
import type { FailureKind, MarketplaceFailure } from '../shared/MarketplaceFailure.ts';
import { optionalText, text, whereIn } from '../shared/wire.ts';
import { kindOfCode } from './problems.ts';
import type { TemuSettings } from './settings.ts';

const envelope = z.object({
  success: z.boolean(),
  errorCode: optionalText,
  errorMsg: optionalText,
  requestId: optionalText,
  result: z.unknown(),
});

/** Some answers are successful and say in their result that nothing was done. */
const failedInside = z.object({ success: z.literal(false), errorCode: optionalText, errorMsg: optionalText });

/** The error format of a layer before the gateway. */
const edgeAnswer = z.object({ error_code: text, error_msg: optionalText });

export function readEnvelope<Result extends z.ZodType>(
  answer: WireAnswer,
  result: Result,
  settings: TemuSettings,
  refuse: Refuse,
): { result: z.output<Result>; reference: string | undefined } {
  const value = parse(answer.bytes);
  const opened = envelope.safeParse(value).data;
  if (!opened) throw strangeAnswer(answer, value, refuse);
  const { requestId: reference } = opened;
  const refused = opened.success && answer.status < 400 ? failedInside.safeParse(opened.result).data : opened;
  if (refused) {
    const { errorCode: code, errorMsg: reason } = refused;
    const kind = kindOfCode(code) ?? kindOfStatus(answer.status) ?? 'rejected';
    throw refuse(kind, { code, reason, reference, retryAfterMs: waitFor(kind, answer, settings) });
  }
  const read = result.safeParse(opened.result);
  if (!read.success) throw refuse('malformed', { code: `result ${whereIn(read.error)}`, reference });
  return { result: read.data, reference };
}

function waitFor(kind: FailureKind, answer: WireAnswer, { unverified }: TemuSettings): number | undefined {
  return retryAfterMs(answer.headers) ?? (kind === 'throttled' ? unverified.throttlePauseMs : undefined);
}

function strangeAnswer(answer: WireAnswer, value: unknown, refuse: Refuse): MarketplaceFailure {
  const edge = edgeAnswer.safeParse(value).data;
  if (!edge) return failureWithoutEnvelope(answer, refuse);
  return refuse(kindOfStatus(answer.status) ?? 'unavailable', { code: edge.error_code, reason: edge.error_msg });
}

function parse(bytes: Uint8Array): unknown {
  try {
    return parseJson(new TextDecoder().decode(bytes));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}
