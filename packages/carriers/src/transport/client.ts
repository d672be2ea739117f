import type { CallOptions, SystemKey } from '../carrierSystem.ts';
import { CarrierFailure, type FailureFacts, type Operation } from '../failure.ts';
import { callsPerSecond, type CallRecord, type CompleteContext, timeoutOf } from '../clientContext.ts';
import { createRedactor } from './redactor.ts';
import { type Answer, exchange, type Outgoing } from './exchange.ts';
import type { ReadResult, Problem } from './reading.ts';
import { waitAfter } from './retries.ts';

export interface Call<Value> {
  operation: Operation;
  reference?: string;
  /** Whether it may be sent again when the outcome of the first request is unknown. */
  repeatable: boolean;
  /** Made anew for every attempt, for signatures that may be used once. */
  outgoing: () => Outgoing;
  read: (answer: Answer) => ReadResult<Value>;
}

export interface Client {
  call<Value>(call: Call<Value>, options?: CallOptions): Promise<Value>;
  now: () => number;
  /** Replaces our secrets in a text. */
  redact: (text: string) => string;
  failure(operation: Operation, problem: Problem, repeatable?: boolean): CarrierFailure;
}

export function createClient(system: SystemKey, secrets: readonly string[], context: CompleteContext): Client {
  const redact = createRedactor(secrets);

  return {
    now: context.now,
    redact,
    async call(call, { signal } = {}) {
      const record = { system, operation: call.operation, reference: call.reference };
      const begin = context.now();
      let attempts = 0;
      let outcome: CallRecord['outcome'] = 'stopped';
      try {
        for (;;) {
          signal?.throwIfAborted();
          attempts += 1;
          const reading = await attempt(call, signal);
          if ('value' in reading) {
            outcome = 'done';
            return reading.value;
          }
          if (call.repeatable) signal?.throwIfAborted();
          const failure = toFailure(call.operation, reading.problem, call.repeatable);
          const wait = call.repeatable ? waitAfter(failure, attempts, context.random) : undefined;
          if (wait === undefined) {
            outcome = failure.kind;
            throw failure;
          }
          await context.pause(wait, signal).catch((error: unknown) => {
            signal?.throwIfAborted();
            throw error;
          });
        }
      } finally {
        context.onCall({ ...record, startedAt: new Date(begin), ms: context.now() - begin, attempts, outcome });
      }
    },
    failure: (operation, problem, repeatable = true) => toFailure(operation, problem, repeatable),
  };

  async function attempt<Value>({ operation, outgoing, read }: Call<Value>, stop?: AbortSignal) {
    // links to files are no calls of the interface
    if (operation !== 'labelFile') await context.pace({ operation, perSecond: callsPerSecond }, stop);
    const outcome = await exchange(outgoing(), context.deadline(timeoutOf(context, operation)), stop);
    if ('answer' in outcome) return read(outcome.answer);
    const { sent, code } = outcome.unanswered;
    return { problem: { kind: sent ? 'uncertain' : 'unavailable', code } } satisfies { problem: Problem };
  }

  function toFailure(operation: Operation, { kind, ...facts }: Problem, repeatable: boolean): CarrierFailure {
    const settled = kind !== 'uncertain' ? kind : repeatable ? 'unavailable' : 'unknownOutcome';
    return new CarrierFailure(system, operation, settled, redacted(facts));
  }

  function redacted({ code, reason, traceId, retryAfterMs }: FailureFacts): FailureFacts {
    return {
      code: code && redact(code).slice(0, 60),
      reason: reason && redact(reason).slice(0, 500),
      traceId: traceId && redact(traceId).slice(0, 100),
      retryAfterMs,
    };
  }
}
