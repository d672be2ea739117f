import type { Task } from '@pressroom/contract/tasks/tasks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTasks } from '../../../client/tasks.ts';
import { orderReads } from './orderReads.ts';

const calm = 1_500;

/** How far the tasks are, as one text: another text means that orders may have moved. */
export function progressOf(tasks: readonly Task[]): string {
  return tasks.map(({ id, state, done, failed }) => [id, state, done, failed].join(':')).join(' ');
}

/** Orders move while their drawings are made: look again as the tasks advance, and once more when they end. */
export function useOrdersFollowTasks() {
  const client = useQueryClient();
  const progress = progressOf(useTasks());
  const first = useRef(true);
  const last = useRef(0);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const wait = Math.max(0, last.current + calm - Date.now());
    const timer = setTimeout(() => {
      last.current = Date.now();
      for (const { path } of orderReads) void client.invalidateQueries({ queryKey: [path] });
    }, wait);
    return () => clearTimeout(timer);
  }, [progress, client]);
}
