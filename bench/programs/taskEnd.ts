import { tasks } from '@pressroom/contract/tasks/tasks';
import { setTimeout as pause } from 'node:timers/promises';
import { call } from './call.ts';
import type { Pressroom } from './pressroom.ts';

/** Asks for the task until it has ended; anything but success ends the run. */
export async function taskEnd(pressroom: Pressroom, taskId: string): Promise<void> {
  for (;;) {
    const task = (await call(pressroom, tasks.list, {})).find(({ id }) => id === taskId);
    if (task?.state === 'done' && task.failed === 0) return;
    if (task?.state !== 'waiting' && task?.state !== 'running')
      throw new Error(`The task did not succeed: ${JSON.stringify(task)}`);
    // asked more often, it would be measured with the task
    await pause(100);
  }
}
