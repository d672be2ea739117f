import { type HoldDecision, type HoldKind, needsReason } from '@pressroom/contract/orders/holds';
import { orderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import { requireKey } from '../../../platform/access/actor.ts';
import type { Act } from '../../../platform/act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { json, now } from '../../../platform/database/expressions.ts';
import { fail } from '../../../platform/failure.ts';
import { refuseStale } from '../../../platform/stale.ts';
import { lockMappingsForShare } from '../../skuMapping/skuMapping.public.ts';
import { sidesOf, wordsOfSides } from '../record/goods.ts';
import { rewriteLines } from '../market/rewrite.ts';
import { shipStopped } from '../state/holds.ts';
import { type LogEntry, writeLog } from '../record/log.ts';
import { type Allowed, allowMove } from '../state/allowed.ts';
import { allowOne } from '../state/partition.ts';
import { moveOrders } from '../state/move.ts';
import { getOrder, type ListedOrder } from '../record/listed.ts';
import { type Hold, lockOrders, type OrderRecord, storesOf } from '../record/record.ts';
import { decisionObstacle } from '../state/rules.ts';
import { originOf, resumeOrder } from './resume.ts';

interface Loaded {
  id: string;
  gmtModified?: string;
}

interface Decision {
  kind: HoldKind;
  decision: HoldDecision;
}

/** The order as its reads answer it, for an editor to compare. */
type Show = (order: ListedOrder) => unknown;

/** Carries out a person's decisions about the marketplace's reports. Returns the order as it was. */
export async function decideHold(
  act: Act,
  { decisions, reason, ...loaded }: Loaded & { decisions: readonly Decision[]; reason: string },
  show: Show,
): Promise<ListedOrder> {
  const { tx, actor } = act;
  const isAbout = (decision: HoldDecision) => decisions.some((one) => one.decision === decision);
  if (isAbout('close')) requireKey(actor, 'orderClose');
  const takesGoods = decisions.some(({ kind, decision }) => kind === 'goodsChanged' && decision === 'takeOver');
  if (takesGoods) await lockMappingsForShare(tx, await storesOf(tx, [loaded.id]));
  const { order, before } = await lockLoaded(tx, 'decide', { ...loaded, show });
  const open = order.holds ?? [];
  const stale = decisions.find(({ kind }) => !open.some((hold) => hold.kind === kind));
  if (stale) fail(409, 'orders.hold.gone', { params: { what: { key: `orders.hold.${stale.kind}` } } });

  const obstacle = decisions.map((decision) => decisionObstacle(decision, order)).find((key) => key !== undefined);
  if (obstacle)
    fail(409, 'orders.refused', { params: { reason: { key: obstacle } }, data: { sysStatus: order.sysStatus } });

  const decided = decisions.map((decision) => ({
    ...decision,
    hold: open.find(({ kind }) => kind === decision.kind)!,
  }));
  await writeLog(
    act,
    decided.map((one) => ({
      orderId: order.id,
      ...entryOf(one, order, reason),
      problem: { key: `orders.hold.${one.kind}` },
    })),
  );
  for (const { decision, hold } of decided) if (decision === 'takeOver') await takeOver(tx, order, hold);
  const left = open.filter(({ kind }) => !decisions.some((one) => one.kind === kind));
  if (isAbout('close')) await moveOrders(act, [order], { to: orderStatus.closed });
  else if (decisions.some(({ kind, decision }) => kind === 'shippedThere' && decision === 'takeOver'))
    await followShipping(act, order, left);
  else await settle(act, order, left);
  return before;
}

/** After the last decision the order is ordinary again and goes on from where it was. */
async function settle(act: Act, order: OrderRecord, left: readonly Hold[]): Promise<void> {
  const { tx } = act;
  const was = originOf(order.holds ?? []);
  await tx
    .updateTable('orders')
    .set({
      // the first report stores the status before the stop; once it is decided, the next one has to
      holds: left.length === 0 ? null : json(left.map((hold, index) => (index === 0 ? { ...hold, was } : hold))),
      gmtModified: now,
    })
    .where('id', '=', order.id)
    .execute();
  if (left.length > 0) return;
  const [decided] = await lockOrders(tx, [order.id]);
  const byReports = order.problem?.key.startsWith('orders.hold.') ?? false;
  await resumeOrder(act, { order: decided!, was, byReports });
}

/** The order counts as shipped here, and as signed for where that has happened while it waited. */
async function followShipping(act: Act, order: OrderRecord, left: readonly Hold[]): Promise<void> {
  await shipStopped(act, order, left);
  if (left.length > 0 || order.marketState !== 'signed') return;
  const shipped = await lockOrders(act.tx, [order.id]);
  await moveOrders(act, allowMove('shipStopped', shipped), { to: orderStatus.signed });
}

function entryOf(
  { decision, hold: { kind, goods } }: Decision & { hold: Hold },
  order: OrderRecord,
  why: string,
): Pick<LogEntry, 'key' | 'params'> {
  if (kind === 'shippedThere' && decision === 'takeOver') return { key: 'orders.log.decided.shipped' };
  if (goods)
    return decision === 'takeOver'
      ? { key: 'orders.log.decided.goodsTakenOver', params: { changes: wordsOfSides(sidesOf(order, goods)) } }
      : { key: 'orders.log.decided.goodsKept', params: { why } };
  return needsReason({ kind, decision })
    ? { key: 'orders.log.decided.goOnWhy', params: { why } }
    : { key: `orders.log.decided.${decision}` };
}

async function takeOver(tx: Tx, order: OrderRecord, hold: Hold): Promise<void> {
  if (hold.goods) await rewriteLines(tx, [{ order, lines: hold.goods }]);
  else if (hold.to) await takeAddress(tx, order, hold);
}

/** Writes the new address. A label that was made before shows the former one, and is void. */
async function takeAddress(tx: Tx, order: OrderRecord, { to }: Hold): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      ...to,
      labelVoid: sql`case when label_key is not null then ${json({ key: 'orders.labelVoid.address' })} end`,
      gmtModified: now,
    })
    .where('id', '=', order.id)
    .execute();
}

/** A person has looked: the void label may be used after all. Returns the order as it was. */
export async function keepLabel(act: Act, loaded: Loaded, show: Show): Promise<ListedOrder> {
  const { order, before } = await lockLoaded(act.tx, 'keepLabel', { ...loaded, show });
  await act.tx.updateTable('orders').set({ labelVoid: null, gmtModified: now }).where('id', '=', order.id).execute();
  await writeLog(act, [{ orderId: order.id, key: 'orders.log.labelKept' }]);
  return before;
}

/** Locks the order that an editor has loaded; 409 where it has changed since, or the rule forbids the act. */
async function lockLoaded<A extends 'decide' | 'keepLabel'>(
  tx: Tx,
  kind: A,
  { id, gmtModified, show }: Loaded & { show: Show },
): Promise<{ order: Allowed<OrderRecord, A>; before: ListedOrder }> {
  const [order] = await lockOrders(tx, [id]);
  const before = await getOrder(tx, id);
  await refuseStale(tx, { object: 'orders', record: before, loaded: gmtModified, show: () => show(before) });
  const ruled = await allowOne(tx, kind, order!);
  if ('problem' in ruled) {
    fail(409, 'orders.refused', { params: { reason: ruled.problem }, data: { sysStatus: before.sysStatus } });
  }
  return { order: ruled.allowed, before };
}
