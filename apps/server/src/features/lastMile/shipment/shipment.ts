import type { Message } from '@pressroom/contract/message';
import type { Db } from '../../../platform/database/database.ts';
import {
  findParcels,
  findRecords,
  findSharing,
  type OrderParcel,
  type OrderRecord,
} from '../../orders/orders.public.ts';
import type { ParcelContent, ParcelToSend } from '../sellers/seller.ts';
import { type Destination, destinationOf } from './destination.ts';
import { type Limits, type Pieces, type Plan, type PlannedParcel, planParcels, withinLimits } from './plan.ts';

type Line = OrderRecord['lines'][number];

/** An order on its way: where it goes, what it is made of, and who shares its parcel. */
export interface Shipment {
  order: OrderRecord;
  /** The order, and those that share its parcel. */
  orders: OrderRecord[];
  /** Of all of them. */
  lines: Line[];
  /** What is stored so far; empty where nobody has needed parcels yet. */
  parcels: OrderParcel[];
  destination: Destination;
}

/** By the ids of the orders. An order that is gone has none. */
export async function findShipments(db: Db, orderIds: readonly string[]): Promise<Map<string, Shipment>> {
  const parcels = await findParcels(db, orderIds);
  const records = await findRecords(db, await findSharing(db, orderIds));
  return shipmentsOf(orderIds, records, parcels);
}

export function shipmentsOf(
  orderIds: readonly string[],
  records: readonly OrderRecord[],
  parcels: ReadonlyMap<string, OrderParcel[]>,
): Map<string, Shipment> {
  const byId = new Map(records.map((order) => [order.id, order]));
  const shipments = orderIds.flatMap((id): [string, Shipment][] => {
    const order = byId.get(id);
    if (!order) return [];
    const held = parcels.get(id) ?? [];
    const sharing = new Set([id, ...held.flatMap(({ orderIds: ids }) => ids)]);
    const orders = records.filter((one) => sharing.has(one.id));
    const lines = orders.flatMap((one) => one.lines);
    return [[id, { order, orders, lines, parcels: held, destination: destinationOf(order) }]];
  });
  return new Map(shipments);
}

/** The parcels for a channel: as a person has entered them, else by the rule. */
export function planFor({ order, lines, parcels }: Shipment, limits: Limits, channel: string): Plan {
  if (!order.parcelsEntered || parcels.length === 0) return planParcels(lines.map(piecesOf), limits, channel);
  const faults: Message[] = parcels
    .filter((parcel) => !withinLimits(parcel, limits))
    .map(({ parcelNo }) => ({ key: 'lastMile.fault.parcelTooLarge', params: { parcel: parcelNo, channel } }));
  faults.push(...missingPieces(lines, parcels));
  return faults.length > 0 ? { faults } : { parcels: parcels.map(sizesOf) };
}

/** A stored parcel as it was planned. */
export function sizesOf({ lengthCm, widthCm, heightCm, weightGrams, contents }: OrderParcel): PlannedParcel {
  return { lengthCm, widthCm, heightCm, weightGrams, contents: [...contents] };
}

export function piecesOf({ id, lineNo, num, parcelLong, parcelWide, parcelHigh, parcelWeight }: Line): Pieces {
  return { lineId: id, lineNo, num, parcelLong, parcelWide, parcelHigh, parcelWeight };
}

type Held = Pick<PlannedParcel, 'contents'>;

/** The lines whose pieces the parcels do not hold exactly. */
export function missingPieces(
  lines: readonly Pick<Line, 'id' | 'lineNo' | 'num'>[],
  parcels: readonly { contents: Readonly<Held['contents']> }[],
): Message[] {
  const held = new Map<string, number>();
  for (const { lineId, num } of parcels.flatMap(({ contents }) => contents))
    held.set(lineId, (held.get(lineId) ?? 0) + num);
  const faults = lines
    .filter(({ id, num }) => held.get(id) !== num)
    .map(({ lineNo, num }): Message => ({ key: 'lastMile.fault.pieces', params: { line: lineNo, num } }));
  const known = new Set(lines.map(({ id }) => id));
  const foreign = [...held.keys()].some((id) => !known.has(id));
  return foreign && faults.length === 0 ? [{ key: 'lastMile.fault.noLines' }] : faults;
}

/** A parcel as a seller of labels is asked about it. */
export function parcelToSend({ order, lines, destination }: Shipment, parcel: PlannedParcel): ParcelToSend {
  const { lengthCm, widthCm, heightCm, weightGrams } = parcel;
  const byId = new Map(lines.map((line) => [line.id, line]));
  const contents = parcel.contents.flatMap(({ lineId, num }): ParcelContent[] => {
    const line = byId.get(lineId);
    if (!line) return [];
    const code = line.productCode ?? line.msku;
    return [{ code, name: line.categoryName ?? code, quantity: num, marketItems: itemsOf(line, num) }];
  });
  const size = { lengthCm, widthCm, heightCm, weightGrams };
  return { ...size, orderNumber: order.thirdOrderNumber, recipient: destination.address, contents };
}

/** Of a line in several parcels, nobody knows which piece is which: only a whole line names its pieces. */
function itemsOf({ marketItems, num }: Line, packed: number): string[] {
  const items = (marketItems as { id: string }[] | null) ?? [];
  return packed === num ? items.map(({ id }) => id) : [];
}
