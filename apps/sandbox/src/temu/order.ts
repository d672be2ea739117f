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
  /** Of the quantity, on its way. */
  shipped: number;
  status: OrderStatus;
  cancelledWhilePending: boolean;
}

export interface TemuOrder extends Sale {
  /** The parent order; its lines are TEMU's orders. */
  number: string;
  status: OrderStatus;
  lines: Line[];
  /** The buyer wants to have it cancelled, and waits for the seller. */
  cancellationAsked: boolean;
  /** Where the buyer wants it to go instead, once the seller agrees. */
  addressAsked?: Address;
  moved: boolean;
  /** How often the address was asked for: each time there is another extension to call. */
  asked: number;
  /** What is personal is masked for a while. */
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

/** Made for its buyer, with what that buyer wants on it. */
export const isCustomized = ({ listing }: Pick<Line, 'listing'>) => listing.numericId % 5 === 0;

export const liveLines = ({ lines }: TemuOrder) => lines.filter(({ quantity }) => quantity > 0);

/** Pieces of the line that nobody has shipped yet. */
export const openPieces = ({ quantity, shipped }: Line) => quantity - shipped;

/** May be shipped, now or with what else it waits for. */
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
