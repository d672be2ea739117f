import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

export type Logger = FastifyBaseLogger;

/** One line an event, JSON, on standard output. */
export function openLogger(level: string): Logger {
  // lines gather for a moment: a write to the terminal or the journal for every request would cost more than the request
  const destination = pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 500 });
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}
