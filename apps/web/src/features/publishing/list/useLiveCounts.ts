import type { CallInput, CallOutput, Endpoint } from '@pressroom/contract/endpoint';
import { publishPlans, publishProducts } from '@pressroom/contract/publishing/plans';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readOf } from '../../../client/useRead.ts';
import type { Filters } from '../../../kit/useDraft.ts';
import { publishReads } from '../parts/reads.ts';
import { shared } from './tabs.ts';

const fewSeconds = 5_000;
/** Marketplaces change listings, and so do other people, while nothing is publishing. */
const calm = 30_000;

/** What each tab holds. It is asked for again and again, and the lists with it, sooner while something is publishing. */
export function useLiveCounts(filters: Filters): CallOutput<typeof publishPlans.count> | undefined {
  const client = useQueryClient();
  const search = Object.fromEntries(shared.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));
  const counts = useQuery({
    ...readOf(publishPlans.count, search as CallInput<typeof publishPlans.count>),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => ((state.data?.publishing ?? 0) > 0 ? fewSeconds : calm),
  });
  const isSettled = counts.isSuccess && !counts.isPlaceholderData;
  const told = isSettled ? JSON.stringify([search, counts.data]) : undefined;
  const readAt = isSettled ? counts.dataUpdatedAt : undefined;
  useEffect(() => {
    // stages, differences and the times at which things go on move without the counts
    if (readAt !== undefined) readAgain(client, lists);
  }, [client, readAt]);
  useEffect(() => {
    if (told !== undefined) readAgain(client, everything);
  }, [client, told]);
  return counts.data;
}

const lists: readonly Endpoint[] = [publishPlans.page, publishProducts.page, publishProducts.specs];
const everything: readonly Endpoint[] = publishReads.filter((read) => read !== publishPlans.count);

function readAgain(client: QueryClient, reads: readonly Endpoint[]) {
  for (const { path } of reads) void client.invalidateQueries({ queryKey: [path], predicate: isOld });
}

/** What has just been read is as new as the counts. */
const isOld = ({ state }: { state: { dataUpdatedAt: number } }) => Date.now() - state.dataUpdatedAt > fewSeconds / 2;
