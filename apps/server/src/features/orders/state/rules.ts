import type { Message } from '@pressroom/contract/message';
import type { MessageKey } from '@pressroom/contract/messages';
import type { CheckedAct } from '@pressroom/contract/orders/actCheck';
import type { HoldDecision, HoldKind } from '@pressroom/contract/orders/holds';
import { lastMileRows } from '@pressroom/contract/lastMile/rows';
import { orders } from '@pressroom/contract/orders/orders';
import {
  actFrom,
  openStatuses,
  type OrderAct,
  orderStatus,
  reviewAction,
  reviewPermission,
} from '@pressroom/contract/orders/status';
import type { PermissionKey } from '@pressroom/contract/permissions';
import { type Actor, hasPermission } from '../../../platform/access/actor.ts';
import { fail } from '../../../platform/failure.ts';
import { type Hold, type OrderRecord, printsOf } from '../record/record.ts';
import { sideBySide } from '../../../platform/sideBySide.ts';

/** The permissions of each act: one of them is enough. */
const keysOfAct: Readonly<Record<OrderAct, readonly PermissionKey[]>> = {
  submit: [reviewPermission[reviewAction.submit]],
  approve: [reviewPermission[reviewAction.approve]],
  close: [reviewPermission[reviewAction.close]],
  abnormal: [reviewPermission[reviewAction.abnormal]],
  sign: [reviewPermission[reviewAction.sign]],
  ship: ['orderSend'],
  schedule: ['deliverySend'],
  callOff: orders.cancelDelivery.permission,
  refresh: ['/order/index'],
  edit: ['orderUpdate'],
  parcel: orders.updateParcel.permission,
  print: ['/order/print'],
  decide: ['orderAudit'],
  keepLabel: ['orderUploadLabel'],
  askShipment: orders.settleShipment.permission,
  settleShipment: orders.settleShipment.permission,
  buyLabel: lastMileRows.retry.permission,
};

/**
 * The acts that the actor's rights and the order itself allow. Other orders are not looked at: that a tracking number is
 * theirs, too, is said when the act is tried.
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

/** 403 without the right to the act. */
export function requireAct(actor: Actor, act: OrderAct): void {
  if (!keysOfAct[act].some((key) => hasPermission(actor, key))) fail(403, 'platform.forbidden');
}

/** True for acts that wait until what the marketplace has reported is decided. */
export function stopsAtHolds(act: RuledAct): boolean {
  return act === 'drawings' || act === 'labels' || isOnward(act);
}

/** Everything that a rule decides on: acts of staff, and the downloads of drawings and labels. */
export type RuledAct = OrderAct | CheckedAct;

/** Why the rule forbids this act on this order now; undefined where it allows it. Other orders are not looked at. */
export function objection(act: RuledAct, order: OrderRecord): Message | undefined {
  if (act === 'drawings')
    return stopObjection(order) ?? (drawingsReady(order) ? undefined : { key: 'orders.drawingsPending' });
  if (act === 'labels') return stopObjection(order) ?? labelProblem(order);
  if (mustBeDecided(act, order)) return heldMessage(order.holds ?? []);
  if (!actFrom[act].includes(order.sysStatus) || isShippedBefore(act, order)) return wrongStatus(order);
  const key = obstacle(act, order);
  return key ? { key } : lack(act, order);
}

/** Why the label of an order must not be printed now. */
export function printObjection(order: OrderRecord): Message | undefined {
  return objection('print', order);
}

/** Why the label of an order must not even be looked at now. */
export function viewObjection(order: OrderRecord): Message | undefined {
  if (mayBeOpened(order)) return undefined;
  return order.holds ? objection('print', order) : (order.labelVoid ?? undefined);
}

/** True also for a void label that may fit again, once all reports are decided: a person looks at it before keeping it. */
export function mayBeOpened({ holds: reports, labelVoid }: Pick<OrderRecord, 'holds' | 'labelVoid'>): boolean {
  return reports === null && (labelVoid === null || mayFitAgain(labelVoid));
}

/** Closed orders and those with undecided reports: their drawings would be made, and their labels used, by mistake. */
export function stopObjection(order: OrderRecord): Message | undefined {
  if (order.holds) return heldMessage(order.holds);
  return order.sysStatus === orderStatus.closed ? wrongStatus(order) : undefined;
}

function labelProblem({ labelKey, labelVoid }: OrderRecord): Message | undefined {
  return labelKey ? (labelVoid ?? undefined) : { key: 'orders.noLabelYet' };
}

function wrongStatus({ sysStatus }: Pick<OrderRecord, 'sysStatus'>): Message {
  return { key: 'orders.wrongState', params: { status: { key: `orders.status.${sysStatus}` } } };
}

function heldMessage(reports: readonly Hold[]): Message {
  return { key: 'orders.held', params: { what: holdsMessage(reports) ?? '' } };
}

