import { recipientOf } from '@pressroom/contract/orders/recipient';
import type { Message } from '@pressroom/contract/message';
import { decisionsOn, type orderHold } from '@pressroom/contract/orders/holds';
import type { OrderLine, orderRow } from '@pressroom/contract/orders/orderShapes';
import { orderStatus } from '@pressroom/contract/orders/status';
import type { z } from 'zod';
import { type Actor, hasPermission } from '../../../platform/access/actor.ts';
import { fileUrl, previewUrl } from '../../../platform/storage/blobs.ts';
import { sidesOf } from '../record/goods.ts';
import type { ListedOrder } from '../record/listed.ts';
import { sideBySide } from '../../../platform/sideBySide.ts';
import type { Hold, LineRecord, OrderRecord } from '../record/record.ts';
import {
  actsAllowed,
  decisionObstacle,
  holdMessage,
  holdsMessage,
  mayBeOpened,
  purchaseProblem,
  type Purchased,
  reviewProblem,
} from '../state/rules.ts';

/** What the asking user sees of an order, and may do with it. Every field by name: this runs for each row of the longest list. */
export function presentOrder(actor: Actor): (order: ListedOrder) => z.input<typeof orderRow> {
  const mayOpenLabels = hasPermission(actor, 'orderSendLabel');
  const actsFor = actsAllowed(actor);
  return (order) => ({
    id: order.id,
    thirdOrderNumber: order.thirdOrderNumber,
    shopId: order.shopId,
    shopName: order.shopName,
    shopType: order.shopType,
    sysStatus: order.sysStatus,
    labelType: order.labelType,
    orderTime: order.orderTime,
    deliveryTimeLimit: order.deliveryTimeLimit,
    deliveryTime: order.deliveryTime,
    scheduledDelivery: order.scheduledDelivery,
    gmtCreate: order.gmtCreate,
    gmtModified: order.gmtModified,
    trackingNumber: order.trackingNumber,
    sharedParcel: order.sharedParcel,
    carrierName: order.carrierName,
    labelUrl: order.labelKey && mayOpenLabels && mayBeOpened(order) ? fileUrl(order.labelKey) : null,
    hasLabel: order.labelKey !== null,
    labelVoid: order.labelVoid,
    printedAt: order.printedAt,
    isPrint: order.labelKey === null ? 1 : 2,
    ...recipientOf(order),
    remark: order.remark,
    errorMsg: reasonOf(order) ?? null,
    stoppedBy: order.problem?.key ?? null,
    holds: (order.holds ?? []).map((hold) => presentHold(order, hold)),
    marketState: order.marketState,
    shipmentConfirmation: order.shipmentConfirmation,
    carrierQuestion: questionOf(order),
    totalNum: order.totalNum,
    can: actsFor(order),
    orderDetailsList: order.lines.map(presentLine),
  });
}

/** The question which carrier it is, for a person to answer while the order's shipment waits for it. */
function questionOf({ shipmentConfirmation, problem }: ListedOrder): string | null {
  if (shipmentConfirmation !== 'waiting' || problem?.key !== 'orders.telling.whichCarrier') return null;
  const { question } = problem.params ?? {};
  return typeof question === 'string' ? question : null;
}

/** What its reason is made of. The lines count only while the order is in review. */
export type Reasoned = Pick<OrderRecord, 'holds' | 'marketState' | 'sysStatus' | 'problem' | 'lines'> & Purchased;

/** Why the order waits or has stopped, and why it has no label. */
export function reasonOf(order: Reasoned): Message | undefined {
  const stopped = stopOf(order);
  const unbought = purchaseProblem(order);
  return stopped && unbought ? sideBySide([stopped, unbought]) : (stopped ?? unbought);
}

/** The marketplace's reports are in `holds`, too. */
function stopOf(order: Reasoned): Message | undefined {
  const { holds, marketState, sysStatus } = order;
  const problem = order.problem ?? reviewProblem(order);
  const reported = holdsMessage(holds ?? []);
  if (problem) {
    const isReport = problem.key.startsWith('orders.hold.');
    return isReport ? (reported ?? problem) : sideBySide(reported ? [reported, problem] : [problem]);
  }
  if (reported) return reported;
  return marketState === 'pending' && sysStatus === orderStatus.storeReview
    ? { key: 'orders.market.pending' }
    : undefined;
}

function presentHold(order: ListedOrder, hold: Hold): z.input<typeof orderHold> {
  const { kind, at, withdrawnAt, from, to, goods } = hold;
  return {
    kind,
    at,
    withdrawnAt: withdrawnAt ?? null,
    msg: holdMessage(hold),
    from: from ?? null,
    to: to ?? null,
    goods: goods ? sidesOf(order, goods) : null,
    decisions: decisionsOn[kind].filter((decision) => !decisionObstacle({ kind, decision }, order)),
  };
}

const urlOf = (key: string | null) => key && fileUrl(key);

function presentLine(line: LineRecord): OrderLine {
  return {
    id: line.id,
    lineNo: line.lineNo,
    msku: line.msku,
    productCode: line.productCode,
    productCategoryName: line.categoryName,
    printingImage: line.printingImageId,
    printingImage2: line.printingImage2Id,
    printingName: line.printingName,
    printingName2: line.printingName2,
    printingUrl: urlOf(line.printingKey),
    printingUrl2: urlOf(line.printingKey2),
    printingLocation: line.printingLocation,
    printNum: line.printNum,
    num: line.num,
    combinationSku: line.combinationSku,
    parcelLong: line.parcelLong,
    parcelWide: line.parcelWide,
    parcelHigh: line.parcelHigh,
    parcelWeight: line.parcelWeight,
    productCombinedImage: line.previewKey && previewUrl(line.previewKey),
    combinedImage: urlOf(line.drawingKey),
    combinedImage2: urlOf(line.drawingKey2),
  };
}
