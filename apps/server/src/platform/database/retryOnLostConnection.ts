import { setTimeout as pause } from 'node:timers/promises';
import { isConnectionLost } from './lostConnection.ts';

const betweenTries = 500;

/** Repeats `work` while the database is away, for at most `limit` milliseconds or until the signal aborts. `work` may be done several times. */
export async function retryOnLostConnection<T>(
  work: () => Promise<T>,
  { limit = Infinity, signal }: { limit?: number; signal?: AbortSignal },
): Promise<T> {
  const end = performance.now() + limit;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionLost(error) || signal?.aborted || performance.now() > end) throw error;
      await pause(betweenTries);
    }
  }
}
