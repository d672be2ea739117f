import { actsAtOnce } from '@pressroom/contract/orders/bulk';
import type { OrderSelection } from '@pressroom/contract/orders/search';
import { type RawBuilder, sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import { failInput } from '../../../platform/failure.ts';
import { startTask } from '../../../platform/jobs/tasks.ts';
import { chosenOrders, requireCount } from '../list/selection.ts';
import type { Performed } from './perform.ts';
import { bulkQueue } from './queue.ts';
import { type ActName, type ActParams, type ActRecord, insertAct, isUndoable, taskTitle, undoLimit } from './record.ts';
import { takeStep } from './step.ts';

interface Asked {
  act: Exclude<ActName, 'undo'>;
  selection: OrderSelection;
  params: ActParams;
}

/** Does an act to the orders that are chosen at this moment: up to 200 at once, more as a task. 409 where they are another number than the user was told. */
export async function beginAct(act: Act, { act: kind, selection, params }: Asked): Promise<Performed> {
  const { tx, app } = act;
  const record = await insertAct(tx, { ...who(act), act: kind, params });
  const chosen = chosenOrders({ db: tx, zone: app.settings.displayZone }, selection);
  const total = await noteRows(act, record.id, chosen);
  if (total === 0) failInput('validation.chooseSome');
  requireCount(selection, total);
  return carryOut(act, { ...record, total });
}

export const who = ({ actor: { userId, username } }: Act) => ({ userId, username });

/** The orders of an act in their turn: the most urgent first, as they get what is on the shelf. */
export async function noteRows({ tx }: Act, actId: string, ids: RawBuilder<{ id: string }>): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into order_act_rows (act_id, order_id, position)
    select ${actId}::bigint, chosen.id, row_number() over (order by o.delivery_time_limit, o.order_time, chosen.id)
    from (${ids}) as chosen left join orders o on o.id = chosen.id`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Carries out an act whose orders are noted, or has a task do it. */
export async function carryOut(act: Act, record: ActRecord): Promise<Performed> {
  const { tx, app, actor } = act;
  const { id: actId, total } = record;
  const isLarge = total > actsAtOnce;
  const taskId = isLarge
    ? await startTask(tx, actor, { kind: 'orders.bulk', titleKey: taskTitle(record.act), total })
    : null;
  await tx.updateTable('orderActs').set({ total, taskId }).where('id', '=', actId).execute();
  if (taskId === null) {
    const performed = await takeStep(act, record, total);
    return { ...performed!, actId, ...(performed!.done.length > 0 && limitOf(record)) };
  }
  await app.jobs.enqueueMany(tx, bulkQueue, [{ actId }]);
  act.audit({ object: 'orders', ids: [], after: { act: record.act, orders: total } });
  return { done: [], refused: [], actId, queued: total, taskId, ...limitOf(record) };
}

function limitOf(record: ActRecord): { undoUntil?: string } {
  return isUndoable(record.act) ? { undoUntil: undoLimit(record)!.toISOString() } : {};
}
