import { MarketplaceFailure } from '@pressroom/marketplaces';
import { problemOfFailure } from '../../stores/stores.public.ts';
import type { Told } from '../sources/source.ts';

/** What may be the fault of a single order, or of the answer about it. */
const kinds = ['rejected', 'notFound', 'malformed'] as const;

/** Asks about all at once. Where that fails for what may be one order's fault, that one is found by halving. */
export async function tellEach<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  ask: (part: readonly Item[]) => Promise<Map<string, Told>>,
): Promise<Map<string, Told>> {
  if (items.length === 0) return new Map();
  try {
    return await ask(items);
  } catch (error) {
    if (!(error instanceof MarketplaceFailure) || !kinds.some((kind) => kind === error.kind)) throw error;
    const [only] = items;
    if (only && items.length === 1)
      return new Map([[nameOf(only), { kind: 'failed', problem: problemOfFailure(error) }]]);
    const half = Math.ceil(items.length / 2);
    const first = await tellEach(items.slice(0, half), nameOf, ask);
    return new Map([...first, ...(await tellEach(items.slice(half), nameOf, ask))]);
  }
}

/** The same for what the marketplace has just listed: where it has an answer about none of several, no order is to blame. */
export async function tellListed<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  ask: (part: readonly Item[]) => Promise<Map<string, Told>>,
): Promise<Map<string, Told>> {
  const failures: unknown[] = [];
  const told = await tellEach(items, nameOf, async (part) => {
    try {
      return await ask(part);
    } catch (error) {
      failures.push(error);
      throw error;
    }
  });
  const isDeaf = items.length > 1 && [...told.values()].every(({ kind }) => kind === 'failed');
  if (failures.length > 0 && isDeaf) throw failures[0];
  return told;
}
