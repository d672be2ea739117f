import { marketplaceNames } from '@pressroom/contract/stores/marketplace';
import type { CallOptions } from '@pressroom/marketplaces';
import {
  findSheinWarehousesFor,
  getSheinPlacement,
  type SheinOrder,
  type SheinPlacement,
  type SheinStore,
} from '@pressroom/marketplaces/shein';
import { refuse } from './marketFailures.ts';
import type { ParcelToSend } from './seller.ts';
import { isUnnamedPart } from './unnamedPart.ts';

const provider = marketplaceNames.shein;

/** The units that this parcel stands for, in whatever state they are by now. */
export function unitsOf(order: SheinOrder, { contents }: ParcelToSend): string[] {
  const named = contents.flatMap(({ marketItems }) => marketItems);
  const all = order.units.map(({ goodsId }) => goodsId);
  if (named.some((goodsId) => !all.includes(goodsId))) refuse('lastMile.market.severalOrders', { provider });
  return named.length > 0 ? named : all;
}

/** Those of them that may still be shipped. */
export function goodsIn(order: SheinOrder, parcel: ParcelToSend): { goodsIds: string[]; isWhole: boolean } {
  const shippable = order.units.filter(({ toBeShipped }) => toBeShipped).map(({ goodsId }) => goodsId);
  if (isUnnamedPart(parcel, shippable.length)) refuse('lastMile.market.splitLine', { provider });
  const goodsIds = unitsOf(order, parcel).filter((goodsId) => shippable.includes(goodsId));
  if (goodsIds.length === 0) refuse('lastMile.market.nothingToShip', { provider });
  return { goodsIds, isWhole: goodsIds.length === shippable.length };
}

/** What has been bought at SHEIN for some of these units, by whomever, failed attempts included. */
export async function findPurchases(
  store: SheinStore,
  { order, goodsIds }: { order: SheinOrder; goodsIds: readonly string[] },
  options: CallOptions,
): Promise<(SheinPlacement & { deliveryNo: string })[]> {
  const numbers = order.parcels
    .filter((parcel) => parcel.goodsIds.some((goodsId) => goodsIds.includes(goodsId)))
    .flatMap(({ deliveryNo }) => deliveryNo || []);
  const found: (SheinPlacement & { deliveryNo: string })[] = [];
  for (const deliveryNo of new Set(numbers))
    found.push({ ...(await getSheinPlacement(store, { deliveryNo }, options)), deliveryNo });
  return found;
}

/** The parcel that SHEIN itself has made of these units, where it assigns the carrier; undefined before it has. */
export function assignedParcel(order: SheinOrder, goodsIds: readonly string[]) {
  const parcels = order.parcels.filter((parcel) => parcel.goodsIds.some((goodsId) => goodsIds.includes(goodsId)));
  const [parcel] = parcels;
  if (!parcel?.packageNo) return undefined;
  const isOther = parcels.length > 1 || !parcel.goodsIds.every((goodsId) => goodsIds.includes(goodsId));
  if (isOther) refuse('lastMile.market.otherParcels', { provider, count: order.parcels.length });
  return { ...parcel, packageNo: parcel.packageNo };
}

/** Where the parcel is picked up: the store's own choice, or the only place that can ship this order. */
export async function pickUpAddress(
  store: SheinStore,
  { orderNo }: SheinOrder,
  { chosen, options }: { chosen: string | null; options: CallOptions },
): Promise<string> {
  const all = await findSheinWarehousesFor(store, orderNo, options);
  const named = all.find(({ addressCode }) => addressCode === chosen);
  if (chosen !== null && !named) refuse('lastMile.market.warehouseGone', { provider, warehouse: chosen });
  const reason = named?.reason ?? named?.reasonCode;
  if (named && reason)
    refuse('lastMile.market.warehouseUnavailable', { warehouse: named.name ?? named.addressCode, reason });
  if (named) return named.addressCode;
  // the codes of the states are not published: what cannot ship has a reason
  const [only, ...others] = all.filter((warehouse) => !warehouse.reason && !warehouse.reasonCode);
  if (!only) refuse('lastMile.market.noWarehouse', { provider });
  if (others.length > 0) refuse('lastMile.market.chooseWarehouse');
  return only.addressCode;
}
