import type { MessageKey } from '@pressroom/contract/messages';
import type { HoldDecision, HoldKind } from '@pressroom/contract/orders/holds';
import { orders } from '@pressroom/contract/orders/orders';
import {
  actFrom,
  type OrderAct,
  orderStatus,
  reviewAction,
  type ReviewAction,
  reviewPermission,
} from '@pressroom/contract/orders/status';
import type { PermissionKey } from '@pressroom/contract/permissions';
import { type Actor, hasPermission } from '../../../platform/access/actor.ts';
import type { Translate } from '../../../platform/i18n.ts';
import { type Hold, type OrderProblem, type OrderRecord, printsOf } from '../record/record.ts';

export const actOfReview: Readonly<Record<ReviewAction, OrderAct>> = {
  [reviewAction.submit]: 'submit',
  [reviewAction.approve]: 'approve',
  [reviewAction.close]: 'close',
  [reviewAction.abnormal]: 'abnormal',
  [reviewAction.sign]: 'sign',
};

/** Any of them. */
const keysOfAct: Readonly<Record<OrderAct, readonly PermissionKey[]>> = {
  submit: [reviewPermission[reviewAction.submit]],
  approve: [reviewPermission[reviewAction.approve]],
  close: [reviewPermission[reviewAction.close]],
  abnormal: [reviewPermission[reviewAction.abnormal]],
  sign: [reviewPermission[reviewAction.sign]],
  ship: ['orderSend'],
  schedule: ['deliverySend'],
  callOff: orders.cancelDelivery.permission,
  edit: ['orderUpdate'],
  parcel: orders.updateParcel.permission,
  print: ['/order/print'],
  decide: ['orderAudit'],
  keepLabel: ['orderUploadLabel'],
};

/**
 * The acts that the actor's rights and the order itself allow. What other orders stand in the way of, such as a tracking
 * number that is theirs too, is said when it is tried.
 */
export function actsAllowed(actor: Actor): (order: OrderRecord) => OrderAct[] {
  const held = (Object.keys(actFrom) as OrderAct[]).filter((act) =>
    keysOfAct[act].some((key) => hasPermission(actor, key)),
  );
  const byStatus = new Map(
    orderStatus.values.map((status) => [status, held.filter((act) => actFrom[act].includes(status))]),
  );
  return (order) =>
    (byStatus.get(order.sysStatus) ?? []).filter(
      (act) => !mustBeDecided(act, order) && !isShippedBefore(act, order) && !obstacle(act, order) && !lack(act, order),
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
  return lack(act, order);
}

const shipping: readonly OrderAct[] = ['ship', 'schedule'];

/** What the order itself has to have first. */
function lack(act: OrderAct, order: OrderRecord): OrderProblem | undefined {
  if (order.labelVoid && (act === 'print' || shipping.includes(act))) return order.labelVoid;
  if (shipping.includes(act) && !order.trackingNumber) return { key: 'orders.noTracking' };
  return act === 'approve' ? incomplete(order) : undefined;
}

/** What keeps this from being decided now; undefined where nothing does. */
export function decisionObstacle(
  { kind, decision }: { kind: HoldKind; decision: HoldDecision },
  {
    shipments,
    shipmentConfirmation,
    holds: reports,
  }: Pick<OrderRecord, 'shipments' | 'shipmentConfirmation' | 'holds'>,
): MessageKey | undefined {
  if (decision === 'close' && shipmentConfirmation && !isCallOff('close', shipmentConfirmation))
    return 'orders.telling.already';
  if (decision !== 'takeOver' || kind === 'shippedThere') return undefined;
  if (reports?.some((hold) => hold.kind === kind && hold.withdrawnAt)) return 'orders.hold.takenBack';
  // what has left, or may be leaving at this moment, is what was sent
  return kind === 'goodsChanged' && (shipments > 0 || shipmentConfirmation) ? 'orders.hold.hasShipped' : undefined;
}

export function wordsOfHolds(reports: readonly Hold[], t: Translate): string {
  return reports.map((hold) => wordsOfHold(hold, t)).join(t('sheet.separator'));
}

export function wordsOfHold({ kind, withdrawnAt }: Hold, t: Translate): string {
  const what = t(`orders.hold.${kind}`);
  return withdrawnAt ? t('orders.hold.withdrawn', { what }) : what;
}

const onward: readonly OrderAct[] = ['submit', 'approve', 'ship', 'schedule'];

/** What the marketplace has reported stops an order until a person has decided; it may be given up or corrected. */
function mustBeDecided(act: OrderAct, order: OrderRecord): boolean {
  return order.holds !== null && (onward.includes(act) || act === 'print' || act === 'sign');
}

function isShippedBefore(act: OrderAct, order: OrderRecord): boolean {
  return (act === 'edit' || act === 'parcel') && order.shipments > 0;
}

function obstacle(
  act: OrderAct,
  { holds: reports, labelVoid, shipmentConfirmation, marketState, scheduledDelivery }: OrderRecord,
): MessageKey | undefined {
  if (act === 'decide') return reports ? undefined : 'orders.hold.none';
  if (act === 'keepLabel') return !reports && mayFitAgain(labelVoid) ? undefined : 'orders.labelVoid.none';
  if (act === 'callOff') return scheduledDelivery ? undefined : 'orders.notScheduled';
  if (shipmentConfirmation && act !== 'print' && !isCallOff(act, shipmentConfirmation)) return 'orders.telling.already';
  if (marketState === 'pending' && onward.includes(act)) return 'orders.market.pending';
  return undefined;
}

/** A label with an old address never does. */
export function mayFitAgain(labelVoid: OrderProblem | null): boolean {
  return labelVoid?.key === 'orders.labelVoid.held' || labelVoid?.key === 'orders.labelVoid.number';
}

/** What the marketplace has not been told yet it need not be told. */
function isCallOff(act: OrderAct, shipmentConfirmation: OrderRecord['shipmentConfirmation']): boolean {
  return shipmentConfirmation === 'waiting' && (act === 'close' || act === 'abnormal');
}

/** Why an order in review cannot be approved as it is, which staff read in the list. */
export function reviewProblem(order: OrderRecord): OrderProblem | undefined {
  const inReview = order.sysStatus === orderStatus.storeReview || order.sysStatus === orderStatus.factoryReview;
  return inReview ? incomplete(order) : undefined;
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

/** Why the drawings of an order are not handed out; undefined where they are. */
export function drawingsObjection(order: OrderRecord, t: Translate): OrderProblem | undefined {
  return stopped(order, t) ?? (drawingsReady(order) ? undefined : { key: 'orders.drawingsPending' });
}

/** Why the label of an order is not handed out; undefined where it is. */
export function labelObjection(order: OrderRecord, t: Translate): OrderProblem | undefined {
  return stopped(order, t) ?? (order.labelKey ? (order.labelVoid ?? undefined) : { key: 'orders.noLabelYet' });
}

/** Nothing is handed out that would be made or sent by mistake. */
function stopped({ sysStatus, holds }: OrderRecord, t: Translate): OrderProblem | undefined {
  if (holds) return { key: 'orders.held', params: { what: wordsOfHolds(holds, t) } };
  const status = t(`orders.status.${sysStatus}`);
  return sysStatus === orderStatus.closed ? { key: 'orders.wrongState', params: { status } } : undefined;
}
