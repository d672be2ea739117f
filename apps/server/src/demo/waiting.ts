import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus } from '@pressroom/contract/orders/status';
import { tasks } from '@pressroom/contract/tasks/tasks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from '../caller.ts';
import { must } from './shop.ts';

const mostMs = 300_000;

/** Asks until the answer is one; says what was waited for where it never comes. */
export async function waitFor<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined>,
  everyMs = 200,
): Promise<Answer> {
  const until = Date.now() + mostMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > until) throw new Error(`The sample shop has waited too long for ${what}`);
    await pause(everyMs);
  }
}

export async function waitForTask(caller: Caller, { taskId }: { taskId: string }): Promise<void> {
  await waitFor(`the task ${taskId}`, async () => {
    const task = (await must(caller, tasks.list, {})).find((one) => one.id === taskId);
    return task && task.state !== 'waiting' && task.state !== 'running' ? task : undefined;
  });
}

/** Waits until the workers have made every drawing. */
export async function waitForDrawings(caller: Caller): Promise<void> {
  await waitFor('the drawings', async () => {
    const counts = await must(caller, orders.queryListTotal, {});
    return counts.find(({ sysStatus }) => sysStatus === orderStatus.drawingLayout)?.totalNum ? undefined : counts;
  });
}
