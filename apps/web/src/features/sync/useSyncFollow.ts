import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hasEnded, useTasks } from '../../client/tasks.ts';
import { ledgerReads, runReads } from './syncReads.ts';

const everyFiveSeconds = 5_000;

/** Runs come and go by themselves: looks again while somebody can see it, and once more when a task of one's own has ended. */
export function useSyncFollow() {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) for (const { path } of runReads) void client.invalidateQueries({ queryKey: [path] });
    }, everyFiveSeconds);
    return () => clearInterval(timer);
  }, [client]);

  const ended = useTasks().filter(hasEnded).length;
  const known = useRef(ended);
  useEffect(() => {
    if (known.current === ended) return;
    known.current = ended;
    for (const { path } of [...runReads, ...ledgerReads]) void client.invalidateQueries({ queryKey: [path] });
  }, [ended, client]);
}
