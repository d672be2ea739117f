import { availableParallelism } from 'node:os';

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/**
 * Measures both sides in turn and answers the round with the median ratio: other work on the machine
 * slows both sides of a round alike, but not all rounds.
 */
export async function inTurn(
  rounds: number,
  sides: { ours: () => Promise<number>; bare: () => Promise<number> },
): Promise<{ ours: number; bare: number }> {
  const taken: { ours: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const measured = { ours: 0, bare: 0 };
    const order = round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const);
    for (const side of order) measured[side] = await sides[side]();
    taken.push(measured);
  }
  const sorted = taken.toSorted((one, other) => one.ours / one.bare - other.ours / other.bare);
  return sorted[Math.floor(sorted.length / 2)]!;
}

export async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Pieces of work a second, with as many at once as there are cores. */
export async function rateOf(count: number, work: (piece: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const hand = async () => {
    while (next < count) await work(next++);
  };
  const spent = await milliseconds(() => Promise.all(Array.from({ length: availableParallelism() }, hand)));
  return count / (spent / 1000);
}
