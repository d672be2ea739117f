import type { FailureKey, FailureOutput } from '@pressroom/contract/failures';
import type { clientTexts } from './client.texts.ts';

/** The server's own words, in the language of the call, or the key of a text of the client. */
export type FailureReason =
  | string
  | { key: keyof typeof clientTexts; params?: Readonly<Record<string, string | number>> };

/** The codes with which the server asks the user to sign in again. */
const sessionCodes: readonly number[] = [401, 50008, 50012, 50014];

interface Outcome {
  /** The envelope's code; 0 when no answer came. */
  code: number;
  /** The HTTP status; 0 when no answer came. */
  status: number;
  reason: FailureReason;
  data?: unknown;
  /** The envelope's `failure`: which of its endpoint's declared failures this is. */
  failure?: string;
}

/** A call that did not succeed. `failureText` puts its reason into words. */
export class CallFailure extends Error {
  readonly code: number;
  readonly status: number;
  readonly reason: FailureReason;
  readonly data: unknown;
  readonly #failure: string | undefined;

  constructor({ code, status, reason, data, failure }: Outcome) {
    super(typeof reason === 'string' ? reason : reason.key);
    this.name = 'CallFailure';
    this.code = code;
    this.status = status;
    this.reason = reason;
    this.data = data;
    this.#failure = failure;
  }

  /** Tells whether this is one of the named failures of its endpoint; it then knows the type of `data`. */
  is<K extends FailureKey>(...keys: readonly K[]): this is CallFailure & { readonly data: FailureOutput<K> } {
    return keys.some((key) => key === this.#failure);
  }

  /** No answer, or one of a gateway: the server may be away for a moment. */
  get isUnanswered(): boolean {
    return [0, 502, 503, 504].includes(this.status);
  }

  get endsSession(): boolean {
    return sessionCodes.includes(this.code) || this.status === 401;
  }
}

/** Tells whether a call ended in one of the named failures of its endpoint. */
export function isFailure<K extends FailureKey>(
  cause: unknown,
  ...keys: readonly K[]
): cause is CallFailure & { readonly data: FailureOutput<K> } {
  return cause instanceof CallFailure && cause.is(...keys);
}

/** Tells whether the caller ended the call itself; there is nothing to show then. */
export function isAbort(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'AbortError';
}

export interface FieldProblem {
  path: (string | number)[];
  msg: string;
}

/** The fields that the server found wrong (400), or nothing. */
export function fieldProblems(failure: CallFailure): FieldProblem[] {
  if (failure.status !== 400 || !Array.isArray(failure.data)) return [];
  return failure.data.filter(isProblem).map(({ path, msg }) => ({ path: segments(path), msg }));
}

interface WireProblem {
  path: string | (string | number)[];
  msg: string;
}

function isProblem(given: unknown): given is WireProblem {
  return typeof given === 'object' && given !== null && 'path' in given && 'msg' in given;
}

function segments(path: WireProblem['path']): (string | number)[] {
  if (Array.isArray(path)) return path;
  return path.split('.').map((part) => (/^[0-9]+$/.test(part) ? Number(part) : part));
}
