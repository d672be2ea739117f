/** Lets `limit` pieces of work run at a time; those that stand behind begin when nobody else waits. */
export function openTurns(limit: number) {
  const waiting: Record<'ahead' | 'behind', (() => void)[]> = { ahead: [], behind: [] };
  let running = 0;

  return {
    async take<T>(behind: boolean, work: () => Promise<T>): Promise<T> {
      if (running < limit) running += 1;
      else await new Promise<void>((resolve) => waiting[behind ? 'behind' : 'ahead'].push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.ahead.shift() ?? waiting.behind.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
