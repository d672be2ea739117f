import { compareMoments } from '@pressroom/contract/fields/compareMoments';
import type { LedgerRow, StoreSync } from '@pressroom/contract/sync/syncShapes';
import { endOf } from '../days.ts';

export interface DaySum {
  day: string;
  said: number;
  held: number;
  missing: number;
  unknown: number;
  differing: number;
  /** When the first of the stores was compared: what came later is not in the sums. */
  comparedAt: string | undefined;
  /** Stores that are looked at by themselves and were not compared since the day was over. */
  uncompared: readonly { shopId: string; shopName: string }[];
  outcome: 'agrees' | 'differs' | 'notCompared';
}

/** A day over all stores. */
export function sumOfDay(day: string, ledger: readonly LedgerRow[], syncs: readonly StoreSync[]): DaySum {
  const rows = ledger.filter((row) => row.day === day);
  const sum = (count: 'said' | 'held' | 'missing' | 'unknown' | 'differing') =>
    rows.reduce((all, row) => all + row[count], 0);
  const settled = new Set(
    rows.filter(({ checkedAt }) => Date.parse(checkedAt) >= endOf(day)).map(({ shopId }) => shopId),
  );
  const uncompared = syncs.filter(({ shopId, ready, syncOrder }) => ready && syncOrder === 1 && !settled.has(shopId));
  const [missing, unknown, differing] = [sum('missing'), sum('unknown'), sum('differing')];
  return {
    day,
    said: sum('said'),
    held: sum('held'),
    missing,
    unknown,
    differing,
    comparedAt: rows.map(({ checkedAt }) => checkedAt).toSorted(compareMoments)[0],
    uncompared,
    outcome: missing + unknown + differing > 0 ? 'differs' : settled.size > 0 ? 'agrees' : 'notCompared',
  };
}
