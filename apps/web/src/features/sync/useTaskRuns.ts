import { sync } from '@pressroom/contract/sync/sync';
import type { SyncRun } from '@pressroom/contract/sync/syncShapes';
import { useQuery } from '@tanstack/react-query';
import { hasEnded, useTasks } from '../../client/tasks.ts';
import { readOf } from '../../client/useRead.ts';

const everySecond = 1_000;
/** One run a store; more stores than these are told by the page of runs. */
const mostRuns = 1_000;

/** What has come of a task that fetches orders, over all its stores. */
export function useTaskRuns(taskId: string) {
  const task = useTasks().find(({ id }) => id === taskId);
  const told = task && hasEnded(task);
  const query = useQuery({
    ...readOf(sync.runs, { taskId, pageSize: mostRuns }),
    // The task can end before the last answer about its runs was given: only their own end ends the asking.
    refetchInterval: ({ state }) => (told && areOver(state.data?.rows ?? []) ? false : everySecond),
  });
  const runs = query.data?.rows ?? [];
  // A task is told about by a stream; without it the runs themselves are all there is to judge by.
  const over = areOver(runs) && (told ?? (runs.length > 0 && !task));
  const sum = (count: 'found' | 'created' | 'changed' | 'failed') => runs.reduce((all, run) => all + run[count], 0);
  return {
    task,
    over,
    found: sum('found'),
    created: sum('created'),
    changed: sum('changed'),
    failed: sum('failed'),
    problems: runs.filter(({ state, errorMsg }) => state === 'failed' && errorMsg !== null),
  };
}

function areOver(runs: readonly SyncRun[]): boolean {
  return runs.every(({ state }) => state !== 'running');
}
