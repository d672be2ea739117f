/** Runs work in turns: one at a time for a key, and only so many altogether. */
export interface Turns {
  take<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Checking a password is costly on purpose. Without turns two hundred tries at once would take every thread and be
 * judged before the first of them is counted.
 */
export function openTurns(atOnce: number): Turns {
  const lastOf = new Map<string, Promise<void>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function slot<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
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
    async take(key, work) {
      const before = lastOf.get(key);
      const mine = Promise.withResolvers<void>();
      lastOf.set(key, mine.promise);
      try {
        await before;
        return await slot(work);
      } finally {
        mine.resolve();
        if (lastOf.get(key) === mine.promise) lastOf.delete(key);
      }
    },
  };
}
