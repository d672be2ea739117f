import type { FailureKey, FailureOutput } from '@pressroom/contract/failures';
import type { clientTexts } from './client.texts.ts';

/** The server's own words, in the language of the call; or the client's, which are made where they are shown. */
export type FailureReason =
  | string
  | { key: keyof typeof clientTexts; params?: Readonly<Record<string, string | number>> };

/** Codes that mean: sign in again. */
const sessionCodes: readonly number[] = [401, 50008, 50012, 50014];

interface Outcome {
  /** The envelope's code; 0 when no answer came. */
  code: number;
  /** The HTTP status; 0 when no answer came. */
  status: number;
  reason: FailureReason;
  data?: unknown;
  /** The envelope's `failure`, where the server expects such a failure. */
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

  /** Whether it is one of these failures of its endpoint, which say what its `data` holds. */
  is<K extends FailureKey>(...keys: readonly K[]): this is CallFailure & { readonly data: FailureOutput<K> } {
    return keys.some((key) => key === this.#failure);
  }

  get endsSession(): boolean {
    return sessionCodes.includes(this.code) || this.status === 401;
  }
}

/** Whether a call ended in one of these failures of its endpoint. */
export function isFailure<K extends FailureKey>(
  cause: unknown,
  ...keys: readonly K[]
): cause is CallFailure & { readonly data: FailureOutput<K> } {
  return cause instanceof CallFailure && cause.is(...keys);
}

/** The caller left before the answer came: nothing to show. */
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
