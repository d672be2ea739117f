/**
 * - `auth`: the marketplace does not accept our key, token or signature; the store must be authorised again.
 * - `permission`: it knows us and does not let this app or store make this call.
 * - `throttled`: too many calls; this one was not carried out.
 * - `notFound`: what was asked for does not exist there.
 * - `rejected`: understood and refused by one of its rules; the same call will be refused again.
 * - `unknownOutcome`: a write left us and no readable answer came back. It may have been carried out: ask, never repeat.
 * - `unavailable`: nothing was carried out, because nobody was reached, or a read got no answer.
 * - `malformed`: a read was answered with something that nobody can read.
 */
export type FailureKind =
  | 'auth'
  | 'permission'
  | 'throttled'
  | 'notFound'
  | 'rejected'
  | 'unknownOutcome'
  | 'unavailable'
  | 'malformed';

export type FailureDetails = {
  /** The marketplace's own code, or ours for a failure of the network. */
  code?: string;
  /** The marketplace's own message, in its language. */
  reason?: string;
  /** The marketplace's own id of the call, which its support asks for. */
  reference?: string;
  retryAfterMs?: number;
};

/** The message holds only endpoint, kind and code; `reason` holds the marketplace's own message. */
export class MarketplaceFailure extends Error {
  readonly kind: FailureKind;
  readonly endpoint: string;
  readonly code: string | undefined;
  readonly reason: string | undefined;
  readonly reference: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(kind: FailureKind, endpoint: string, details: FailureDetails = {}) {
    super(`${endpoint}: ${kind}${details.code === undefined ? '' : ` (${details.code})`}`);
    this.name = 'MarketplaceFailure';
    this.kind = kind;
    this.endpoint = endpoint;
    this.code = details.code;
    this.reason = details.reason;
    this.reference = details.reference;
    this.retryAfterMs = details.retryAfterMs;
  }
}
