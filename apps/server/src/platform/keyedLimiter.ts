export interface KeyedLimiter {
  /** Waits for the work that was given earlier under the same key, and for a free slot. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Runs one piece of work at a time for a key, and at most `concurrency` pieces in all keys together. Checking a password, for example,
 * is costly on purpose: two hundred tries at once would take every thread, and all would be checked before the first of them is counted.
 */
export function openKeyedLimiter(concurrency: number): KeyedLimiter {
  const lastOf = new Map<string, Promise<void>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inSlot<T>(work: () => Promise<T>): Promise<T> {
    if (running >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    async run(key, work) {
      const previous = lastOf.get(key);
      const mine = Promise.withResolvers<void>();
      lastOf.set(key, mine.promise);
      try {
        await previous;
        return await inSlot(work);
      } finally {
        mine.resolve();
        if (lastOf.get(key) === mine.promise) lastOf.delete(key);
      }
    },
  };
}
