import type { HoldKind } from '@pressroom/contract/orders/holds';
import { orderStatus } from '@pressroom/contract/orders/status';
import { recipientOf } from '@pressroom/contract/orders/recipient';
import type { Hold, OrderRecord } from '../record/record.ts';
import type { AddressNews } from './address.ts';
import type { compareGoods } from './goods.ts';
import type { MarketOrder, MarketRequest } from './marketOrder.ts';

const holdOf: Readonly<Record<MarketRequest, HoldKind>> = {
  cancellation: 'cancellationAsked',
  addressChange: 'addressChangeAsked',
  risk: 'risk',
};

interface Compared {
  news: AddressNews | undefined;
  goods: ReturnType<typeof compareGoods>;
}

/** The reports that a person has to decide on now, and those undecided ones that are no longer true. */
export function reportsOf(order: OrderRecord, told: MarketOrder, { news, goods }: Compared, at: string): Hold[] {
  const hold = (kind: HoldKind): Hold => ({ kind, at, was: order.sysStatus });
  const over = { withdrawnAt: at };
  return [
    ...contraryTo(order, told).map(hold),
    ...(goods === 'changed' || goods === 'back'
      ? [{ ...hold('goodsChanged'), goods: told.lines, ...(goods === 'back' && over) }]
      : []),
    ...(news?.effect === 'changed' || news?.effect === 'back'
      ? [{ ...hold('addressChanged'), from: recipientOf(order), to: news.ours, ...(news.effect === 'back' && over) }]
      : []),
    ...told.asked.filter((request) => !order.marketAsked.includes(request)).map((request) => hold(holdOf[request])),
    ...withdrawnFrom(order, told).map((kind) => ({ ...hold(kind), ...over })),
  ];
}

/** The reports that say that the order’s state there contradicts its state here. */
function contraryTo(
  { sysStatus, marketState, shipmentConfirmation, holds, shipments }: OrderRecord,
  told: MarketOrder,
): HoldKind[] {
  if (told.state === 'cancelled') return marketState === 'cancelled' ? [] : ['cancelled'];
  // a person who closes an order that the marketplace still wants has decided already
  const closedUnasked = sysStatus === orderStatus.closed && (marketState === null || marketState === 'cancelled');
  if (!hasLeft(told.state)) return closedUnasked ? ['closedHere'] : [];
  // an open shipment confirmation settles itself
  const neverLeft =
    shipments === 0 && shipmentConfirmation === null && !holds?.some(({ was }) => was === orderStatus.shipped);
  const stopped = sysStatus === orderStatus.abnormal && neverLeft;
  return !hasLeft(marketState) && (closedUnasked || stopped) ? ['shippedThere'] : [];
}

function hasLeft(state: OrderRecord['marketState']): boolean {
  return state === 'shipped' || state === 'signed';
}

function withdrawnFrom({ holds }: OrderRecord, { state, asked }: MarketOrder): HoldKind[] {
  const cancelled = state === 'cancelled';
  const isOver: Partial<Record<HoldKind, boolean>> = {
    cancelled: !cancelled,
    closedHere: cancelled,
    // a cancellation grants what was asked for
    cancellationAsked: !cancelled && !asked.includes('cancellation'),
    addressChangeAsked: !cancelled && !asked.includes('addressChange'),
    risk: !cancelled && !asked.includes('risk'),
  };
  return (holds ?? []).filter(({ kind, withdrawnAt }) => isOver[kind] && !withdrawnAt).map(({ kind }) => kind);
}
