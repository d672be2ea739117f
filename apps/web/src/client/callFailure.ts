/** Codes that mean: sign in again. */
const sessionCodes: readonly number[] = [401, 50008, 50012, 50014];

interface Outcome {
  /** The envelope's code; 0 when no answer came. */
  code: number;
  /** The HTTP status; 0 when no answer came. */
  status: number;
  msg: string;
  /** What the server itself said, where `msg` had to be made up for it. */
  said?: string;
  data?: unknown;
}

/** A call that did not succeed, with the text to show. */
export class CallFailure extends Error {
  readonly code: number;
  readonly status: number;
  readonly msg: string;
  readonly said: string;
  readonly data: unknown;

  constructor({ code, status, msg, said = msg, data }: Outcome) {
    super(msg);
    this.name = 'CallFailure';
    this.code = code;
    this.status = status;
    this.msg = msg;
    this.said = said;
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
