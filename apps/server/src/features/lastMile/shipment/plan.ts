import type { Message } from '@pressroom/contract/message';
import type { ParcelSize } from '../sellers/seller.ts';

/** A line of an order: so many pieces of one size. Centimetres and grams; null where it is not known. */
export interface Pieces {
  lineId: string;
  lineNo: number;
  num: number;
  parcelLong: number | null;
  parcelWide: number | null;
  parcelHigh: number | null;
  parcelWeight: number | null;
}

/** What a channel takes as one parcel at most; null: no limit. */
export interface Limits {
  maxWeightGrams: number | null;
  /** The longest side. */
  maxLengthCm: number | null;
  /** The longest side, and once around the other two. */
  maxGirthCm: number | null;
}

export const noLimits: Limits = { maxWeightGrams: null, maxLengthCm: null, maxGirthCm: null };

export interface PlannedParcel extends ParcelSize {
  contents: { lineId: string; num: number }[];
}

/** More would be a mistake in the lines. */
const parcelsMost = 50;

/** In hundredths, so that sums are exact. */
interface Size {
  long: number;
  wide: number;
  high: number;
  weight: number;
}

interface Filling extends Size {
  contents: Map<string, number>;
}

export type Plan = { parcels: PlannedParcel[] } | { faults: Message[] };

/**
 * The rule by which an order becomes parcels: weights added, the largest base, heights stacked; more than one parcel only
 * where a limit asks for it, each piece into the first that still takes it.
 */
export function planParcels(lines: readonly Pieces[], limits: Limits, channel: string): Plan {
  const faults: Message[] = lines.length === 0 ? [{ key: 'lastMile.fault.noLines' }] : [];
  const units = lines.flatMap((line) => {
    const size = sizeOf(line);
    if (size) return [{ lineId: line.lineId, num: line.num, size }];
    faults.push({ key: 'lastMile.fault.measures', params: { line: line.lineNo } });
    return [];
  });
  if (faults.length > 0) return { faults };
  const parcels: Filling[] = [];
  for (const { lineId, num, size } of units) {
    for (let left = num; left > 0;) {
      const open = parcels.find((parcel) => fits(add(parcel, size, 1), limits));
      const parcel = open ?? { ...nothing, contents: new Map<string, number>() };
      const count = mostOf(parcel, { size, left, limits });
      if (count === 0 || (!open && parcels.length === parcelsMost))
        return { faults: [{ key: 'lastMile.fault.tooLarge', params: { channel } }] };
      Object.assign(parcel, add(parcel, size, count));
      parcel.contents.set(lineId, (parcel.contents.get(lineId) ?? 0) + count);
      if (!open) parcels.push(parcel);
      left -= count;
    }
  }
  return { parcels: parcels.map(plannedOf) };
}

/** Whether a channel takes a parcel of this size. */
export function withinLimits({ lengthCm, widthCm, heightCm, weightGrams }: ParcelSize, limits: Limits): boolean {
  const size = { long: cents(lengthCm), wide: cents(widthCm), high: cents(heightCm), weight: cents(weightGrams) };
  return fits(size, limits);
}

const cents = (value: number) => Math.round(value * 100);
const nothing: Size = { long: 0, wide: 0, high: 0, weight: 0 };

function sizeOf({ parcelLong, parcelWide, parcelHigh, parcelWeight }: Pieces): Size | undefined {
  if (!parcelLong || !parcelWide || !parcelHigh || !parcelWeight) return undefined;
  const base = [cents(parcelLong), cents(parcelWide)];
  return { long: Math.max(...base), wide: Math.min(...base), high: cents(parcelHigh), weight: cents(parcelWeight) };
}

function add(parcel: Size, unit: Size, count: number): Size {
  return {
    long: Math.max(parcel.long, unit.long),
    wide: Math.max(parcel.wide, unit.wide),
    high: parcel.high + unit.high * count,
    weight: parcel.weight + unit.weight * count,
  };
}

function fits({ long, wide, high, weight }: Size, { maxWeightGrams, maxLengthCm, maxGirthCm }: Limits): boolean {
  if (maxWeightGrams !== null && weight > cents(maxWeightGrams)) return false;
  const longest = Math.max(long, wide, high);
  if (maxLengthCm !== null && longest > cents(maxLengthCm)) return false;
  return maxGirthCm === null || longest + 2 * (long + wide + high - longest) <= cents(maxGirthCm);
}

/** How many of `left` units the parcel takes: found by halving, since each further one only makes it larger. */
function mostOf(parcel: Size, { size, left, limits }: { size: Size; left: number; limits: Limits }): number {
  let [takes, refuses] = [0, left + 1];
  while (refuses - takes > 1) {
    const middle = Math.floor((takes + refuses) / 2);
    if (fits(add(parcel, size, middle), limits)) takes = middle;
    else refuses = middle;
  }
  return takes;
}

function plannedOf({ long, wide, high, weight, contents }: Filling): PlannedParcel {
  return {
    lengthCm: long / 100,
    widthCm: wide / 100,
    heightCm: high / 100,
    weightGrams: weight / 100,
    contents: [...contents].map(([lineId, num]) => ({ lineId, num })),
  };
}
