import { type Pause, pause } from './pause.ts';

/** `burst` calls may be made at once after a pause; further ones at `perSecond`. */
export type Rate = { perSecond: number; burst: number };

export interface Limiter {
  /** Resolves when one more call may be made. All callers of a bucket, in all processes, share its rate. */
  take(bucket: string, rate: Rate, signal?: AbortSignal): Promise<void>;
}

/** A limiter for one process that shares its key with no other. */
export function memoryLimiter(clock: { now?: () => number; pause?: Pause } = {}): Limiter {
  const now = clock.now ?? Date.now;
  const wait = clock.pause ?? pause;
  /** When each bucket will be full again. */
  const fullAt = new Map<string, number>();

  return {
    async take(bucket, { perSecond, burst }, signal) {
      const interval = 1000 / perSecond;
      const from = Math.max(fullAt.get(bucket) ?? 0, now());
      fullAt.set(bucket, from + interval);
      const ms = from - (burst - 1) * interval - now();
      if (ms > 0) await wait(ms, signal);
    },
  };
}
