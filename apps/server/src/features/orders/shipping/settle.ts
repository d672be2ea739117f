import type { MarketplaceFailure } from '@pressroom/marketplaces';
import { orderStatus } from '@pressroom/contract/orders/status';
import { marketplaceNames } from '@pressroom/contract/stores/marketplace';
import { system } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/app.ts';
import type { AuditEntry } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { json, now } from '../../../platform/database/expressions.ts';
import { advanceTask, startTask } from '../../../platform/jobs/tasks.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { noteGrantProblem, problemOfFailure, type StoreProblem } from '../../stores/stores.public.ts';
import { askName, type CarrierQuestion } from './carrierNames.queries.ts';
import { lockNotice, type Notice, type NoticeState, setAsking, setNotice } from './confirmations.queries.ts';
import { changesTo } from '../record/audit.ts';
import { shipStopped } from '../state/holds.ts';
import { type LogEntry, writeLog } from '../record/log.ts';
import { moveOrders } from '../state/move.ts';
import { lockOrders, type OrderProblem, type OrderRecord } from '../record/record.ts';

const action = 'job/orders.tellShipment';
const open: readonly NoticeState[] = ['waiting', 'sending', 'unknown'];

interface Locked {
  tx: Tx;
  audit: (entry: AuditEntry) => void;
  order: OrderRecord;
  notice: Notice;
}

/**
 * One step of a notice in one transaction, its order locked first. Nothing where somebody else has settled it meanwhile,
 * or where it is not in one of `from` any more.
 */
async function step(
  app: App,
  { id, orderId }: Pick<Notice, 'id' | 'orderId'>,
  from: readonly NoticeState[],
  take: (locked: Locked) => Promise<void>,
): Promise<void> {
  await writeAs(app, system, action, async ({ tx, audit }) => {
    const [order] = await lockOrders(tx, [orderId]);
    const notice = await lockNotice(tx, id);
    if (!order || !notice || !from.includes(notice.state)) return;
    const before = { ...order };
    await take({ tx, audit, order, notice });
    audit(await changesTo(tx, [before]));
  });
}

/** Recorded before it leaves us. Of two workers, one gets to send; nobody where the order has been stopped meanwhile. */
export async function claimNotice(app: App, notice: Notice): Promise<boolean> {
  let claimed = false;
  await step(app, notice, ['waiting'], async (locked) => {
    claimed = !isStopped(locked.order);
    if (claimed) await setNotice(locked.tx, notice.id, { state: 'sending', sent: true });
    else await close(locked, 'dropped', { key: 'orders.log.dropped' });
  });
  return claimed;
}

/** The marketplace does not know of it, although it had time enough: it may be sent once more, if it still is to ship. */
export async function putBack(app: App, notice: Notice): Promise<boolean> {
  let waits = false;
  await step(app, notice, ['sending', 'unknown'], async (locked) => {
    waits = !isStopped(locked.order);
    if (!waits) return close(locked, 'dropped', { key: 'orders.log.dropped' });
    await setNotice(locked.tx, notice.id, { state: 'waiting' });
    await writeLog(locked.tx, system, [{ orderId: locked.order.id, key: 'orders.log.tellingAgain' }]);
  });
  return waits;
}

/** Waits until a person has said which carrier it is. Answers whether somebody has said so meanwhile. */
export async function askCarrier(app: App, notice: Notice, question: CarrierQuestion): Promise<boolean> {
  let isAnswered = false;
  await step(app, notice, ['waiting'], async (locked) => {
    const { tx, order, notice: held } = locked;
    if (held.carrierNameId !== null) return;
    if (isStopped(order)) return close(locked, 'dropped', { key: 'orders.log.dropped' });
    const asked = await askName(tx, question);
    isAnswered = asked.isAnswered;
    if (isAnswered) return;
    const { marketplace, ourName: carrier } = question;
    const params = { carrier, marketplace: marketplaceNames[marketplace], question: asked.id };
    const problem: OrderProblem = { key: 'orders.telling.whichCarrier', params };
    await setAsking(tx, held.id, asked.id, problem);
    await setProblem(tx, order, problem);
    await writeLog(tx, system, [{ orderId: order.id, key: 'orders.log.asking', problem }]);
    const taskId = held.taskId ?? (await openTask(tx, held));
    await advanceTask(tx, taskId, 1, [{ label: order.thirdOrderNumber, ...problem }]);
  });
  return isAnswered;
}

