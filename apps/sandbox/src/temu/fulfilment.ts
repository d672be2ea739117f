import { z } from 'zod';
import type { Store } from '../world/stores.ts';
import type { TemuState } from './state.ts';
import { type Line, liveLines, openPieces, orderStatus, type TemuOrder } from './order.ts';
import type { Item } from './package.ts';
import { badParameter, Refusal } from './refusal.ts';

const id = z.union([z.bigint(), z.int()]).transform(String);

export const item = z.object({
  orderSn: z.string(),
  parentOrderSn: z.string(),
  quantity: z.int().positive(),
  goodsId: id.optional(),
  skuId: id.optional(),
});

/** The known values; others are accepted and ignored. */
type Acceptance = 'DENY_CANCELLATION' | 'DENY_ADDRESS_CHANGE' | 'DENY_PARENT_RISK_WARNING' | 'SUCCESSFUL_RETRY';
export const acceptances = z.array(z.custom<Acceptance>((word) => typeof word === 'string')).optional();

interface Request {
  orderSendInfoList: z.output<typeof item>[];
  confirmAcceptance?: Acceptance[] | undefined;
}

interface Named {
  order: TemuOrder;
  line: Line;
}

/**
 * The order and the line that an item names.
 * @throws Refusal where they do not exist or do not fit together.
 */
export function nameItem(
  state: TemuState,
  store: Store,
  { orderSn, parentOrderSn, goodsId, skuId }: z.output<typeof item>,
): Named {
  const order = state.getOrderOf(store, parentOrderSn);
  const line = order.lines.find((each) => each.orderSn === orderSn);
  if (!line) throw new Refusal(120_012_007, `order ${orderSn} does not belong to ${parentOrderSn}`);
  if ((goodsId ?? line.goodsId) !== line.goodsId || (skuId ?? line.skuId) !== line.skuId)
    throw new Refusal(120_012_016, `goods or sku do not belong to ${orderSn}`);
  return { order, line };
}

/** @throws Refusal where one of the items may not be shipped now. */
export function checkShippable(state: TemuState, store: Store, sendType: 0 | 1 | 2, requests: Request[]): void {
  const asked = new Map<Line, number>();
  for (const { orderSendInfoList, confirmAcceptance = [] } of requests)
    for (const each of orderSendInfoList) {
      const { order, line } = nameItem(state, store, each);
      checkState(order, line, confirmAcceptance);
      asked.set(line, (asked.get(line) ?? 0) + each.quantity);
    }
  for (const [line, quantity] of asked)
    if (quantity !== openPieces(line))
      throw badParameter(`quantity of ${line.orderSn} must be ${openPieces(line)}, in one call`);
  checkSendType(state, store, sendType, requests);
}

function checkState(order: TemuOrder, line: Line, accepted: Acceptance[]): void {
  if (line.quantity > 0 && openPieces(line) === 0)
    throw new Refusal(120_012_004, `order ${line.orderSn} is shipped already`);
  if (line.status === orderStatus.pending) throw new Refusal(2_000_000, `order ${line.orderSn} is pending`);
  if (openPieces(line) === 0) throw new Refusal(2_000_000, `order ${line.orderSn} is cancelled`);
  if (order.cancellationAsked && !accepted.includes('DENY_CANCELLATION'))
    throw new Refusal(120_012_030, 'the buyer asks for a cancellation');
  if (order.addressAsked && !accepted.includes('DENY_ADDRESS_CHANGE'))
    throw new Refusal(120_012_023, 'the buyer asks for another address');
  if (order.riskAlert && !accepted.includes('DENY_PARENT_RISK_WARNING'))
    throw new Refusal(120_012_031, 'the order is under a risk alert');
}

/** 0: whole parent orders, each in one parcel. 1: one parent order in several. 2: several parent orders in one. */
function checkSendType(state: TemuState, store: Store, sendType: 0 | 1 | 2, requests: Request[]): void {
  const parents = requests.map(({ orderSendInfoList }) => [
    ...new Set(orderSendInfoList.map((each) => each.parentOrderSn)),
  ]);
  const all = new Set(parents.flat());
  if (sendType === 0 && (parents.some((each) => each.length !== 1) || all.size !== requests.length))
    throw badParameter('sendType 0 wants one package for each parent order');
  if (sendType === 1 && (all.size !== 1 || requests.length < 2))
    throw badParameter('sendType 1 wants several packages of one parent order');
  if (sendType === 2 && (requests.length !== 1 || all.size < 2))
    throw badParameter('sendType 2 wants one package of several parent orders');
  if (sendType === 1) return;
  const named = new Set(requests.flatMap(({ orderSendInfoList }) => orderSendInfoList.map(({ orderSn }) => orderSn)));
  for (const number of all)
    for (const line of liveLines(state.orderOf(store, number)!))
      if (openPieces(line) > 0 && !named.has(line.orderSn))
        throw badParameter(`everything in ${number} must ship together; ${line.orderSn} is missing`);
}

/** By accepting these warnings the seller ships and declines the buyer's request. */
export function declineBuyerRequests(state: TemuState, store: Store, requests: Request[]): void {
  for (const { orderSendInfoList, confirmAcceptance = [] } of requests)
    for (const { parentOrderSn } of orderSendInfoList) {
      const order = state.orderOf(store, parentOrderSn)!;
      if (confirmAcceptance.includes('DENY_CANCELLATION')) order.cancellationAsked = false;
      if (confirmAcceptance.includes('DENY_ADDRESS_CHANGE')) delete order.addressAsked;
    }
}

export function markShipped(state: TemuState, store: Store, items: Item[]): void {
  for (const number of new Set(items.map(({ parentOrderSn }) => parentOrderSn))) {
    const order = state.orderOf(store, number)!;
    order.shippedAt ??= state.core.world.clock.now();
    const lines = items
      .filter((each) => each.parentOrderSn === number)
      .map(({ orderSn, quantity }) => {
        const line = order.lines.find((each) => each.orderSn === orderSn)!;
        line.shipped = Math.min(line.quantity, line.shipped + quantity);
        line.status = openPieces(line) === 0 ? orderStatus.shipped : orderStatus.partlyShipped;
        return line;
      });
    state.touch(order, lines);
  }
}

/** The ledger's reference of a shipment: all its items, sorted, so that their order in the call does not matter. */
export const referenceOf = (items: Item[]): string =>
  items
    .map(({ orderSn, quantity }) => `${orderSn} x ${quantity}`)
    .toSorted()
    .join(', ');
