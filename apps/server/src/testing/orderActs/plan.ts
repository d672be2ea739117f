import { type BulkAct } from '@pressroom/contract/orders/status';
import { type SpoilReason, spoilReasons } from '@pressroom/contract/production/spoilReasons';

/** One thing that a person tries. Orders are named by their places among those that are worked on at that time. */
export type PlannedAct =
  | { kind: 'bulk'; act: BulkAct; places: number[]; delivery: number }
  | { kind: 'undo'; share: number; foreign: boolean }
  | { kind: 'edit'; place: number; nums: number[]; mapped: boolean }
  | { kind: 'parcel' | 'label'; place: number; number: number }
  | { kind: 'print'; place: number; again: boolean; worked: boolean }
  | { kind: 'layOut'; places: number[] }
  | { kind: 'discard'; share: number }
  | { kind: 'spoil'; place: number; unit: number; reason: SpoilReason }
  | { kind: 'unspoil' | 'made'; place: number; unit: number };

const bulkActs: readonly BulkAct[] = [
  'submit',
  'approve',
  'approve',
  'close',
  'abnormal',
  'sign',
  'ship',
  'schedule',
  'callOff',
  'refresh',
  'askShipment',
];

/** How often each kind comes, in a hundred. */
const shares: readonly (readonly [PlannedAct['kind'], number])[] = [
  ['bulk', 37],
  ['undo', 14],
  ['edit', 10],
  ['parcel', 5],
  ['label', 9],
  ['print', 10],
  ['layOut', 4],
  ['discard', 2],
  ['spoil', 5],
  ['unspoil', 2],
  ['made', 2],
];

/** Numbers from 0 to 1, the same for the same seed. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Size {
  /** How many orders are worked on at once. */
  atOnce: number;
  /** Tracking numbers that exist: fewer than orders, so that two orders are given the same one. */
  numbers: number;
}

/** Draws the next thing that a person tries. Nothing that has happened plays a part in it. */
export function planAct(next: () => number, { atOnce, numbers }: Size): PlannedAct {
  const upTo = (most: number) => Math.floor(next() * most);
  const pick = <T>(list: readonly T[]): T => list[upTo(list.length)]!;
  const some = () => Array.from({ length: atOnce }, (_, place) => place).filter(() => next() < 0.4);
  const kind = kindAt(next() * 100);
  const place = upTo(atOnce);
  switch (kind) {
    case 'bulk':
      return { kind, act: pick(bulkActs), places: some(), delivery: 1 + upTo(24) };
    case 'undo':
      return { kind, share: next(), foreign: next() < 0.1 };
    case 'edit':
      return {
        kind,
        place,
        nums: Array.from({ length: 1 + upTo(2) }, () => 1 + upTo(3)),
        mapped: next() < 0.85,
      };
    case 'parcel':
    case 'label':
      return { kind, place, number: upTo(numbers) };
    case 'print':
      return { kind, place, again: next() < 0.3, worked: next() < 0.8 };
    case 'layOut':
      return { kind, places: some() };
    case 'discard':
      return { kind, share: next() };
    case 'spoil':
      return { kind, place, unit: 1 + upTo(2), reason: pick(spoilReasons.filter((reason) => reason !== 'other')) };
    case 'unspoil':
    case 'made':
      return { kind, place, unit: 1 + upTo(2) };
  }
}

function kindAt(drawn: number): PlannedAct['kind'] {
  let sum = 0;
  for (const [kind, share] of shares) if (drawn < (sum += share)) return kind;
  return 'bulk';
}
