import { type LabelType, type LastMileAct, lastMileFrom } from '@pressroom/contract/lastMile/status';
import type { Message } from '@pressroom/contract/message';
import { labelledStatuses, labelType } from '@pressroom/contract/orders/status';
import type { OrderRecord } from '../../orders/orders.public.ts';
import type { RowRecord } from './rows.queries.ts';

type Wanting = Pick<
  OrderRecord,
  'sysStatus' | 'labelType' | 'holds' | 'labelKey' | 'labelVoid' | 'trackingNumber' | 'shipmentConfirmation'
>;

/**
 * Why an order may not get a label of this type now. Labels that were bought are another question: the numbers of the
 * order's own parcels, `own`, do not stand against a label for another of its parcels.
 */
export function orderObjection(order: Wanting, wanted: LabelType, own: readonly string[] = []): Message | undefined {
  if (order.labelType !== wanted)
    return { key: order.labelType === labelType.platform ? 'lastMile.order.isPlatform' : 'lastMile.order.isOwn' };
  if (order.holds) return { key: 'lastMile.order.held' };
  if (!labelledStatuses.includes(order.sysStatus) || order.shipmentConfirmation)
    return { key: 'lastMile.order.status', params: { status: { key: `orders.status.${order.sysStatus}` } } };
  const isOwn = order.trackingNumber !== null && own.includes(order.trackingNumber);
  // a marketplace that has chosen the carrier names the number long before anybody has fetched its label
  const isNumbered = order.trackingNumber !== null && wanted === labelType.own;
  if (!isOwn && (isNumbered || (order.labelKey && !order.labelVoid)))
    return { key: 'lastMile.order.hasLabel', params: { number: order.trackingNumber ?? '' } };
  return undefined;
}

/** Why an act is not for a row in this status. */
export function rowObjection(
  act: LastMileAct,
  { orderStatus: status, labelType: type }: Pick<RowRecord, 'orderStatus' | 'labelType'>,
): Message | undefined {
  const { labelTypes, statuses } = lastMileFrom[act];
  if (!labelTypes.includes(type)) return { key: 'lastMile.wrongType' };
  if (statuses.includes(status)) return undefined;
  return { key: 'lastMile.wrongState', params: { status: statusName({ orderStatus: status, labelType: type }) } };
}

function statusName({ orderStatus: status, labelType: type }: Pick<RowRecord, 'orderStatus' | 'labelType'>): Message {
  return { key: status === 0 && type === labelType.platform ? 'lastMile.status.0.push' : `lastMile.status.${status}` };
}
