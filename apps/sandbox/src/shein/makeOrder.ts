import type { OrderSpec } from '../system.ts';
import type { Chance } from '../world/chance.ts';
import type { Listing } from '../world/listings.ts';
import { makeSale } from '../world/sales.ts';
import type { Store } from '../world/stores.ts';
import { makeTrackingNumber } from '../world/trackingNumbers.ts';
import { orderStatus, type SheinOrder } from './order.ts';

/** Reasons for holding an order back: customer service checks it; no parcel yet; the system is busy. */
const heldBack = [2, 4, 1];
/** The merchant must decide whether the order travels in two parcels. */
export const awaitsSplitting = 12;

interface NewOrder {
  placedAt: number;
  /** What buyers choose among. */
  offered: Listing[];
  serial: number;
  spec: Pick<OrderSpec, 'heldBack' | 'oversized'>;
}

export function makeOrder(chance: Chance, store: Store, { placedAt, offered, serial, spec }: NewOrder): SheinOrder {
  const sale = makeSale(chance, store, { placedAt, offered });
  const listings = sale.items.flatMap(({ listing, quantity }) => Array.from({ length: quantity }, () => listing));
  const units = listings.map((listing) => ({
    goodsId: chance.longId(19, '52'),
    listing,
    status: orderStatus.pending,
    splitGroup: 0,
  }));
  // the serial makes the number unique; letters and digits may repeat
  const number = `GSU${chance.text(3, 'ABCDEFGHJKLMNPQRSTUVWXYZ')}${serial.toString(36).toUpperCase().padStart(6, '0')}${chance.digits(3)}`;
  const assigned = store.country === 'MX';
  const order: SheinOrder = {
    ...sale,
    number,
    status: orderStatus.pending,
    units,
    parcels: [],
    logistics: assigned ? [1] : chance.pick([[1, 2], [1, 2], [2]]),
    placeType: assigned ? 1 : 2,
    stockMode: 3,
    heldBackBy: [],
    split: 'notNeeded',
  };
  const [oversized, held] = [chance.happens(spec.oversized), chance.happens(spec.heldBack)];
  if (oversized && !assigned) Object.assign(order, { split: 'undecided', heldBackBy: [awaitsSplitting] });
  else if (held) order.heldBackBy = [chance.pick(heldBack)];
  if (assigned)
    order.parcels.push({
      packageNo: packageNumber(chance),
      goodsIds: units.map(({ goodsId }) => goodsId),
      carrier: 'FEDEX',
      waybillNo: makeTrackingNumber(chance, 'FEDEX'),
      printed: false,
    });
  return order;
}

export const packageNumber = (chance: Chance) => `PK${chance.digits(16)}`;
