import type { OrderLine, OrderRow } from '@pressroom/contract/orders/orderShapes';
import { waitingStatuses } from '@pressroom/contract/orders/status';

const skusOf = (lines: readonly OrderLine[]) => [...new Set(lines.map(({ msku }) => msku).filter(Boolean))];

/** The line waits for the mapping of its SKU id. */
export function isUnmapped({ productCode, msku }: OrderLine): boolean {
  return productCode === null && msku !== '';
}

/** The SKU ids that a mapping would resolve; none once the order takes no mapping any more. */
export function unmappedSkus({ sysStatus, orderDetailsList }: OrderRow): string[] {
  return waitingStatuses.includes(sysStatus) ? skusOf(orderDetailsList.filter(isUnmapped)) : [];
}

/** The SKU ids of the lines that have a product. */
export function mappedSkus({ orderDetailsList }: OrderRow): string[] {
  return skusOf(orderDetailsList.filter((line) => !isUnmapped(line)));
}
