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
import { chooseCarrier, type Look, sameText, type Shipment } from './shipment.ts';

/** TEMU's id of the region in which a shipment must name the warehouse that it leaves from. */
const unitedStates = '211';
const labelsOfTemu: readonly TemuOrderLine['packages'][number]['delivery'][] = ['temuLabel', 'cooperativeTemuLabel'];
const open: readonly TemuOrderLine['status'][] = ['toShip', 'partlyShipped'];
/** TEMU is told of all lines of an order in one call, or of the package with a label that TEMU sold. */
export async function inspectTemuShipment(store: TemuStore, shipment: Shipment, options: CallOptions): Promise<Look> {
  const { orderNumber: parentOrderSn, trackingNumber, items } = shipment;
  const order = await getTemuOrder(store, parentOrderSn, options);
  const ours = order.lines.filter(
    ({ orderSn, quantity }) => quantity > 0 && (items.length === 0 || items.includes(orderSn)),
  );
  const sold = await inspectSoldLabel(store, { order, ours, trackingNumber }, options);
  if (sold) return sold;
  const numbersOf = await declaredNumbers(store, parentOrderSn, ours, options);
  const numbers = new Set([...numbersOf.values()].flat());
  const hasOurs = ({ orderSn }: TemuOrderLine) =>
    numbersOf.get(orderSn)?.some((number) => sameText(number, trackingNumber)) ?? false;
  const untold = ours.filter((line) => open.includes(line.status) && !hasOurs(line));
  if (untold.length === 0 && ours.some(hasOurs)) return { name: 'told' };
  if (order.status === 'pending') return { name: 'impossible', problem: { key: 'orders.market.pending' } };
  if (untold.length === 0) {
    return numbers.size > 0
      ? { name: 'otherwise', numbers: [...numbers] }
      : { name: 'impossible', problem: { key: 'orders.telling.noItems' } };
  }
  const region = order.regionId ?? (store.zone === 'US' ? unitedStates : undefined);
  if (region === undefined) return { name: 'impossible', problem: { key: 'orders.telling.noRegion' } };
  const carriers = await findTemuCarriers(store, region, options);
  const chosen = chooseCarrier(shipment, { marketplace: 'temu', region }, carriers);
  if ('look' in chosen) return chosen.look;
  const { carrierId } = chosen.carrier;
  const warehouseId = await warehouseOf(store, order, shipment, options);
  const parcel = {
    carrierId,
    trackingNumber,
    warehouseId,
    items: untold.map(({ orderSn, quantity, goodsId, skuId }) => ({
      orderSn,
      parentOrderSn,
      quantity,
      goodsId,
      skuId,
    })),
    confirmAcceptance: acceptancesIn(shipment),
  };
  return {
    name: 'untold',
    send: async () => {
      const { warnings } = await confirmTemuOwnShipment(store, { sendType: 'whole', packages: [parcel] }, options);
      return { warnings };
    },
  };
}

/** Undefined where no label of TEMU's waits for its shipment. */
async function inspectSoldLabel(
  store: TemuStore,
  { order, ours, trackingNumber }: { order: TemuOrder; ours: readonly TemuOrderLine[]; trackingNumber: string },
  options: CallOptions,
): Promise<Look | undefined> {
  const labelled = ours.some(({ packages }) => packages.some(({ delivery }) => labelsOfTemu.includes(delivery)));
  if (!labelled) return undefined;
  const waiting = await findTemuUnshippedPackages(store, [order.parentOrderSn], options);
  const numbers = waiting.flatMap((one) => one.trackingNumber ?? []);
  if (numbers.length === 0) return undefined;
  const found = waiting.find((one) => one.trackingNumber && sameText(one.trackingNumber, trackingNumber));
  if (!found) return { name: 'otherwise', numbers };
  const items = found.items.map(({ orderSn, parentOrderSn, quantity }) => ({
    orderSn,
    parentOrderSn,
    quantity: quantity ?? order.lines.find((line) => line.orderSn === orderSn)?.quantity ?? 1,
  }));
  const { packageSn, trackingNumber: theirs = trackingNumber } = found;
  return {
    name: 'untold',
    send: async () => {
      const remarks = await confirmTemuShipped(store, [{ packageSn, trackingNumber: theirs, items }], options);
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
