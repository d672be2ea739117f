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
import { type OrderProblem, type OrderRecord, printsOf } from './orders.records.ts';

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
};

type ActSubject = Pick<OrderRecord, 'sysStatus' | 'shipments'>;

/** The acts that the actor's rights and an order's status allow. What else may stand in the way is said when it is tried. */
export function actsAllowed(actor: Actor): (order: ActSubject) => OrderAct[] {
  const held = (Object.keys(actFrom) as OrderAct[]).filter((act) => holds(actor, keyOfAct[act]));
  const byStatus = new Map(
    orderStatus.values.map((status) => [status, held.filter((act) => actFrom[act].includes(status))]),
  );
  return ({ sysStatus, shipments }) => {
    const acts = byStatus.get(sysStatus) ?? [];
    return shipments === 0 ? acts : acts.filter((act) => act !== 'edit');
  };
}

/** What keeps this act from this order now; undefined where nothing does. */
export function objection(act: OrderAct, order: OrderRecord, t: Translate): OrderProblem | undefined {
  if (!actFrom[act].includes(order.sysStatus) || (act === 'edit' && order.shipments > 0)) {
    return { key: 'orders.wrongState', params: { status: t(`orders.status.${order.sysStatus}`) } };
  }
  if (act === 'ship' && !order.trackingNumber) return { key: 'orders.noTracking' };
  if (act === 'approve') return incomplete(order);
  return undefined;
}

/** Approving needs for every line a product and as many print images as its number of prints. */
function incomplete(order: OrderRecord): OrderProblem | undefined {
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
