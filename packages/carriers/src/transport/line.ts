import type { CallOptions, SystemKey } from '../carrierSystem.ts';
import { CarrierFailure, type FailureFacts, type Operation } from '../failure.ts';
import { type CallRecord, type Settled, timeoutOf } from '../surroundings.ts';
import { conceal } from './conceal.ts';
import { type Answer, exchange, type Outgoing } from './exchange.ts';
import type { Reading, Trouble } from './reading.ts';
import { waitAfter } from './retries.ts';

export interface Call<Value> {
  operation: Operation;
  reference?: string;
  /** Whether asking again does no harm when nobody knows what became of the first request. */
  repeatable: boolean;
  /** Made anew for every attempt, for signatures that may be used once. */
  outgoing: () => Outgoing;
  read: (answer: Answer) => Reading<Value>;
}

export interface Line {
  call<Value>(call: Call<Value>, options?: CallOptions): Promise<Value>;
  now: () => number;
  /** Blots out our secrets. */
  hide: (text: string) => string;
  failure(operation: Operation, trouble: Trouble, repeatable?: boolean): CarrierFailure;
}

export function openLine(system: SystemKey, secrets: readonly string[], around: Settled): Line {
  const hide = conceal(secrets);

  return {
    now: around.now,
    hide,
    async call(call, { signal } = {}) {
      const record = { system, operation: call.operation, reference: call.reference };
      const begin = around.now();
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
          const failure = toFailure(call.operation, reading.trouble, call.repeatable);
          const wait = call.repeatable ? waitAfter(failure, attempts, around.random) : undefined;
          if (wait === undefined) {
            outcome = failure.kind;
            throw failure;
          }
          await around.pause(wait, signal).catch((error: unknown) => {
            signal?.throwIfAborted();
            throw error;
          });
        }
      } finally {
        around.onCall({ ...record, startedAt: new Date(begin), ms: around.now() - begin, attempts, outcome });
      }
    },
    failure: (operation, trouble, repeatable = true) => toFailure(operation, trouble, repeatable),
  };

  async function attempt<Value>({ operation, outgoing, read }: Call<Value>, stop?: AbortSignal) {
    const outcome = await exchange(outgoing(), around.deadline(timeoutOf(around, operation)), stop);
    if ('answer' in outcome) return read(outcome.answer);
    const { sent, code } = outcome.unanswered;
    return { trouble: { kind: sent ? 'uncertain' : 'unavailable', code } } satisfies { trouble: Trouble };
  }

  function toFailure(operation: Operation, { kind, ...facts }: Trouble, repeatable: boolean): CarrierFailure {
    const settled = kind !== 'uncertain' ? kind : repeatable ? 'unavailable' : 'unknownOutcome';
    return new CarrierFailure(system, operation, settled, hidden(facts));
  }

  function hidden({ code, said, traceId, retryAfterMs }: FailureFacts): FailureFacts {
    return {
      code: code && hide(code).slice(0, 60),
      said: said && hide(said).slice(0, 500),
      traceId: traceId && hide(traceId).slice(0, 100),
      retryAfterMs,
    };
  }
}
