import type { Task } from '@pressroom/contract/tasks/tasks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTasks } from '../../../client/tasks.ts';
import { orderReads } from './orderReads.ts';

const calm = 1_500;

/** The progress of all tasks in one string; when it changes, orders may have changed. */
export function progressOf(tasks: readonly Task[]): string {
  return tasks.map(({ id, state, done, failed }) => [id, state, done, failed].join(':')).join(' ');
}

/** Reads the orders again while tasks advance and once they end: tasks change the status of orders. */
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
