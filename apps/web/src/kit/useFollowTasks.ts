import type { Endpoint } from '@pressroom/contract/endpoint';
import type { Task } from '@pressroom/contract/tasks/tasks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTasks } from '../client/tasks.ts';

const calm = 1_500;

/** The progress of all tasks in one string; when it changes, what they work on may have changed. */
function progressOf(tasks: readonly Task[]): string {
  return tasks.map(({ id, state, done, failed }) => [id, state, done, failed].join(':')).join(' ');
}

/** Reads again while the user's tasks advance and once they end. `kinds`: those that matter; absent: all. */
export function useFollowTasks(reads: readonly Endpoint[], kinds?: readonly string[]) {
  const client = useQueryClient();
  const progress = progressOf(useTasks().filter(({ kind }) => kinds?.includes(kind) ?? true));
  const seen = useRef(progress);
  const last = useRef(0);
  const readAgain = useEffectEvent(() => {
    seen.current = progress;
    last.current = Date.now();
    for (const { path } of reads) void client.invalidateQueries({ queryKey: [path] });
  });
  useEffect(() => {
    // a screen that is shown again has its effects run again, too
    if (progress === seen.current) return;
    const timer = setTimeout(() => readAgain(), Math.max(0, last.current + calm - Date.now()));
    return () => clearTimeout(timer);
  }, [progress]);
}
