import type { CallOptions } from '@pressroom/marketplaces';
import {
  confirmTemuOwnShipment,
  findTemuCarriers,
  findTemuOwnShipments,
  findTemuShippingWarehouses,
  getTemuOrder,
  type TemuAcceptance,
  type TemuOrder,
  type TemuOrderLine,
  type TemuStore,
} from '@pressroom/marketplaces/temu';
import { type Look, noCarrier, sameText, type Shipment } from './notices.shipment.ts';

/** The United States want to know where a parcel left from. */
const unitedStates = '211';
const open: readonly TemuOrderLine['status'][] = ['toShip', 'partlyShipped'];
const acceptances: Readonly<Record<string, TemuAcceptance>> = {
  cancellation: 'DENY_CANCELLATION',
  addressChange: 'DENY_ADDRESS_CHANGE',
  risk: 'DENY_PARENT_RISK_WARNING',
};

/** TEMU is told of all lines of an order in one call. */
export async function lookAtTemu(store: TemuStore, shipment: Shipment, options: CallOptions): Promise<Look> {
  const { orderNumber: parentOrderSn, trackingNumber, items } = shipment;
  const order = await getTemuOrder(store, parentOrderSn, options);
  const ours = order.lines.filter(
    ({ orderSn, quantity }) => quantity > 0 && (items.length === 0 || items.includes(orderSn)),
  );
  const numbers = new Set<string>();
  for (const { orderSn } of ours)
    for (const declared of await findTemuOwnShipments(store, { parentOrderSn, orderSn }, options))
      if (declared.trackingNumber) numbers.add(declared.trackingNumber);
  if ([...numbers].some((number) => sameText(number, trackingNumber))) return { name: 'told' };
  const untold = ours.filter(({ status }) => open.includes(status));
  if (order.status === 'pending') return { name: 'impossible', problem: { key: 'orders.market.pending' } };
  if (untold.length === 0) {
    return numbers.size > 0
      ? { name: 'otherwise', numbers: [...numbers] }
      : { name: 'impossible', problem: { key: 'orders.telling.noItems' } };
  }
  const carriers = await findTemuCarriers(store, order.regionId ?? unitedStates, options);
  const carrier = carriers.find(
    ({ name, brand }) => sameText(name, shipment.carrierName) || sameText(brand ?? '', shipment.carrierName),
  );
  if (!carrier) {
    return noCarrier(
      shipment.carrierName,
      carriers.map(({ name }) => name),
    );
  }
  const { carrierId } = carrier;
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
    confirmAcceptance: acceptancesOf(shipment),
  };
  return {
    name: 'untold',
    send: async () => {
      await confirmTemuOwnShipment(store, { sendType: 'whole', packages: [parcel] }, options);
      return undefined;
    },
  };
}

function acceptancesOf({ passedOver }: Shipment): TemuAcceptance[] | undefined {
  const accepted = passedOver.flatMap((request) => acceptances[request] ?? []);
  return accepted.length > 0 ? accepted : undefined;
}

/** The store's own where TEMU knows it, else the default of those in the region. */
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
  return (chosen ?? here.find(({ isDefault }) => isDefault) ?? here[0])?.warehouseId;
}
