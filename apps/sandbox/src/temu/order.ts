import type { Address } from '../world/buyers.ts';
import type { Listing } from '../world/listings.ts';
import type { Sale } from '../world/sales.ts';

export const orderStatus = {
  pending: 1,
  toShip: 2,
  cancelled: 3,
  shipped: 4,
  delivered: 5,
  partlyShipped: 41,
  partlyDelivered: 51,
} as const;
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus];

export interface Line {
  orderSn: string;
  listing: Listing;
  goodsId: string;
  skuId: string;
  productId: string;
  productSkuId: string;
  /** Still to be delivered: what was ordered without what was cancelled. */
  quantity: number;
  ordered: number;
  /** How many of `quantity` are shipped. */
  shipped: number;
  status: OrderStatus;
  cancelledWhilePending: boolean;
}

export interface TemuOrder extends Sale {
  /** The parent order; its lines are TEMU's orders. */
  number: string;
  status: OrderStatus;
  lines: Line[];
  /** The buyer asked for a cancellation, and the seller has not answered. */
  cancellationAsked: boolean;
  /** The new address that the buyer asked for, until the seller answers. */
  addressAsked?: Address;
  moved: boolean;
  /** How often the address was read: each answer has another phone extension. */
  asked: number;
  /** Whether the buyer's name, street and phone are masked. */
  withheld: boolean;
  riskAlert: boolean;
  /** Too large for TEMU's own carriers. */
  oversized: boolean;
  pendingUntil: number;
  confirmedAt?: number;
  shippedAt?: number;
  pickedUpAt?: number;
  deliveredAt?: number;
}

/** Whether the goods carry a text or picture of the buyer's own. */
export const isCustomized = ({ listing }: Pick<Line, 'listing'>) => listing.numericId % 5 === 0;

export const liveLines = ({ lines }: TemuOrder) => lines.filter(({ quantity }) => quantity > 0);

/** How many pieces of the line are not shipped yet. */
export const openPieces = ({ quantity, shipped }: Line) => quantity - shipped;

/** Whether pieces of the line may still be shipped. */
export const isOpenLine = (line: Line) =>
  line.status !== orderStatus.pending && line.status !== orderStatus.cancelled && openPieces(line) > 0;

export function parentStatusOf(order: TemuOrder): OrderStatus {
  const all = liveLines(order).map(({ status }) => status);
  const { pending, toShip, cancelled, shipped, delivered, partlyShipped, partlyDelivered } = orderStatus;
  if (all.length === 0) return cancelled;
  if (all.every((status) => status === delivered)) return delivered;
  if (all.includes(delivered)) return partlyDelivered;
  if (all.every((status) => status === shipped)) return shipped;
  if (all.some((status) => status === shipped || status === partlyShipped)) return partlyShipped;
  return all.includes(pending) ? pending : toShip;
}
