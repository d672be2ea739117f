import type { Endpoint } from '@pressroom/contract/endpoint';
import type { StoreSync } from '@pressroom/contract/sync/syncShapes';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hasEnded, useTasks } from '../../client/tasks.ts';
import { ledgerReads, runReads } from './syncReads.ts';

const everyFiveSeconds = 5_000;

/** Runs come and go by themselves: looks again while somebody can see it. What a run has brought may mend the ledger. */
export function useSyncFollow(syncs: readonly StoreSync[]) {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) lookAgain(client, runReads);
    }, everyFiveSeconds);
    return () => clearInterval(timer);
  }, [client]);

  const ended = [
    ...useTasks()
      .filter(hasEnded)
      .map(({ id }) => id),
    ...syncs.map(({ shopId, lastRun }) => `${shopId}: ${lastRun?.id} ${lastRun?.endedAt}`),
  ].join();
  const known = useRef(ended);
  useEffect(() => {
    if (known.current === ended) return;
    known.current = ended;
    lookAgain(client, [...runReads, ...ledgerReads]);
  }, [ended, client]);
}

function lookAgain(client: QueryClient, reads: readonly Endpoint[]) {
  for (const { path } of reads) void client.invalidateQueries({ queryKey: [path] });
}
