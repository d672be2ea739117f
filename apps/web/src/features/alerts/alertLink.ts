import type { Alert, AlertKind } from '@pressroom/contract/dashboard/alerts';
import { attention } from '@pressroom/contract/orders/status';

/** What the lists of orders call it. */
const attentions: Readonly<Partial<Record<AlertKind, number>>> = {
  cancelled: attention.cancelled,
  cancellationAsked: attention.cancellationAsked,
  changed: attention.changed,
  reported: attention.otherReport,
  shipment: attention.shipment,
  shipmentUnknown: attention.unknownShipment,
  labelRefused: attention.labelPurchase,
  labelVoid: attention.labelVoid,
  print: attention.print,
  drawing: attention.drawing,
};

/** Where these of this store are listed. Orders are seen to among the exceptions, by those who may open them. */
export function alertLink({ kind, shopId }: Pick<Alert, 'kind' | 'shopId'>, seesExceptions: boolean): string {
  const orders = attentions[kind];
  if (orders !== undefined) {
    const name = seesExceptions ? 'kind' : 'attention';
    return addressOf(seesExceptions ? '/order/exceptions' : '/order/index', { [name]: orders, shopIds: shopId });
  }
  if (kind === 'listing') return addressOf('/products/publish', { publishStatus: 4, storeId: shopId });
  if (kind === 'listingUnknown')
    return addressOf('/products/publish', { publishStatus: 2, unknown: 'true', storeId: shopId });
  return addressOf('/order/sync', { view: kind === 'orderSync' ? 'failures' : 'runs', shopId });
}

function addressOf(page: string, search: Readonly<Record<string, string | number>>): string {
  const filters = Object.entries(search).map(([name, value]) => [name, String(value)]);
  return `${page}?${new URLSearchParams(filters).toString()}`;
}