const shipping: readonly OrderAct[] = ['ship', 'schedule'];

/** What the order itself lacks for the act. */
function lack(act: OrderAct, order: OrderRecord): Message | undefined {
  if (order.labelVoid && (act === 'print' || shipping.includes(act))) return order.labelVoid;
  if (shipping.includes(act) && !order.trackingNumber) return { key: 'orders.noTracking' };
  return act === 'approve' ? incomplete(order) : undefined;
}

/** Why a report cannot be decided like this now; undefined where it can. */
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
  // goods that have shipped, or may be shipping at this moment, can no longer be changed
  return kind === 'goodsChanged' && (shipments > 0 || shipmentConfirmation) ? 'orders.hold.hasShipped' : undefined;
}

export function holdsMessage(reports: readonly Hold[]): Message | undefined {
  return sideBySide(reports.map(holdMessage));
}

export function holdMessage({ kind, withdrawnAt }: Hold): Message {
  const what: Message = { key: `orders.hold.${kind}` };
  return withdrawnAt ? { key: 'orders.hold.withdrawn', params: { what } } : what;
}

const onward: readonly OrderAct[] = ['submit', 'approve', 'ship', 'schedule'];

/** An undecided report of the marketplace lets nobody move the order on. The order may still be closed or corrected. */
function mustBeDecided(act: OrderAct, order: OrderRecord): boolean {
  return order.holds !== null && isOnward(act);
}

function isOnward(act: OrderAct): boolean {
  return onward.includes(act) || act === 'print' || act === 'sign';
}

function isShippedBefore(act: OrderAct, order: OrderRecord): boolean {
  return (act === 'edit' || act === 'parcel') && order.shipments > 0;
}

function obstacle(act: OrderAct, order: OrderRecord): MessageKey | undefined {
  const { holds: reports, labelVoid, shipmentConfirmation, marketState, scheduledDelivery } = order;
  if (act === 'decide') return reports ? undefined : 'orders.hold.none';
  if (act === 'keepLabel') return !reports && mayFitAgain(labelVoid) ? undefined : 'orders.labelVoid.none';
  if (act === 'askShipment' || act === 'settleShipment') return outcomeObstacle(shipmentConfirmation);
  if (act === 'buyLabel' && !purchaseProblem(order)) return 'orders.labelPurchase.none';
  if (act === 'callOff') return scheduledDelivery ? undefined : 'orders.notScheduled';
  if (shipmentConfirmation && act !== 'print' && !isCallOff(act, shipmentConfirmation)) return 'orders.telling.already';
  if (marketState === 'pending' && onward.includes(act)) return 'orders.market.pending';
  return undefined;
}

/** Only what has left us without an answer is asked about, or settled by a person. */
function outcomeObstacle(shipmentConfirmation: OrderRecord['shipmentConfirmation']): MessageKey | undefined {
  if (shipmentConfirmation === 'unknown') return undefined;
  return shipmentConfirmation === null ? 'orders.telling.notUnknown' : 'orders.telling.already';
}

/** True for a void label that a person may find to fit after all. One with an old address never does. */
export function mayFitAgain(labelVoid: Message | null): boolean {
  return labelVoid?.key === 'orders.labelVoid.held' || labelVoid?.key === 'orders.labelVoid.number';
}

/** Closing or stopping an order drops the confirmation of its shipment, as long as that has not been sent. */
function isCallOff(act: OrderAct, shipmentConfirmation: OrderRecord['shipmentConfirmation']): boolean {
  return shipmentConfirmation === 'waiting' && (act === 'close' || act === 'abnormal');
}

/** What tells whether a label was refused that an order still lacks. */
export type Purchased = Pick<OrderRecord, 'sysStatus' | 'labelKey' | 'labelVoid' | 'labelPurchaseProblem'>;

/** Why an open order has no label although one was to be bought; undefined where it has one that may be used. */
export function purchaseProblem({
  sysStatus,
  labelKey,
  labelVoid,
  labelPurchaseProblem: reason,
}: Purchased): Message | undefined {
  const lacksLabel = openStatuses.includes(sysStatus) && (labelKey === null || labelVoid !== null);
  return lacksLabel && reason ? { key: 'orders.labelPurchase.refused', params: { reason } } : undefined;
}

/** Why an order in review cannot be approved as it is: staff read it in the list. */
export function reviewProblem(order: Pick<OrderRecord, 'sysStatus' | 'lines'>): Message | undefined {
  return isInReview(order) ? incomplete(order) : undefined;
}

export function isInReview({ sysStatus }: Pick<OrderRecord, 'sysStatus'>): boolean {
  return sysStatus === orderStatus.storeReview || sysStatus === orderStatus.factoryReview;
}

/** Approving needs for every line a product and as many print images as its number of prints. */
export function incomplete(order: Pick<OrderRecord, 'lines'>): Message | undefined {
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
