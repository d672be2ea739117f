export const labelStatus = { pending: 0, ready: 1, failed: 2, cancelled: 3, turnedToOwnCarrier: 9 } as const;
export type LabelStatus = (typeof labelStatus)[keyof typeof labelStatus];

export interface Item {
  orderSn: string;
  parentOrderSn: string;
  quantity: number;
}

export interface Dimensions {
  weight: string;
  weightUnit: string;
  length: string;
  width: string;
  height: string;
  dimensionUnit: string;
}

/** A label that was bought from TEMU. */
interface Label {
  status: LabelStatus;
  channelId: string;
  shipLogisticsType: string;
  cents: number;
  warehouseId: string;
  dimensions: Dimensions;
  /** Why the carrier refused it, or will; empty where it does not. */
  failReason: string;
  /** After so many hours the package counts as shipped; absent where it does so at once. */
  laterHours?: number;
}

export interface Package {
  packageSn: string;
  storeId: string;
  createdAt: number;
  items: Item[];
  carrierId: number;
  trackingNumber: string;
  /** Whether its pieces count as shipped. */
  shipped: boolean;
  /** Absent for parcels that went with a carrier of the seller's own. */
  label?: Label;
}

/** Whether its pieces belong to it. After a failed or cancelled label they are free for another package. */
export function isLive({ label }: Package): boolean {
  return label?.status !== labelStatus.failed && label?.status !== labelStatus.cancelled;
}

const byOwnCarrier = 1;
const byTemuLabel = 2;

/** TEMU's `packageDeliveryType`. */
export function deliveryTypeOf({ label }: Pick<Package, 'label'>): 1 | 2 {
  return label && label.status !== labelStatus.turnedToOwnCarrier ? byTemuLabel : byOwnCarrier;
}
