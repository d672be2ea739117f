import type { Listing } from '../world/listings.ts';
import type { Sale } from '../world/sales.ts';
import type { Carrier } from '../world/trackingNumbers.ts';

export const orderStatus = {
  pending: 1,
  toShip: 2,
  toShipByShein: 3,
  shipped: 4,
  delivered: 5,
  refunded: 6,
  toBePickedUp: 7,
  lost: 8,
  rejected: 9,
} as const;
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus];

/** One piece. SHEIN lists every ordered piece as a line of its own. */
export interface Unit {
  goodsId: string;
  listing: Listing;
  status: OrderStatus;
  splitGroup: number;
}

export interface Parcel {
  packageNo: string;
  goodsIds: string[];
  carrier: Carrier;
  waybillNo: string;
  /** Present where the label was bought from SHEIN. */
  online?: {
    placeRequestId: string;
    deliveryNo: string;
    channelCode: string;
    warehouseAddressCode: string;
    result: 'pending' | 'placed' | 'failed';
    failReason: string;
  };
  printed: boolean;
}

export interface SheinOrder extends Sale {
  number: string;
  status: OrderStatus;
  units: Unit[];
  parcels: Parcel[];
  /** Who may carry it: 1 SHEIN's partners, 2 the merchant. */
  logistics: (1 | 2)[];
  /** 1 SHEIN names the carrier, 2 the merchant chooses. */
  placeType: 1 | 2;
  /** 2: the goods are in SHEIN's warehouse, 3: in the merchant's. */
  stockMode: 2 | 3;
  /** SHEIN's reasons for holding the order back; empty where it is not held back. */
  heldBackBy: number[];
  split: 'notNeeded' | 'undecided' | 'confirmed' | 'removed';
  printedAt?: number;
  pickedUpAt?: number;
  deliveredAt?: number;
  endedAt?: number;
}

export const liveUnits = ({ units }: SheinOrder) => units.filter(({ status }) => status !== orderStatus.refunded);

export const liveParcels = ({ parcels }: SheinOrder) => parcels.filter(({ online }) => online?.result !== 'failed');
