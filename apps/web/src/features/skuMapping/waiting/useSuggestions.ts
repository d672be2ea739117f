import type { CallOutput } from '@pressroom/contract/endpoint';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import type { SuggestionsOfPair } from '@pressroom/contract/skuMapping/waiting';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { readOf } from '../../../client/useRead.ts';

interface Pair {
  shopId: string;
  skuId: string;
}

type Found = CallOutput<typeof skuMapping.suggestions>;

const keyOf = ({ shopId, skuId }: Pair) => `${shopId} ${skuId}`;

/** What each row of these pages may stand for, and what it lacks, asked page by page; undefined until it is known, nothing where asking failed. */
export function useSuggestions(pages: readonly (readonly Pair[])[]): (row: Pair) => SuggestionsOfPair | undefined {
  const client = useQueryClient();
  const asked = pages
    .filter((rows) => rows.length > 0)
    .map((rows) => rows.map(({ shopId, skuId }) => ({ shopId, skuId })));
  const answers = useQueries({ queries: asked.map((pairs) => readOf(skuMapping.suggestions, { pairs })) });
  const failed = answers.flatMap(({ isError }, page): Found =>
    isError ? asked[page]!.map((pair) => ({ ...pair, suggestions: [], missing: null })) : [],
  );
  // a mapped row leaves and the others move up: suggestions found before stay visible with their rows
  const before = client.getQueriesData<Found>({ queryKey: [skuMapping.suggestions.path] });
  const known = new Map<string, SuggestionsOfPair>();
  for (const found of [failed, ...before.map(([, data]) => data ?? []), ...answers.map(({ data }) => data ?? [])])
    for (const one of found) known.set(keyOf(one), one);
  return (row) => known.get(keyOf(row));
}
