import type { CallOptions } from '@pressroom/marketplaces';
import {
  confirmTemuOwnShipment,
  confirmTemuShipped,
  findTemuCarriers,
  findTemuOwnShipments,
  findTemuShippingWarehouses,
  findTemuUnshippedPackages,
  getTemuOrder,
  type TemuOrder,
  type TemuOrderLine,
  type TemuStore,
} from '@pressroom/marketplaces/temu';
import { acceptancesOf } from './acceptances.ts';
import { chooseCarriers, holds, type Look, sameText, type Shipment, type ShippedParcel } from './shipment.ts';

/** TEMU's id of the region in which a shipment must name the warehouse that it leaves from. */
const unitedStates = '211';
const labelsOfTemu: readonly TemuOrderLine['packages'][number]['delivery'][] = ['temuLabel', 'cooperativeTemuLabel'];
const openStatuses: readonly TemuOrderLine['status'][] = ['toShip', 'partlyShipped'];

/** TEMU is told of all lines of an order in one call, whatever the number of its parcels, or of the packages with labels that TEMU sold. */
export async function inspectTemuShipment(store: TemuStore, shipment: Shipment, options: CallOptions): Promise<Look> {
  const { orderNumber: parentOrderSn, parcels } = shipment;
  const order = await getTemuOrder(store, parentOrderSn, options);
  const ours = order.lines.filter(
    ({ orderSn, quantity }) => quantity > 0 && parcels.some((parcel) => holds(parcel, orderSn)),
  );
  const sold = await inspectSoldLabels(store, { order, ours, parcels }, options);
  if (sold) return sold;
  const numbersOf = await declaredNumbers(store, parentOrderSn, ours, options);
  const packed = parcels.map((parcel) => ({ parcel, content: contentOf(parcel, parcels, ours) }));
  const hasNumber = ({ trackingNumber }: ShippedParcel, { orderSn }: TemuOrderLine) =>
    numbersOf.get(orderSn)?.some((number) => sameText(number, trackingNumber)) ?? false;
  const untold = packed
    .map(({ parcel, content }) => {
      const open = content.filter(({ line }) => openStatuses.includes(line.status) && !hasNumber(parcel, line));
      return { parcel, content: open };
    })
    .filter(({ content }) => content.length > 0);
  const isKnown = packed.every(({ parcel, content }) => content.some(({ line }) => hasNumber(parcel, line)));
  if (untold.length === 0 && isKnown) return { name: 'told' };
  if (order.status === 'pending') return { name: 'impossible', problem: { key: 'orders.market.pending' } };
  if (untold.length === 0) {
    const numbers = [...new Set([...numbersOf.values()].flat())];
    return numbers.length > 0
      ? { name: 'otherwise', numbers }
      : { name: 'impossible', problem: { key: 'orders.telling.noItems' } };
  }
  const region = order.regionId ?? (store.zone === 'US' ? unitedStates : undefined);
  if (region === undefined) return { name: 'impossible', problem: { key: 'orders.telling.noRegion' } };
  const carriers = await findTemuCarriers(store, region, options);
  const wanted = untold.map(({ parcel }) => parcel);
  const chosen = chooseCarriers(wanted, { marketplace: 'temu', region }, carriers);
  if ('look' in chosen) return chosen.look;
  const warehouseId = await warehouseOf(store, order, shipment, options);
  const packages = untold.map(({ parcel, content }) => ({
    carrierId: chosen.carrierOf.get(parcel)!.carrierId,
    trackingNumber: parcel.trackingNumber,
    warehouseId,
    items: content.map(({ line: { orderSn, goodsId, skuId }, quantity }) => {
      return { orderSn, parentOrderSn, quantity, goodsId, skuId };
    }),
    confirmAcceptance: acceptancesIn(shipment),
  }));
  return {
    name: 'untold',
    send: async () => {
      const sendType = packages.length > 1 ? 'split' : 'whole';
      const { warnings } = await confirmTemuOwnShipment(store, { sendType, packages }, options);
      return { warnings };
    },
  };
}

interface Content {
  line: TemuOrderLine;
  quantity: number;
}