function isStopped({ sysStatus, holds }: OrderRecord): boolean {
  return sysStatus !== orderStatus.inProduction || holds !== null;
}

export function markUnknown(app: App, notice: Notice): Promise<void> {
  return step(app, notice, ['sending'], async ({ tx, order }) => {
    await setNotice(tx, notice.id, { state: 'unknown' });
    await writeLog(tx, system, [{ orderId: order.id, key: 'orders.log.tellingUnknown' }]);
  });
}

/** Not carried out for certain, or not to be found out now: it stays as it is until later. `waiting` may be sent then. */
export function markLater(app: App, notice: Notice, state: 'waiting' | 'same', problem: OrderProblem): Promise<void> {
  return step(app, notice, open, async ({ tx, order, notice: held }) => {
    await setNotice(tx, notice.id, { state: state === 'same' ? held.state : state, problem });
    if (order.sysStatus === orderStatus.inProduction) await setProblem(tx, order, problem);
  });
}

/** The marketplace has it: the order is shipped, also where a report has stopped it meanwhile. */
export async function acceptNotice(app: App, notice: Notice, warnings: readonly string[] = []): Promise<void> {
  await step(app, notice, open, async (locked) => {
    const { tx, order, audit } = locked;
    const { carrierName: carrier, trackingNumber: number } = notice;
    await close(locked, 'accepted', { key: 'orders.log.accepted', params: { carrier, number } });
    await writeLog(
      tx,
      system,
      warnings.map((warning) => ({ orderId: order.id, key: 'orders.log.warned', params: { warning } })),
    );
    await tx
      .updateTable('orders')
      .set({ marketState: 'shipped', gmtModified: now })
      .where('id', '=', order.id)
      .execute();
    if (order.sysStatus === orderStatus.abnormal) await shipStopped(tx, system, order, order.holds ?? []);
    if (order.sysStatus === orderStatus.inProduction)
      await moveOrders(tx, system, [order], { to: orderStatus.shipped });
    await noteGrant(tx, audit, order.shopId, null);
  });
}

/** The order stays in production with the reason, and may be shipped again once that is out of the way. */
export async function refuseNotice(app: App, notice: Notice, problem: OrderProblem): Promise<void> {
  await step(app, notice, open, (locked) => refuseLocked(locked, problem));
}

export async function refuseLocked(locked: Locked, problem: OrderProblem): Promise<void> {
  const { tx, order } = locked;
  await close(locked, 'refused', { key: 'orders.log.refused' }, problem);
  if (order.sysStatus === orderStatus.inProduction) await setProblem(tx, order, problem);
}

/** What the marketplace says of our authorisation shows with the store, too. */
export async function refuseByFailure(app: App, notice: Notice, shopId: string, failure: MarketplaceFailure) {
  const problem = problemOfFailure(failure);
  await refuseNotice(app, notice, problem);
  if (failure.kind !== 'auth') return;
  await writeAs(app, system, action, ({ tx, audit }) => noteGrant(tx, audit, shopId, problem));
}

async function noteGrant(tx: Tx, audit: Locked['audit'], shopId: string, problem: StoreProblem | null): Promise<void> {
  if (await noteGrantProblem(tx, shopId, 'orders', problem))
    audit({ object: 'stores', ids: [shopId], after: { problem } });
}

async function close(
  { tx, order, notice }: Locked,
  state: NoticeState,
  entry: Pick<LogEntry, 'key' | 'params'>,
  problem?: OrderProblem,
): Promise<void> {
  await setNotice(tx, notice.id, { state, problem });
  await writeLog(tx, system, [{ orderId: order.id, ...entry, problem }]);
  const problems = problem ? [{ label: order.thirdOrderNumber, ...problem }] : [];
  const taskId = notice.taskId ?? (problem && (await openTask(tx, notice)));
  if (taskId) await advanceTask(tx, taskId, 1, problems);
}

/** Nobody watches what the bench and the clock ship, until it fails. */
async function openTask(tx: Tx, { createUser }: Notice): Promise<string> {
  const user = await tx.selectFrom('users').where('username', '=', createUser).select('id').executeTakeFirst();
  return startTask(tx, { userId: user?.id ?? null }, { kind: 'telling', titleKey: 'orders.telling.task', total: 1 });
}

function setProblem(tx: Tx, order: OrderRecord, problem: OrderProblem) {
  return tx
    .updateTable('orders')
    .set({ problem: json(problem), gmtModified: now })
    .where('id', '=', order.id)
    .execute();
}
