import type { SystemKey } from './carrierSystem.ts';

/**
 * - `auth`: account or secret is missing, unknown or wrong.
 * - `permission`: the account is known and may not do this.
 * - `throttled`: not carried out, because there were too many calls; `retryAfterMs` where the system says how long.
 * - `notFound`: the system, or the order in question, does not exist.
 * - `rejected`: refused by a rule; the same call would be refused again.
 * - `unknownOutcome`: the request was sent and may have been carried out. Ask the system; never repeat the request.
 * - `unavailable`: nothing has changed, and a later try may succeed.
 */
export type FailureKind =
  | 'auth'
  | 'permission'
  | 'throttled'
  | 'notFound'
  | 'rejected'
  | 'unknownOutcome'
  | 'unavailable';

export type Operation = 'open' | 'channels' | 'quote' | 'place' | 'find' | 'label' | 'labelFile' | 'cancel';

export interface FailureFacts {
  /** The system's own code, or the network's, or one of ours where there is neither. */
  code?: string;
  reason?: string;
  traceId?: string;
  retryAfterMs?: number;
}

/** Safe to log: neither its message nor its visible properties hold secrets, addresses or anything that was sent. */
export class CarrierFailure extends Error {
  readonly system: SystemKey;
  readonly operation: Operation;
  readonly kind: FailureKind;
  readonly code?: string;
  readonly traceId?: string;
  readonly retryAfterMs?: number;
  readonly #reason?: string;

  constructor(system: SystemKey, operation: Operation, kind: FailureKind, facts: FailureFacts = {}) {
    const { code, reason, traceId, retryAfterMs } = facts;
    super(`${system} ${operation}: ${kind}${code ? ` (${code})` : ''}`);
    this.name = 'CarrierFailure';
    this.system = system;
    this.operation = operation;
    this.kind = kind;
    if (code !== undefined) this.code = code;
    if (traceId !== undefined) this.traceId = traceId;
    if (retryAfterMs !== undefined) this.retryAfterMs = retryAfterMs;
    this.#reason = reason;
  }

  /** The system's own words, without our secrets. They may repeat an address: for the operator, not for a log. */
  get reason(): string | undefined {
    return this.#reason;
  }
}
