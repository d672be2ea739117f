import type { Message } from '@pressroom/contract/message';
import type { MarketplaceFailure } from '@pressroom/marketplaces';
import { orderStatus } from '@pressroom/contract/orders/status';
import { marketplaceNames } from '@pressroom/contract/stores/marketplace';
import { system } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/app.ts';
import type { Act } from '../../../platform/act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { json, now } from '../../../platform/database/expressions.ts';
import { advanceTask, startTask } from '../../../platform/jobs/tasks.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { problemOfFailure, reportGrantProblem } from '../../stores/stores.public.ts';
import { changesTo } from '../record/audit.ts';
import { shipStopped } from '../state/holds.ts';
import { type LogEntry, writeLog } from '../record/log.ts';
import { namesOf } from '../record/outgoing.ts';
import { allowMove } from '../state/allowed.ts';
import { moveOrders } from '../state/move.ts';
import { lockOrders, type OrderRecord } from '../record/record.ts';
import { askName, type CarrierQuestion } from './carrierNames.queries.ts';
import {
  type ConfirmationState,
  lockConfirmation,
  type OpenConfirmation,
  setAsking,
  setConfirmation,
  type ShipmentConfirmation,
} from './confirmations.queries.ts';

const action = 'job/orders.tellShipment';
const open: readonly ConfirmationState[] = ['waiting', 'sending', 'unknown'];

export interface Locked {
  order: OrderRecord;
  confirmation: ShipmentConfirmation;
}

/**
 * One step of a confirmation in one transaction, its order locked first, which answers what `take` does: the transaction may be
 * done twice. Nothing where somebody else has settled it meanwhile, or where it is not in one of `from` any more.
 */
async function step<T>(
  app: App,
  { id, orderId }: Pick<ShipmentConfirmation, 'id' | 'orderId'>,
  from: readonly ConfirmationState[],
  take: (act: Act, locked: Locked) => Promise<T>,
): Promise<T | undefined> {
  return writeAs(app, system, action, async (act) => {
    const { tx, audit } = act;
    const [order] = await lockOrders(tx, [orderId]);
    const confirmation = await lockConfirmation(tx, id);
    if (!order || !confirmation || !from.includes(confirmation.state)) return undefined;
    const before = { ...order };
    const taken = await take(act, { order, confirmation });
    audit(await changesTo(tx, [before]));
    return taken;
  });
}

/**
 * Records the confirmation as sent, before it is. Answers whether the caller may send it: of two workers one may, and nobody
 * where the order has been stopped meanwhile.
 */
export async function claimConfirmation(app: App, confirmation: ShipmentConfirmation): Promise<boolean> {
  const claimed = await step(app, confirmation, ['waiting'], async (act, locked) => {
    if (isStopped(locked.order)) return drop(act, locked);
    await setConfirmation(act.tx, confirmation.id, { state: 'sending', sent: true });
    return true;
  });
  return claimed === true;
}

/**
 * Lets a confirmation be sent once more that the marketplace does not know of after all this time. Answers false where the
 * order has been stopped, or where it was sent again since the marketplace was asked.
 */
export async function putBack(app: App, confirmation: ShipmentConfirmation): Promise<boolean> {
  const waits = await step(app, confirmation, ['sending', 'unknown'], async (act, locked) => {
    if (locked.confirmation.attempts !== confirmation.attempts) return false;
    if (isStopped(locked.order)) return drop(act, locked);
    await setConfirmation(act.tx, confirmation.id, { state: 'waiting' });
    await writeLog(act, [{ orderId: locked.order.id, key: 'orders.log.tellingAgain' }]);
    return true;
  });
  return waits === true;
}

/** Waits until a person has said which carrier it is. Answers whether somebody has said so meanwhile. */
export async function askCarrier(
  app: App,
  confirmation: ShipmentConfirmation,
  question: CarrierQuestion,
): Promise<boolean> {
  const isAnswered = await step(app, confirmation, ['waiting'], async (act, locked) => {
    const { tx } = act;
    const { order, confirmation: held } = locked;
    if (held.carrierNameId !== null) return false;
    if (isStopped(order)) return drop(act, locked);
    const asked = await askName(tx, question);
    if (asked.isAnswered) return true;
    const { marketplace, ourName: carrier } = question;
    const params = { carrier, marketplace: marketplaceNames[marketplace], question: asked.id };
    const problem: Message = { key: 'orders.telling.whichCarrier', params };
    await setAsking(tx, held.id, asked.id, problem);
    await setProblem(tx, order, problem);
    await writeLog(act, [{ orderId: order.id, key: 'orders.log.asking', problem }]);
    const taskId = held.taskId ?? (await openTask(tx, held));
    await advanceTask(tx, taskId, 1, [{ label: order.thirdOrderNumber, ...problem }]);
    return false;
  });
  return isAnswered === true;
}

/** Its order has been stopped before the marketplace was told. */
async function drop(act: Act, locked: Locked): Promise<false> {
  await close(act, locked, 'dropped', { key: 'orders.log.dropped' });
  return false;
}

function isStopped({ sysStatus, holds }: OrderRecord): boolean {
  return sysStatus !== orderStatus.inProduction || holds !== null;
}