/** What of TEMU's lines is in a parcel. The last parcel of a line holds what is left of it, so that all of it ships. */
function contentOf(
  parcel: ShippedParcel,
  parcels: readonly ShippedParcel[],
  lines: readonly TemuOrderLine[],
): Content[] {
  return lines.flatMap((line) => {
    let left = line.quantity;
    const holders = parcels.filter((one) => holds(one, line.orderSn));
    for (const one of holders) {
      const said = one.pieces?.find(({ id }) => id === line.orderSn)?.quantity ?? left;
      const quantity = one === holders.at(-1) ? left : Math.min(said, left);
      if (one === parcel) return quantity > 0 ? [{ line, quantity }] : [];
      left -= quantity;
    }
    return [];
  });
}

/** Undefined where no label of TEMU's waits for its shipment. */
async function inspectSoldLabels(
  store: TemuStore,
  { order, ours, parcels }: { order: TemuOrder; ours: readonly TemuOrderLine[]; parcels: readonly ShippedParcel[] },
  options: CallOptions,
): Promise<Look | undefined> {
  const labelled = ours.some(({ packages }) => packages.some(({ delivery }) => labelsOfTemu.includes(delivery)));
  if (!labelled) return undefined;
  const waiting = await findTemuUnshippedPackages(store, [order.parentOrderSn], options);
  const numbers = waiting.flatMap((one) => one.trackingNumber ?? []);
  if (numbers.length === 0) return undefined;
  const packages = parcels.flatMap(({ trackingNumber }) => {
    const found = waiting.find((one) => one.trackingNumber && sameText(one.trackingNumber, trackingNumber));
    if (!found) return [];
    const items = found.items.map(({ orderSn, parentOrderSn, quantity }) => ({
      orderSn,
      parentOrderSn,
      quantity: quantity ?? order.lines.find((line) => line.orderSn === orderSn)?.quantity ?? 1,
    }));
    return [{ packageSn: found.packageSn, trackingNumber: found.trackingNumber ?? trackingNumber, items }];
  });
  if (packages.length < parcels.length) {
    const declared = [...(await declaredNumbers(store, order.parentOrderSn, ours, options)).values()].flat();
    const known = [...numbers, ...declared];
    const isKnown = parcels.every(({ trackingNumber }) => known.some((number) => sameText(number, trackingNumber)));
    if (!isKnown || packages.length === 0) return { name: 'otherwise', numbers };
  }
  return {
    name: 'untold',
    send: async () => {
      const remarks = await confirmTemuShipped(store, packages, options);
      return { warnings: remarks.map(({ warning }) => warning) };
    },
  };
}

/** With which numbers each line has been declared shipped so far. */
async function declaredNumbers(
  store: TemuStore,
  parentOrderSn: string,
  lines: readonly TemuOrderLine[],
  options: CallOptions,
): Promise<Map<string, string[]>> {
  const numbersOf = new Map<string, string[]>();
  for (const { orderSn } of lines) {
    const declared = await findTemuOwnShipments(store, { parentOrderSn, orderSn }, options);
    numbersOf.set(
      orderSn,
      declared.flatMap(({ trackingNumber }) => trackingNumber ?? []),
    );
  }
  return numbersOf;
}

function acceptancesIn({ passedOver }: Shipment): ReturnType<typeof acceptancesOf> | undefined {
  const accepted = acceptancesOf(passedOver);
  return accepted.length > 0 ? accepted : undefined;
}

/** The store's own warehouse if TEMU lists it; else the region's default warehouse, or its only one. */
async function warehouseOf(
  store: TemuStore,
  { regionId }: TemuOrder,
  { warehouseId }: Shipment,
  options: CallOptions,
): Promise<string | undefined> {
  if (regionId !== unitedStates) return undefined;
  const all = await findTemuShippingWarehouses(store, {}, options);
  const here = all.filter((warehouse) => warehouse.regionId === undefined || warehouse.regionId === regionId);
  const chosen = all.find((warehouse) => warehouse.warehouseId === warehouseId);
  const only = here.length === 1 ? here[0] : undefined;
  return (chosen ?? here.find(({ isDefault }) => isDefault) ?? only)?.warehouseId;
}
