import { sync } from '@pressroom/contract/sync/sync';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import { hasEnded, useTasks } from '../../client/tasks.ts';

const everySecond = 1_000;
/** One run a store; more stores than these are told by the page of runs. */
const mostRuns = 1_000;

/** What has come of a task that fetches orders, over all its stores. */
export function useTaskRuns(taskId: string) {
  const task = useTasks().find(({ id }) => id === taskId);
  const ended = task !== undefined && hasEnded(task);
  const asked = { taskId, pageSize: mostRuns };
  const answer = useQuery({
    // What was known before the end is not the outcome: it is asked for once more.
    queryKey: [sync.runs.path, asked, { ended }],
    queryFn: ({ signal }) => call(sync.runs, asked, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ended ? false : everySecond,
  });
  const runs = answer.data?.rows ?? [];
  const sum = (count: 'found' | 'created' | 'changed' | 'failed') => runs.reduce((all, run) => all + run[count], 0);
  const problems = runs.filter(({ state }) => state === 'failed');
  return {
    task,
    over: ended && answer.isSuccess && !answer.isPlaceholderData,
    /** Nothing came from any store. */
    failedAll: runs.length > 0 && problems.length === runs.length,
    found: sum('found'),
    created: sum('created'),
    changed: sum('changed'),
    failed: sum('failed'),
    problems,
  };
}

export type TaskRuns = ReturnType<typeof useTaskRuns>;
