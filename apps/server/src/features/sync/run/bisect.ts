import { MarketplaceFailure } from '@pressroom/marketplaces';
import { problemOfFailure } from '../../stores/stores.public.ts';
import type { FetchResult } from '../sources/source.ts';

/** Failures that a single order, or the answer about it, may have caused. */
const blamableKinds = ['rejected', 'notFound', 'malformed'] as const;

/** Fetches all items with one call. Where that fails and a single order may be the cause, halves the list until it is found. */
export async function fetchEach<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  ask: (part: readonly Item[]) => Promise<Map<string, FetchResult>>,
): Promise<Map<string, FetchResult>> {
  if (items.length === 0) return new Map();
  try {
    return await ask(items);
  } catch (error) {
    if (!(error instanceof MarketplaceFailure) || !blamableKinds.some((kind) => kind === error.kind)) throw error;
    const [only] = items;
    if (only && items.length === 1)
      return new Map([[nameOf(only), { kind: 'failed', problem: problemOfFailure(error) }]]);
    const half = Math.ceil(items.length / 2);
    const first = await fetchEach(items.slice(0, half), nameOf, ask);
    return new Map([...first, ...(await fetchEach(items.slice(half), nameOf, ask))]);
  }
}

/**
 * As `fetchEach`, for items that the marketplace has just listed. Where it answers about none of several, no order is the
 * cause: then the first failure is thrown.
 */
export async function fetchListed<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  ask: (part: readonly Item[]) => Promise<Map<string, FetchResult>>,
): Promise<Map<string, FetchResult>> {
  const failures: unknown[] = [];
  const fetched = await fetchEach(items, nameOf, async (part) => {
    try {
      return await ask(part);
    } catch (error) {
      failures.push(error);
      throw error;
    }
  });
  const hasNoAnswer = items.length > 1 && [...fetched.values()].every(({ kind }) => kind === 'failed');
  if (failures.length > 0 && hasNoAnswer) throw failures[0];
  return fetched;
}
