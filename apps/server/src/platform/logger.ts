import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

export type Logger = FastifyBaseLogger;

/** One line an event, JSON, on standard output or at the end of a file. */
export function openLogger(level: string, { file }: { file?: string } = {}): Logger {
  // lines gather for a moment: a write to the terminal or the journal for every request would cost more than the request
  const gather = { sync: false, minLength: 8192, periodicFlush: 500 };
  const destination = pino.destination(file ? { dest: file, sync: true } : { dest: 1, ...gather });
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: bareError } },
    destination,
  );
}

const told = ['code', 'table', 'column', 'constraint', 'routine', 'status', 'key'] as const;

/**
 * An error without what it carries along: PostgreSQL adds the row that it refused, with whatever stands in it. The job queue
 * hands errors on as plain objects.
 */
export function bareError(error: unknown): unknown {
  if (!isErrorLike(error)) return error;
  const { name, message, stack, cause } = error;
  const facts = told.flatMap((field) => (field in error ? [[field, Reflect.get(error, field)]] : []));
  return { name, message, stack, ...Object.fromEntries(facts), ...(cause ? { cause: bareError(cause) } : {}) };
}

function isErrorLike(error: unknown): error is Error {
  return error instanceof Error || (typeof error === 'object' && error !== null && 'message' in error);
}