export function markUnknown(app: App, confirmation: ShipmentConfirmation): Promise<void> {
  return step(app, confirmation, ['sending'], async (act, { order }) => {
    await setConfirmation(act.tx, confirmation.id, { state: 'unknown' });
    await writeLog(act, [{ orderId: order.id, key: 'orders.log.tellingUnknown' }]);
  });
}

/** Leaves the confirmation for later: it was certainly not carried out (`waiting`: it may be sent again), or that cannot be found out now (`same`). */
export function markLater(
  app: App,
  confirmation: ShipmentConfirmation,
  state: 'waiting' | 'same',
  problem: Message,
): Promise<void> {
  return step(app, confirmation, open, async ({ tx }, { order, confirmation: held }) => {
    await setConfirmation(tx, confirmation.id, { state: state === 'same' ? held.state : state, problem });
    if (order.sysStatus === orderStatus.inProduction) await setProblem(tx, order, problem);
  });
}

/** The marketplace has it: the order is shipped, also where a report has stopped it meanwhile. */
export async function acceptConfirmation(
  app: App,
  confirmation: OpenConfirmation,
  warnings: readonly string[] = [],
): Promise<void> {
  await step(app, confirmation, open, async (act, locked) => {
    const { order } = locked;
    const params = namesOf(confirmation.shipment.parcels);
    await acceptLocked(act, locked, { key: 'orders.log.accepted', params }, warnings);
    await reportGrantProblem(act, order.shopId, null);
  });
}

/** The same of a locked confirmation, whoever says so. */
export async function acceptLocked(
  act: Act,
  locked: Locked,
  entry: Pick<LogEntry, 'key' | 'params'>,
  warnings: readonly string[] = [],
): Promise<void> {
  const { order } = locked;
  await close(act, locked, 'accepted', entry);
  await writeLog(
    act,
    warnings.map((warning) => ({ orderId: order.id, key: 'orders.log.warned', params: { warning } })),
  );
  await act.tx
    .updateTable('orders')
    .set({ marketState: 'shipped', gmtModified: now })
    .where('id', '=', order.id)
    .execute();
  if (order.sysStatus === orderStatus.abnormal) await shipStopped(act, order, order.holds ?? []);
  if (order.sysStatus === orderStatus.inProduction)
    await moveOrders(act, allowMove('accept', [order]), { to: orderStatus.shipped });
}

/** The order stays in production with the reason, and may be shipped again once that is out of the way. */
export async function refuseConfirmation(
  app: App,
  confirmation: ShipmentConfirmation,
  problem: Message,
): Promise<void> {
  await step(app, confirmation, open, (act, locked) => refuseLocked(act, locked, problem));
}

export async function refuseLocked(act: Act, locked: Locked, problem: Message): Promise<void> {
  const { order } = locked;
  await close(act, locked, 'refused', { key: 'orders.log.refused', problem });
  if (order.sysStatus === orderStatus.inProduction) await setProblem(act.tx, order, problem);
}

/** Refuses by the marketplace’s failure. One of our authorisation shows with the store, too. */
export async function refuseByFailure(
  app: App,
  confirmation: OpenConfirmation,
  failure: MarketplaceFailure,
): Promise<void> {
  const problem = problemOfFailure(failure);
  await refuseConfirmation(app, confirmation, problem);
  if (failure.kind !== 'auth') return;
  await writeAs(app, system, action, (act) => reportGrantProblem(act, confirmation.shopId, problem));
}

/** The marketplace was never told: the order may be shipped again, and shows why until then. */
export async function dropLocked(act: Act, locked: Locked): Promise<void> {
  await close(act, locked, 'dropped', { key: 'orders.log.settledNotTold' });
  if (locked.order.sysStatus === orderStatus.inProduction)
    await setProblem(act.tx, locked.order, { key: 'orders.telling.notTold' });
}

async function close(
  act: Act,
  { order, confirmation }: Locked,
  state: ConfirmationState,
  entry: Pick<LogEntry, 'key' | 'params' | 'problem'>,
): Promise<void> {
  const { tx } = act;
  const { problem } = entry;
  await setConfirmation(tx, confirmation.id, { state, problem });
  await writeLog(act, [{ orderId: order.id, ...entry }]);
  const problems = problem ? [{ label: order.thirdOrderNumber, ...problem }] : [];
  const taskId = confirmation.taskId ?? (problem && (await openTask(tx, confirmation)));
  if (taskId) await advanceTask(tx, taskId, 1, problems);
}

/** Opens a task for a failure where none follows the shipment, as with what stations and schedules ship. */
async function openTask(tx: Tx, { createUser }: ShipmentConfirmation): Promise<string> {
  const user = await tx.selectFrom('users').where('username', '=', createUser).select('id').executeTakeFirst();
  return startTask(tx, { userId: user?.id ?? null }, { kind: 'telling', titleKey: 'orders.telling.task', total: 1 });
}

function setProblem(tx: Tx, order: OrderRecord, problem: Message) {
  return tx
    .updateTable('orders')
    .set({ problem: json(problem), gmtModified: now })
    .where('id', '=', order.id)
    .execute();
}
