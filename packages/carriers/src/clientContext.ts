import { setTimeout as sleep } from 'node:timers/promises';
import type { SystemKey } from './carrierSystem.ts';
import type { FailureKind, Operation } from './failure.ts';

/** One call as its caller saw it, whatever number of requests it took. */
export interface CallRecord {
  system: SystemKey;
  operation: Operation;
  /** Our reference of the order, where the call is about one. */
  reference?: string;
  startedAt: Date;
  ms: number;
  attempts: number;
  /** `stopped`: by the caller's signal. */
  outcome: 'done' | 'stopped' | FailureKind;
}

/** What the program gives to a client. The defaults are the machine's own clock and chance, and no log. */
export interface ClientContext {
  /** Receives the record of every call before the caller gets its result. Must not throw. */
  onCall?: (record: CallRecord) => void;
  /** Waits until the next request of this kind may be sent. Rejects when the signal aborts. */
  pace?: (request: { operation: Operation; perSecond: number }, signal?: AbortSignal) => Promise<unknown>;
  /** For one request and its whole answer. */
  timeoutsMs?: Partial<Record<Operation, number>>;
  now?: () => number;
  random?: () => number;
  /** Rejects when the signal aborts. */
  pause?: (ms: number, signal?: AbortSignal) => Promise<unknown>;
  /** A signal that aborts after so long. */
  deadline?: (ms: number) => AbortSignal;
}

export type CompleteContext = Required<ClientContext>;

export function withDefaults(context: ClientContext): CompleteContext {
  return {
    onCall: () => undefined,
    pace: async () => undefined,
    timeoutsMs: {},
    now: Date.now,
    random: Math.random,
    pause: (ms, signal) => sleep(ms, undefined, { signal }),
    deadline: (ms) => AbortSignal.timeout(ms),
    ...context,
  };
}

/** An assumption for both systems, since neither publishes one: requests of one kind and account. */
export const callsPerSecond = 20;

const usualTimeoutMs = 30_000;
const patientTimeoutMs = 60_000;

export function timeoutOf({ timeoutsMs }: CompleteContext, operation: Operation): number {
  const patient = operation === 'place' || operation === 'labelFile';
  return timeoutsMs[operation] ?? (patient ? patientTimeoutMs : usualTimeoutMs);
}
