import type { Message } from '@pressroom/contract/message';
import type { CallOptions } from '@pressroom/marketplaces';
import {
  acceptSheinOrder,
  findSheinCarriers,
  getSheinLabelLinks,
  getSheinOrder,
  type SheinOrder,
  type SheinParcel,
  type SheinStore,
  uploadSheinWaybills,
} from '@pressroom/marketplaces/shein';
import {
  chooseCarriers,
  holds,
  type Look,
  sameText,
  type Sent,
  type Shipment,
  type ShippedParcel,
} from './shipment.ts';

/**
 * SHEIN learns of a shipment by a waybill on each unit, or, where it sold the label, by the label's printing. An order
 * that nobody has taken up is taken up first.
 */
export async function inspectSheinShipment(store: SheinStore, shipment: Shipment, options: CallOptions): Promise<Look> {
  const order = await getSheinOrder(store, shipment.orderNumber, options);
  const units = unitsOf(order, shipment);
  const sold = inspectSoldLabels(store, order, { units, parcels: shipment.parcels, options });
  if (sold) return sold;
  const untold = units.filter((unit) => !isTold(order, unit));
  if (units.length > 0 && untold.length === 0) return { name: 'told' };
  const numbers = order.parcels.flatMap((parcel) => parcel.trackingNumber ?? []);
  if (order.status === 'shipped' || order.status === 'delivered') return { name: 'otherwise', numbers };
  if (untold.length === 0) return { name: 'impossible', problem: { key: 'orders.telling.noItems' } };

  const known = (await findSheinCarriers(store, options)).map(({ carrier }) => ({ name: carrier }));
  const parcels = [...new Set(untold.map(({ parcel }) => parcel))];
  const chosen = chooseCarriers(parcels, { marketplace: 'shein', region: '' }, known);
  if ('look' in chosen) return chosen.look;
  const waybills = untold.map(({ goodsId, parcel }) => {
    return { goodsId, trackingNumber: parcel.trackingNumber, carrier: chosen.carrierOf.get(parcel)!.name };
  });
  return {
    name: 'untold',
    send: async () => {
      if (order.status === 'pending') await acceptSheinOrder(store, order.orderNo, options);
      return { problem: await upload(store, order.orderNo, waybills, options) };
    },
  };
}

/** Undefined where the order does not travel with a label of SHEIN's. */
function inspectSoldLabels(
  store: SheinStore,
  order: SheinOrder,
  { units, parcels, options }: { units: readonly Unit[]; parcels: Shipment['parcels']; options: CallOptions },
): Look | undefined {
  const wanted = new Set(units.map(({ goodsId }) => goodsId));
  const theirs = order.parcels.filter(({ goodsIds }) => goodsIds.some((goodsId) => wanted.has(goodsId)));
  const numbered = theirs.filter((parcel) => parcel.trackingNumber);
  const hasOurs = parcels.every(({ trackingNumber }) =>
    numbered.some((parcel) => sameText(parcel.trackingNumber ?? '', trackingNumber)),
  );
  const bought = numbered.filter(({ deliveryNo }) => deliveryNo);
  const assigned = order.carrierChosenBy === 'platform' && hasOurs ? numbered : [];
  const sold = bought.length > 0 ? bought : assigned;
  const inside = new Set(sold.flatMap(({ goodsIds }) => goodsIds));
  if (sold.length === 0 || !units.every(({ goodsId }) => inside.has(goodsId))) return undefined;
  if (!hasOurs) return { name: 'otherwise', numbers: sold.flatMap((parcel) => parcel.trackingNumber ?? []) };
  if (order.status !== 'pending' && order.status !== 'toShip') return { name: 'told' };
  return { name: 'untold', send: () => print(store, order, { sold, options }) };
}

/** SHEIN counts a label as printed once its file is asked for, and the order as handed over with it. */
async function print(
  store: SheinStore,
  { orderNo }: SheinOrder,
  { sold, options }: { sold: readonly SheinParcel[]; options: CallOptions },
): Promise<Sent> {
  for (const { deliveryNo, packageNo } of sold) {
    const of = deliveryNo ? { deliveryNo } : { orderNo, packageNo: packageNo ? [packageNo] : [] };
    const { links, refused } = await getSheinLabelLinks(store, of, options);
    const reason = refused.map(({ remark }) => remark ?? '').join('; ');
    if (links.length === 0) return { problem: { key: 'orders.telling.refused', params: { reason } } };
  }
  return {};
}

interface Unit {
  goodsId: string;
  parcel: ShippedParcel;
}

/** The units that SHEIN wants shipped, each with the parcel that it is in. */
function unitsOf(order: SheinOrder, { parcels }: Shipment): Unit[] {
  return order.units
    .filter((unit) => unit.toBeShipped)
    .flatMap(({ goodsId }) => {
      const parcel = parcels.find((one) => holds(one, goodsId));
      return parcel ? [{ goodsId, parcel }] : [];
    });
}

/** True where SHEIN has the unit under the number of its parcel. */
function isTold({ parcels }: SheinOrder, { goodsId, parcel: { trackingNumber } }: Unit): boolean {
  return parcels.some(
    (theirs) =>
      theirs.goodsIds.includes(goodsId) &&
      theirs.trackingNumber !== undefined &&
      sameText(theirs.trackingNumber, trackingNumber),
  );
}

async function upload(
  store: SheinStore,
  orderNo: string,
  waybills: Parameters<typeof uploadSheinWaybills>[2],
  options: CallOptions,
): Promise<Message | undefined> {
  const { refused, stopped } = await uploadSheinWaybills(store, orderNo, waybills, options);
  if (stopped) throw stopped.failure;
  const reasons = [...new Set(refused.map(({ reason }) => reason).filter(Boolean))];
  if (refused.length === 0) return undefined;
  return { key: 'orders.telling.refused', params: { reason: reasons.join('; ') } };
}
