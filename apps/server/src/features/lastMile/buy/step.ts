import type { LabelState } from '@pressroom/contract/lastMile/parcels';
import { failedStatuses } from '@pressroom/contract/lastMile/status';
import type { Message } from '@pressroom/contract/message';
import { isDeepStrictEqual } from 'node:util';
import { system } from '../../../platform/access/actor.ts';
import type { Act } from '../../../platform/act.ts';
import { advanceTask } from '../../../platform/jobs/tasks.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { findSharing, lockOrders, type OrderRecord } from '../../orders/orders.public.ts';
import { findRows, type RowRecord, setRows } from '../rows/rows.queries.ts';
import { isOurs } from './claim.ts';
import { findLatest, type Label, lockLabel } from './labels.queries.ts';
import { isResting, rowStateOf } from './rowState.ts';
import type { Work } from './work.ts';

type JobAction = 'job/lastMile.buy' | 'job/lastMile.calculate';

interface Stepped<T> {
  /** False where the claim has passed on to somebody else meanwhile. */
  isOurs: boolean;
  /** What `take` has answered, where it was asked. */
  taken?: T;
}

/**
 * One step of a claimed row in one transaction, its orders locked first. The transaction may be done twice: what is to be known
 * afterwards is what `take` answers, and nothing that it sets.
 */
export async function step<T>(
  { app, claim }: Work,
  action: JobAction,
  take: (act: Act, locked: { row: RowRecord; orders: OrderRecord[] }) => Promise<T>,
): Promise<Stepped<T>> {
  return writeAs(app, system, action, async (act) => {
    const { tx, audit } = act;
    const orders = await lockOrders(tx, await findSharing(tx, [claim.orderId]));
    if (!(await isOurs(tx, claim))) return { isOurs: false };
    const [row] = await findRows(tx, [claim.id]);
    const taken = await take(act, { row: row!, orders });
    const [after] = await findRows(tx, [claim.id]);
    const facts = { before: factsOf(row!), after: factsOf(after!) };
    // a try that ends as the one before it has changed nothing
    if (!isDeepStrictEqual(facts.before, facts.after)) audit({ object: 'lastMileRows', ids: [claim.id], ...facts });
    return { isOurs: true, taken };
  });
}

function factsOf({ thirdOrderNumber, batchNumber, orderStatus, problem, channelName, cost, currency }: RowRecord) {
  return { thirdOrderNumber, batchNumber, orderStatus, problem, channelName, cost, currency };
}

/** A step with one label, if it is in one of the states `from`; the row's state then follows from all of its labels. */
export function labelStep<T>(
  work: Work,
  { id }: Pick<Label, 'id'>,
  from: readonly LabelState[],
  take: (act: Act, locked: { row: RowRecord; orders: OrderRecord[]; label: Label }) => Promise<T>,
): Promise<Stepped<T | undefined>> {
  return step(work, 'job/lastMile.buy', async (act, { row, orders }) => {
    const label = await lockLabel(act.tx, id);
    if (!label || !from.includes(label.state)) return undefined;
    const taken = await take(act, { row, orders, label });
    await followLabels(act, row);
    return taken;
  });
}

/** Brings the row to what its labels say, and its task along. */
export async function followLabels(act: Act, row: RowRecord): Promise<void> {
  const { orderStatus, problem } = rowStateOf(await findLatest(act.tx, row.id), row);
  await setRows(act.tx, [row.id], { orderStatus, problem });
  await advance(act, { ...row, orderStatus }, problem);
}

/** A row that rests is done for its task. */
export async function advance({ tx }: Act, row: RowRecord, problem: Message | null): Promise<void> {
  if (!row.taskId || !isResting(row.orderStatus)) return;
  const isFailure = failedStatuses.includes(row.orderStatus);
  await advanceTask(tx, row.taskId, 1, isFailure && problem ? [{ label: row.thirdOrderNumber, ...problem }] : []);
  await setRows(tx, [row.id], { taskId: null });
}
