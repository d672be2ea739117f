/** The database, or the way to it, is gone for now. What a broken connection had not committed is undone. */
export class ConnectionLost extends Error {
  override readonly name: string = 'ConnectionLost';
}

/** The connection broke between COMMIT and its answer, and nobody could tell whether it was done. */
export class OutcomeUnknown extends ConnectionLost {
  override readonly name = 'OutcomeUnknown';
}

/** Connection failures, a server that shuts down, crashes, starts or is full, and the end of an idle session. */
const states = /^(08...|57P01|57P02|57P03|57P05|25P03|25P04|53300)$/;

const codes = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
]);

/** What the driver says without a code. */
const messages = [
  'Connection terminated',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'is not queryable',
  'Query read timeout',
  'Cannot use a pool after calling end',
];

/**
 * Whether an error of the driver means that the same question may be answered on another connection, or a moment later.
 * The job queue hands on what it was told as a plain object.
 */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  if (typeof error !== 'object' || error === null) return false;
  // where a name has several addresses, each has failed in its own way
  if (error instanceof AggregateError) return error.errors.some(isConnectionLost);
  if (!('code' in error) || typeof error.code !== 'string') {
    return 'message' in error && messages.some((message) => String(error.message).includes(message));
  }
  // a socket's file that is not there yet; any other missing file is no connection
  if (error.code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return states.test(error.code) || codes.has(error.code);
}
