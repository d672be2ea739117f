export interface Turns {
  /** Begins the work at its turn. */
  take<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * Lets so many short works run at once, and the others wait for their turn: more of them would only take the processors from
 * each other. A work that is still under way after `shortMs` counts no longer, so that nobody waits behind a long one.
 */
export function openTurns({ atOnce, shortMs }: { atOnce: number; shortMs: number }): Turns {
  /** When those that count began, the oldest first. */
  const counted = new Set<{ since: number }>();
  const waiting: (() => void)[] = [];
  let watch: NodeJS.Timeout | undefined;

  function letGo(): void {
    while (counted.size < atOnce && waiting.length > 0) waiting.shift()!();
    if (waiting.length > 0) watch ??= setTimeout(passLongOnes, leftOf(oldest()));
  }

  const oldest = () => counted.values().next().value!;
  const leftOf = ({ since }: { since: number }) => Math.max(0, since + shortMs - performance.now());

  function passLongOnes(): void {
    watch = undefined;
    for (const work of counted) {
      if (leftOf(work) > 0) break;
      counted.delete(work);
    }
    letGo();
  }

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = { since: performance.now() };
    counted.add(turn);
    try {
      return await work();
    } finally {
      counted.delete(turn);
      if (waiting.length > 0) letGo();
    }
  }

  return {
    take(work) {
      if (counted.size < atOnce) return run(work);
      return new Promise((resolve) => {
        waiting.push(() => resolve(run(work)));
        letGo();
      });
    },
  };
}
