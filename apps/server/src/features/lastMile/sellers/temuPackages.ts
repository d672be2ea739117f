import { marketplaceNames } from '@pressroom/contract/stores/marketplace';
import type { CallOptions } from '@pressroom/marketplaces';
import {
  findTemuPackages,
  findTemuShippingWarehouses,
  type TemuLabelStatus,
  type TemuOrder,
  type TemuOrderLine,
  type TemuPackage,
  type TemuStore,
} from '@pressroom/marketplaces/temu';
import { refuse } from './marketFailures.ts';
import type { ParcelToSend } from './seller.ts';
import { isUnnamedPart } from './unnamedPart.ts';

const provider = marketplaceNames.temu;
const open: readonly TemuOrderLine['status'][] = ['toShip', 'partlyShipped'];
const over: readonly (TemuLabelStatus | undefined)[] = ['failed', 'cancelled', 'turnedToOwnCarrier'];

/** TEMU's lines that this parcel stands for, in whatever state they are by now. */
export function linesOf(order: TemuOrder, { contents }: ParcelToSend): TemuOrderLine[] {
  const named = contents.flatMap(({ marketItems }) => marketItems);
  const all = order.lines.map(({ orderSn }) => orderSn);
  if (named.some((orderSn) => !all.includes(orderSn))) refuse('lastMile.market.severalOrders', { provider });
  return named.length > 0 ? order.lines.filter(({ orderSn }) => named.includes(orderSn)) : order.lines;
}

/** Those of them that may still be shipped. TEMU sells one package for a whole order, or all its packages in one call. */
export function linesToShip(order: TemuOrder, parcel: ParcelToSend): TemuOrderLine[] {
  if (order.status === 'pending') refuse('orders.market.pending');
  const shippable = order.lines.filter(({ status, quantity }) => open.includes(status) && quantity > 0);
  const named = linesOf(order, parcel);
  const lines = shippable.filter((line) => named.includes(line));
  if (lines.length === 0) refuse('lastMile.market.nothingToShip', { provider });
  const pieces = shippable.reduce((sum, { quantity }) => sum + quantity, 0);
  if (lines.length < shippable.length || isUnnamedPart(parcel, pieces))
    refuse('lastMile.market.oneParcel', { provider });
  const isOnDelivery = order.paymentType === 'COD' || lines.some(({ paymentType }) => paymentType === 'COD');
  if (isOnDelivery) refuse('lastMile.market.shipsAtOnce', { provider });
  return lines;
}

/** Packages with any of these lines, whoever made them, failed ones included. */
export async function findPurchases(
  store: TemuStore,
  { order, lines }: { order: TemuOrder; lines: readonly TemuOrderLine[] },
  options: CallOptions,
): Promise<TemuPackage[]> {
  const packages = await findTemuPackages(store, order.parentOrderSn, options);
  const ours = new Set(lines.map(({ orderSn }) => orderSn));
  return packages.filter(({ orderSns }) => orderSns.some((orderSn) => ours.has(orderSn)));
}

export const isLive = ({ status }: Pick<TemuPackage, 'status'>) => !over.includes(status);

/** The store's own choice, or the default among the warehouses for which TEMU sells labels, or the only one. */
export async function labelWarehouse(
  store: TemuStore,
  { chosen, preferred }: { chosen: string | null; preferred: string | null },
  options: CallOptions,
): Promise<string> {
  const all = await findTemuShippingWarehouses(store, { labelsOnly: true }, options);
  const byId = (id: string | null) => all.find(({ warehouseId }) => warehouseId === id);
  if (chosen !== null && !byId(chosen)) refuse('lastMile.market.warehouseGone', { provider, warehouse: chosen });
  if (all.length === 0) refuse('lastMile.market.noWarehouse', { provider });
  const only = all.length === 1 ? all[0] : undefined;
  const warehouse = byId(chosen) ?? byId(preferred) ?? all.find(({ isDefault }) => isDefault) ?? only;
  if (!warehouse) refuse('lastMile.market.chooseWarehouse');
  return warehouse.warehouseId;
}
