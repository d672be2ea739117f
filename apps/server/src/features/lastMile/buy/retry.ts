import { lastMileStatus, type LastMileStatus } from '@pressroom/contract/lastMile/status';
import type { Act } from '../../../platform/act.ts';
import { startRows, lockForAct, type Outcome, push } from './acts.ts';
import { order } from './order.ts';

/** Does again what failed: of each row what it failed at. */
export async function retry(act: Act, ids: readonly string[]): Promise<Outcome> {
  const { allowed, refused } = await lockForAct(act, 'retry', ids);
  const of = (status: LastMileStatus) => allowed.filter(({ orderStatus }) => orderStatus === status);
  const priced = {
    change: { orderStatus: lastMileStatus.calculating, problem: null },
    titleKey: 'lastMile.task.calculate',
  } as const;
  const parts = [
    await startRows(act, { allowed: of(lastMileStatus.trialFailed), refused }, priced),
    await again(of(lastMileStatus.orderFailed), (rows) => order(act, rows, 'retry')),
    await again(of(lastMileStatus.pushFailed), (rows) => push(act, rows)),
  ];
  const taskId = parts.findLast((one) => one.taskId)?.taskId;
  return {
    done: parts.flatMap(({ done }) => done),
    refused: parts.flatMap((one) => one.refused),
    ...(taskId && { taskId }),
  };
}

async function again(rows: readonly { id: string }[], doAgain: (ids: string[]) => Promise<Outcome>): Promise<Outcome> {
  return rows.length > 0 ? doAgain(rows.map(({ id }) => id)) : { done: [], refused: [] };
}
