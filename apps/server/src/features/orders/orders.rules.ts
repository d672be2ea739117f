import type { MessageKey } from '@pressroom/contract/messages';
import type { HoldDecision, HoldKind } from '@pressroom/contract/orders/holds';
import {
  actFrom,
  type OrderAct,
  orderStatus,
  reviewAction,
  type ReviewAction,
} from '@pressroom/contract/orders/status';
import type { PermissionKey } from '@pressroom/contract/permissions';
import { type Actor, holds } from '../../platform/access/actor.ts';
import type { Translate } from '../../platform/i18n.ts';
import { type Hold, type OrderProblem, type OrderRecord, printsOf } from './orders.records.ts';

export const actOfReview: Readonly<Record<ReviewAction, OrderAct>> = {
  [reviewAction.submit]: 'submit',
  [reviewAction.approve]: 'approve',
  [reviewAction.close]: 'close',
  [reviewAction.abnormal]: 'abnormal',
  [reviewAction.sign]: 'sign',
};

const keyOfAct: Readonly<Record<OrderAct, PermissionKey>> = {
  submit: 'orderAudit',
  approve: 'orderAudit',
  close: 'orderClose',
  abnormal: 'orderError',
  sign: 'orderAudit',
  ship: 'orderSend',
  edit: 'orderUpdate',
  print: '/order/print',
  decide: 'orderAudit',
  keepLabel: 'orderUploadLabel',
};

type ActSubject = Pick<OrderRecord, 'sysStatus' | 'shipments' | 'holds' | 'labelVoid' | 'marketState' | 'telling'>;

/** The acts that the actor's rights and an order's state allow. What else may stand in the way is said when it is tried. */
export function actsAllowed(actor: Actor): (order: ActSubject) => OrderAct[] {
  const held = (Object.keys(actFrom) as OrderAct[]).filter((act) => holds(actor, keyOfAct[act]));
  const byStatus = new Map(
    orderStatus.values.map((status) => [status, held.filter((act) => actFrom[act].includes(status))]),
  );
  return (order) =>
    (byStatus.get(order.sysStatus) ?? []).filter(
      (act) => !mustBeDecided(act, order) && !isShippedBefore(act, order) && !obstacle(act, order),
    );
}

/** What keeps this act from this order now; undefined where nothing does. */
export function objection(act: OrderAct, order: OrderRecord, t: Translate): OrderProblem | undefined {
  if (mustBeDecided(act, order)) return { key: 'orders.held', params: { what: wordsOfHolds(order.holds ?? [], t) } };
  if (!actFrom[act].includes(order.sysStatus) || isShippedBefore(act, order)) {
    return { key: 'orders.wrongState', params: { status: t(`orders.status.${order.sysStatus}`) } };
  }
  const key = obstacle(act, order);
  if (key) return { key };
  if (order.labelVoid && (act === 'print' || act === 'ship')) return order.labelVoid;
  if (act === 'ship' && !order.trackingNumber) return { key: 'orders.noTracking' };
  if (act === 'approve') return incomplete(order);
  return undefined;
}

/** What keeps this from being decided now; undefined where nothing does. */
export function decisionObstacle(
  { kind, decision }: { kind: HoldKind; decision: HoldDecision },
  { shipments, telling, holds: reports }: Pick<OrderRecord, 'shipments' | 'telling' | 'holds'>,
): MessageKey | undefined {
  if (decision === 'close' && telling && !isCallOff('close', telling)) return 'orders.telling.already';
  if (decision !== 'takeOver' || kind === 'shippedThere') return undefined;
  if (reports?.some((hold) => hold.kind === kind && hold.withdrawnAt)) return 'orders.hold.takenBack';
  // what has left, or may be leaving at this moment, is what was sent
  return kind === 'goodsChanged' && (shipments > 0 || telling) ? 'orders.hold.hasShipped' : undefined;
}

export function wordsOfHolds(reports: readonly Hold[], t: Translate): string {
  return reports.map((hold) => wordsOfHold(hold, t)).join(t('sheet.separator'));
}

export function wordsOfHold({ kind, withdrawnAt }: Hold, t: Translate): string {
  const what = t(`orders.hold.${kind}`);
  return withdrawnAt ? t('orders.hold.withdrawn', { what }) : what;
}

const onward: readonly OrderAct[] = ['submit', 'approve', 'ship'];

/** What the marketplace has reported stops an order until a person has decided; it may be given up or corrected. */
function mustBeDecided(act: OrderAct, order: ActSubject): boolean {
  return order.holds !== null && (onward.includes(act) || act === 'print' || act === 'sign');
}

function isShippedBefore(act: OrderAct, order: ActSubject): boolean {
  return act === 'edit' && order.shipments > 0;
}

function obstacle(
  act: OrderAct,
  { holds: reports, labelVoid, telling, marketState }: ActSubject,
): MessageKey | undefined {
  if (act === 'decide') return reports ? undefined : 'orders.hold.none';
  if (act === 'keepLabel') return !reports && mayFitAgain(labelVoid) ? undefined : 'orders.labelVoid.none';
  if (telling && act !== 'print' && !isCallOff(act, telling)) return 'orders.telling.already';
  if (marketState === 'pending' && onward.includes(act)) return 'orders.market.pending';
  return undefined;
}

/** A label with an old address never does. */
export function mayFitAgain(labelVoid: OrderProblem | null): boolean {
  return labelVoid?.key === 'orders.labelVoid.held';
}

/** What the marketplace has not been told yet it need not be told. */
function isCallOff(act: OrderAct, telling: OrderRecord['telling']): boolean {
  return telling === 'waiting' && (act === 'close' || act === 'abnormal');
}

/** Approving needs for every line a product and as many print images as its number of prints. */
export function incomplete(order: OrderRecord): OrderProblem | undefined {
  for (const line of order.lines) {
    if (!line.productCodeId && line.msku) return { key: 'orders.notMapped', params: { skuId: line.msku } };
    if (!line.productCodeId) return { key: 'orders.noProduct', params: { line: line.lineNo } };
    const given = printsOf(line).filter((print) => print.imageId).length;
    if (given < line.printNum) {
      const params = { line: line.lineNo, code: line.productCode ?? '', needed: line.printNum, given };
      return { key: 'orders.printsMissing', params };
    }
  }
  return undefined;
}

export function drawingsReady(order: OrderRecord): boolean {
  return order.lines.every((line) => printsOf(line).every((print) => print.drawingKey));
}
