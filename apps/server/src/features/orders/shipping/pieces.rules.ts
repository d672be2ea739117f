import type { MarketItem } from '../record/marketLine.ts';
import type { OutgoingParcel } from '../record/outgoing.ts';

interface NamedLine {
  id: string;
  /** The marketplace's names of its pieces, as far as they are known. */
  items: readonly MarketItem[];
}

/**
 * Which of the marketplace's pieces are in which parcel, by the place of the parcel. The pieces of a line are alike, so they
 * are dealt in their order; the last parcel of a line gets what is left of it, and the first what no parcel holds.
 */
export function dealPieces(
  lines: readonly NamedLine[],
  parcels: readonly Pick<OutgoingParcel, 'contents'>[],
): MarketItem[][] {
  const dealt = parcels.map((): string[] => []);
  for (const { id, items } of lines) {
    const left = items.flatMap((item) => Array.from({ length: item.quantity }, () => item.id));
    const holders = parcels.flatMap(({ contents }, place) => {
      const held = contents?.find(({ lineId }) => lineId === id);
      return held ? [{ place, num: held.num }] : [];
    });
    const last = holders.pop();
    for (const { place, num } of holders) dealt[place]!.push(...left.splice(0, num));
    dealt[last?.place ?? 0]!.push(...left);
  }
  return dealt.map(counted);
}

function counted(names: readonly string[]): MarketItem[] {
  return [...Map.groupBy(names, (name) => name)].map(([id, alike]) => ({ id, quantity: alike.length }));
}
