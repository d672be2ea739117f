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
}

/** A call that did not succeed. `failureText` puts its reason into words. */
export class CallFailure extends Error {
  readonly code: number;
  readonly status: number;
  readonly reason: FailureReason;
  readonly data: unknown;

  constructor({ code, status, reason, data }: Outcome) {
    super(typeof reason === 'string' ? reason : reason.key);
    this.name = 'CallFailure';
    this.code = code;
    this.status = status;
    this.reason = reason;
    this.data = data;
  }

  get endsSession(): boolean {
    return sessionCodes.includes(this.code) || this.status === 401;
  }
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
