import {
  type TemuAddress,
  type TemuOrder,
  temuOrderLabel,
  type TemuOrderLine,
  type TemuOrderStatus,
} from '@pressroom/marketplaces/temu';
import type { MarketAddress, MarketOrder, MarketRequest, MarketState } from '../../../orders/orders.public.ts';
import type { FetchResult } from '../source.ts';

/** An order that was shipped in part still has to be shipped. */
const states: Readonly<Record<TemuOrderStatus, MarketState>> = {
  pending: 'pending',
  toShip: 'toShip',
  partlyShipped: 'toShip',
  shipped: 'shipped',
  partlyDelivered: 'shipped',
  delivered: 'signed',
  cancelled: 'cancelled',
};

export function temuState(status: TemuOrderStatus | undefined): MarketState | undefined {
  return status && states[status];
}

/** TEMU's own name of the status, or its number where no name is known. */
export function temuStatusText({ status, statusCode }: Pick<TemuOrder, 'status' | 'statusCode'>): string {
  return status ?? String(statusCode);
}

const requests: Readonly<Record<string, MarketRequest>> = {
  [temuOrderLabel.cancellationAsked]: 'cancellation',
  [temuOrderLabel.addressChangeAsked]: 'addressChange',
  [temuOrderLabel.riskAlert]: 'risk',
};

export function translateTemuOrder(order: TemuOrder, shopId: string): FetchResult {
  const state = temuState(order.status);
  if (!state)
    return { kind: 'failed', problem: { key: 'sync.unknownState', params: { state: temuStatusText(order) } } };
  const orderTime = order.orderedAt?.toISOString();
  if (!orderTime) return { kind: 'failed', problem: { key: 'sync.unreadable', params: { where: 'parentOrderTime' } } };
  const translated: MarketOrder = {
    thirdOrderNumber: order.parentOrderSn,
    shopId,
    labelType: labelTypeOf(order),
    orderTime,
    deliveryTimeLimit: order.shipBy?.toISOString() ?? null,
    marketStatus: temuStatusText(order),
    state,
    marketCreatedAt: orderTime,
    marketUpdatedAt: order.updatedAt?.toISOString() ?? null,
    trackingNumber: null,
    carrierName: null,
    address: null,
    lines: linesOf(order.lines),
    asked: order.labels.flatMap((label) => requests[label] ?? []),
  };
  return { kind: 'order', order: translated };
}

/** The seller's own label, which needs no further step, unless TEMU forbids to ship with it. */
function labelTypeOf({ warnings, lines }: TemuOrder): 1 | 2 {
  return [...warnings, ...lines.flatMap((line) => line.warnings)].includes('RESTRICT_SELF_SHIPPING') ? 1 : 2;
}

/** An order of which nothing is left to ship keeps all its lines. */
function linesOf(lines: readonly TemuOrderLine[]): MarketOrder['lines'] {
  const left = lines.filter(({ quantity }) => quantity > 0);
  return left.length > 0
    ? left.flatMap((line) => productsOf(line, line.quantity))
    : lines.flatMap((line) => productsOf(line, line.orderedQuantity ?? 1));
}

/** The products of a line, each with its pieces. Only the first carries the line's id: a shipment is confirmed once a line. */
function productsOf(line: TemuOrderLine, quantity: number): MarketOrder['lines'] {
  const image = line.thumbUrl ?? null;
  const attributes = line.spec === undefined ? [] : [{ name: null, value: line.spec }];
  const item = { id: line.orderSn, quantity };
  const about = (sellerSku: string | undefined) => ({
    title: line.name ?? null,
    sellerSku: sellerSku ?? null,
    image,
    attributes,
  });
  if (line.products.length === 0)
    return [{ msku: line.skuId ?? '', num: quantity, listing: about(undefined), marketItems: [item] }];
  return line.products.map(({ productSkuId, extCode, pieces }, index) => ({
    msku: productSkuId ?? line.skuId ?? '',
    num: line.quantity > 0 ? pieces : quantity,
    listing: about(extCode),
    marketItems: index === 0 ? [item] : [],
  }));
}

export function temuAddress(address: TemuAddress): MarketAddress {
  const [first = '', ...rest] = address.lines;
  return {
    recipientsName: address.name ?? [address.firstName, address.lastName].filter(Boolean).join(' '),
    recipientsPhone: address.phone ?? address.backupPhone ?? '',
    recipientsCountry: address.country ?? '',
    recipientsProvinces: address.province ?? '',
    recipientsCity: address.city ?? '',
    recipientsPostcode: address.postCode ?? '',
    recipientsAddress: first || (address.wholeAddress ?? ''),
    recipientsAddress2: [...rest, address.district].filter(Boolean).join(', '),
  };
}
