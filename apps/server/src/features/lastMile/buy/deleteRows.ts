import type { Act } from '../../../platform/act.ts';
import { underIds } from '../../../platform/audit.ts';
import { findLiveRows } from './labels.queries.ts';
import { lockForAct, type Outcome, part } from './acts.ts';
import { deleteRows } from '../rows/rows.queries.ts';

/** Takes rows out of their batches. What money was spent for stays. */
export async function removeRows(act: Act, ids: readonly string[]): Promise<Outcome> {
  const locked = await lockForAct(act, 'delete', ids);
  const bought = await findLiveRows(
    act.tx,
    locked.allowed.map(({ id }) => id),
  );
  const { allowed, refused } = part(locked, (row) =>
    bought.has(row.id) ? { key: 'lastMile.order.bought', params: { batch: row.batchNumber } } : undefined,
  );
  const done = allowed.map(({ id }) => id);
  await deleteRows(act.tx, done);
  const before = underIds(allowed, ({ thirdOrderNumber, batchNumber, orderStatus }) => ({
    thirdOrderNumber,
    batchNumber,
    orderStatus,
  }));
  act.audit({ object: 'lastMileRows', ids: done, before, after: { refused: refused.length } });
  return { done, refused };
}
