import { type HoldDecision, type HoldKind, needsReason } from '@pressroom/contract/orders/holds';
import { orderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import { type Actor, requireKey } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { json, now } from '../../../platform/database/expressions.ts';
import { fail } from '../../../platform/failure.ts';
import type { Translate } from '../../../platform/i18n.ts';
import { refuseStale } from '../../../platform/stale.ts';
import { lockMappingsForShare } from '../../skuMapping/skuMapping.public.ts';
import { sidesOf, wordsOfSides } from '../record/goods.ts';
import { rewriteLines } from '../market/rewrite.ts';
import { shipStopped } from '../state/holds.ts';
import { type LogEntry, writeLog } from '../record/log.ts';
import { moveOrders } from '../state/move.ts';
import { presentOrder } from '../list/present.ts';
import { getOrder, type ListedOrder } from '../record/listed.ts';
import { type Hold, lockOrders, type OrderRecord } from '../record/record.ts';
import { decisionObstacle, objection } from '../state/rules.ts';
import { originOf, resumeOrder } from './resume.ts';

interface Loaded {
  id: string;
  gmtModified?: string;
}

interface Decision {
  kind: HoldKind;
  decision: HoldDecision;
}

/** What a person decides about the marketplace's reports. Returns the order as it was. */
export async function decideHold(
  tx: Tx,
  app: App,
  actor: Actor,
  { decisions, reason, ...loaded }: Loaded & { decisions: readonly Decision[]; reason: string },
  t: Translate,
): Promise<ListedOrder> {
  if (decisions.some(({ decision }) => decision === 'close')) requireKey(actor, 'orderClose');
  const takesGoods = decisions.some(({ kind, decision }) => kind === 'goodsChanged' && decision === 'takeOver');
  if (takesGoods) await lockMappingsForShare(tx);
  const { order, before } = await lockLoaded(tx, actor, loaded, 'decide', t);
  const open = order.holds ?? [];
  const stale = decisions.find(({ kind }) => !open.some((hold) => hold.kind === kind));
  if (stale) fail(409, 'orders.hold.gone', { params: { what: t(`orders.hold.${stale.kind}`) } });

  const obstacle = decisions.map((decision) => decisionObstacle(decision, order)).find((key) => key !== undefined);
  if (obstacle) fail(409, obstacle);

  const decided = decisions.map((decision) => ({
    ...decision,
    hold: open.find(({ kind }) => kind === decision.kind)!,
  }));
  await writeLog(
    tx,
    actor,
    decided.map(({ kind, decision, hold }) => ({
      orderId: order.id,
      ...wordsOf(decision, order, hold, reason),
      problem: { key: `orders.hold.${kind}` },
    })),
  );
  for (const { decision, hold } of decided) if (decision === 'takeOver') await takeOver(tx, order, hold);
  const left = open.filter(({ kind }) => !decisions.some((one) => one.kind === kind));
  if (decisions.some(({ decision }) => decision === 'close'))
    await moveOrders(tx, actor, [order], { to: orderStatus.closed });
  else if (decisions.some(({ kind, decision }) => kind === 'shippedThere' && decision === 'takeOver'))
    await followShipping(tx, actor, order, left);
  else await settle(tx, app, actor, order, left);
  return before;
}

/** After the last decision the order is ordinary again and goes on from where it was. */
async function settle(tx: Tx, app: App, actor: Actor, order: OrderRecord, left: readonly Hold[]): Promise<void> {
  const was = originOf(order.holds ?? []);
  await tx
    .updateTable('orders')
    .set({
      // what comes first is decided, and where the order was is still to be known
      holds: left.length === 0 ? null : json(left.map((hold, place) => (place === 0 ? { ...hold, was } : hold))),
      gmtModified: now,
    })
    .where('id', '=', order.id)
    .execute();
  if (left.length > 0) return;
  const [decided] = await lockOrders(tx, [order.id]);
  const byReports = order.problem?.key.startsWith('orders.hold.') ?? false;
  await resumeOrder(tx, app, actor, { order: decided!, was, byReports });
}

/** It counts as shipped here, and as signed for where that has happened while it waited. */
async function followShipping(tx: Tx, actor: Actor, order: OrderRecord, left: readonly Hold[]): Promise<void> {
  await shipStopped(tx, actor, order, left);
  if (left.length > 0 || order.marketState !== 'signed') return;
  await moveOrders(tx, actor, await lockOrders(tx, [order.id]), { to: orderStatus.signed });
}

function wordsOf(
  decision: HoldDecision,
  order: OrderRecord,
  { kind, goods }: Hold,
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

/** From now on the order goes there, and a label that was made before shows the wrong place. */
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
export async function keepLabel(tx: Tx, actor: Actor, loaded: Loaded, t: Translate): Promise<ListedOrder> {
  const { order, before } = await lockLoaded(tx, actor, loaded, 'keepLabel', t);
  await tx.updateTable('orders').set({ labelVoid: null, gmtModified: now }).where('id', '=', order.id).execute();
  await writeLog(tx, actor, [{ orderId: order.id, key: 'orders.log.labelKept' }]);
  return before;
}

async function lockLoaded(
  tx: Tx,
  actor: Actor,
  { id, gmtModified }: Loaded,
  act: 'decide' | 'keepLabel',
  t: Translate,
): Promise<{ order: OrderRecord; before: ListedOrder }> {
  const [order] = await lockOrders(tx, [id]);
  const before = await getOrder(tx, id);
  const show = () => presentOrder(actor, t)(before);
  await refuseStale(tx, { object: 'orders', record: before, loaded: gmtModified, show });
  const objected = objection(act, order!, t);
  if (objected) fail(409, objected.key, { params: objected.params, data: { sysStatus: before.sysStatus } });
  return { order: order!, before };
}
