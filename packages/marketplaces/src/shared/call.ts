import { exchange, NoAnswer, type WireAnswer, type WireRequest } from './exchange.ts';
import type { Limiter, Rate } from './limiter.ts';
import { type FailureDetails, type FailureKind, MarketplaceFailure } from './MarketplaceFailure.ts';
import { type Pause, pause } from './pause.ts';
import { delayBeforeRetry } from './retry.ts';

/** What is recorded of a call. It holds nothing of the bodies. */
export type CallRecord = {
  endpoint: string;
  store: string | undefined;
  startedAt: Date;
  /** From the first wait for the rate limit to the result, all attempts included. */
  ms: number;
  outcome: 'done' | 'aborted' | 'notMade' | FailureKind;
  attempts: number;
  /** The marketplace's own id of this call, which its support asks for. */
  reference: string | undefined;
};

/** What the program gives to the clients. */
export type ClientContext = {
  limiter: Limiter;
  /** Receives the record of every call when it is over. Must not throw. */
  onCall?: (record: CallRecord) => void;
  /** Epoch milliseconds. */
  now?: () => number;
  random?: () => number;
  pause?: Pause;
};

/** What a caller may set for one call. */
export type CallOptions = { signal?: AbortSignal; timeoutMs?: number };

export type Refuse = (kind: FailureKind, details?: FailureDetails) => MarketplaceFailure;

export type Call<Result> = CallOptions & {
  endpoint: string;
  store?: string;
  /** Whether the call may be carried out twice without harm. Only such calls are retried. */
  repeatable: boolean;
  buckets: { name: string; rate: Rate }[];
  /** Replaced in the reasons that the marketplace gives. */
  secrets: string[];
  maxBytes?: number;
  /** Made anew right before each attempt, so that its timestamp is fresh. */
  request: () => WireRequest;
  /** Throws what `refuse` makes. `unavailable` and `malformed` become `unknownOutcome` for what must not be repeated. */
  read: (answer: WireAnswer, refuse: Refuse) => { result: Result; reference?: string };
};

const defaultTimeoutMs = 30_000;
const defaultMaxBytes = 32 * 1024 * 1024;

/** @throws MarketplaceFailure, or the reason of `signal` where the call was aborted before it could have an effect. */
export async function performCall<Result>(call: Call<Result>, context: ClientContext): Promise<Result> {
  const now = context.now ?? Date.now;
  const startedAt = now();
  const progress: Progress = { attempts: 0, outcome: 'notMade', reference: undefined };
  try {
    return await attemptUntilSettled(call, context, progress);
  } finally {
    const ms = now() - startedAt;
    context.onCall?.({ endpoint: call.endpoint, store: call.store, startedAt: new Date(startedAt), ms, ...progress });
  }
}

type Progress = Pick<CallRecord, 'attempts' | 'outcome' | 'reference'>;

async function attemptUntilSettled<Result>(call: Call<Result>, context: ClientContext, progress: Progress) {
  for (;;) {
    try {
      await Promise.all(call.buckets.map(({ name, rate }) => context.limiter.take(name, rate, call.signal)));
      const { result, reference } = await attempt(call, progress);
      Object.assign(progress, { outcome: 'done', reference });
      return result;
    } catch (error) {
      if (!(error instanceof MarketplaceFailure)) {
        if (call.signal?.aborted) progress.outcome = 'aborted';
        throw error;
      }
      Object.assign(progress, { outcome: error.kind, reference: error.reference });
      const delay = call.repeatable
        ? delayBeforeRetry(error, progress.attempts, context.random ?? Math.random)
        : undefined;
      if (delay === undefined) throw error;
      await (context.pause ?? pause)(delay, call.signal);
    }
  }
}

async function attempt<Result>(call: Call<Result>, progress: Progress) {
  const { endpoint, repeatable, signal, timeoutMs = defaultTimeoutMs, maxBytes = defaultMaxBytes } = call;
  signal?.throwIfAborted();
  const request = call.request();
  progress.attempts += 1;
  try {
    const answer = await exchange(request, { timeoutMs, maxBytes, signal });
    return call.read(answer, (kind, details) => new MarketplaceFailure(kind, endpoint, redact(details, call.secrets)));
  } catch (error) {
    if (error instanceof NoAnswer) {
      if (repeatable) signal?.throwIfAborted();
      const kind = error.sent && !repeatable ? 'unknownOutcome' : 'unavailable';
      throw new MarketplaceFailure(kind, endpoint, { code: error.code });
    }
    if (
      error instanceof MarketplaceFailure &&
      !repeatable &&
      (error.kind === 'unavailable' || error.kind === 'malformed')
    )
      throw new MarketplaceFailure('unknownOutcome', endpoint, error);
    throw error;
  }
}

const longestReason = 500;

function redact(details: FailureDetails | undefined, secrets: string[]): FailureDetails | undefined {
  if (details?.reason === undefined) return details;
  let { reason } = details;
  for (const secret of secrets) if (secret !== '') reason = reason.replaceAll(secret, '***');
  return { ...details, reason: reason.slice(0, longestReason) };
}
