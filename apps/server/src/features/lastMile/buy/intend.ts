import type { Message } from '@pressroom/contract/message';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { setParcels } from '../../orders/orders.public.ts';
import type { QuotedParcel } from '../price/quotes.queries.ts';
import type { RowRecord } from '../rows/rows.queries.ts';
import type { Provider } from '../sellers/seller.ts';
import type { Shipment } from '../shipment/shipment.ts';
import { findLiveOf, insertLabels, type NewLabel } from './labels.queries.ts';

/** Whom a label is bought from. */
export interface Source {
  provider: Provider;
  channelId: string | null;
  storeId: string | null;
  channelCode: string;
  channelName: string;
}

/** A label for each parcel of a row. Its orders and the row are locked. */
export interface Intention {
  row: RowRecord;
  shipment: Shipment;
  parcels: readonly QuotedParcel[];
  source: Source;
  createUser: string;
}

/**
 * Records which labels are about to be bought. A parcel with a live label gets no second one, whatever batch, store or
 * label type that came from: such rows are answered with the reason. Of a row that was bought in part, what is missing.
 */
export async function intend(tx: Tx, wanted: readonly Intention[]): Promise<Map<string, Message>> {
  const live = await findLiveOf(tx, [
    ...new Set(wanted.flatMap(({ shipment }) => shipment.parcels.map(({ id }) => id))),
  ]);
  const refused = new Map<string, Message>();
  const takenBy = new Map<string, RowRecord>();
  const fresh: Intention[] = [];
  const rest: NewLabel[] = [];
  for (const intention of wanted) {
    const { row, shipment } = intention;
    const orderIds = shipment.orders.map(({ id }) => id);
    const other = orderIds.map((id) => takenBy.get(id)).find((one) => one !== undefined);
    const problem = other ? bought(row, other) : boughtElsewhere(intention, live);
    if (problem) {
      refused.set(row.id, problem);
      continue;
    }
    for (const id of orderIds) takenBy.set(id, row);
    const isPartly = shipment.parcels.some(({ id }) => live.has(id));
    if (isPartly) rest.push(...missingLabels(intention, live));
    else fresh.push(intention);
  }
  const ids = await setParcels(
    tx,
    fresh.map(({ shipment: { order, orders }, parcels }) => ({
      orderIds: [order.id, ...orders.flatMap(({ id }) => (id === order.id ? [] : [id]))] as const,
      plans: parcels,
      entered: order.parcelsEntered,
    })),
  );
  const labels = fresh.flatMap((intention, at) =>
    intention.parcels.map(({ terms }, place) =>
      labelOf(intention, { id: ids[at]![place]!, parcelNo: place + 1, terms }),
    ),
  );
  await insertLabels(tx, [...labels, ...rest]);
  return refused;
}

/** Why no label may be bought for this row: another row holds a live one for one of its parcels. */
export async function findBoughtElsewhere(
  db: Db,
  wanted: Pick<Intention, 'row' | 'shipment'>,
): Promise<Message | undefined> {
  const parcelIds = wanted.shipment.parcels.map(({ id }) => id);
  return boughtElsewhere(wanted, await findLiveOf(db, parcelIds));
}

type Live = Awaited<ReturnType<typeof findLiveOf>>;

function boughtElsewhere({ row, shipment }: Pick<Intention, 'row' | 'shipment'>, live: Live): Message | undefined {
  for (const { id } of shipment.parcels) {
    const holder = live.get(id);
    if (holder && holder.rowId !== row.id)
      return bought(row, { batchNumber: holder.batchNumber, thirdOrderNumber: holder.orderNumber });
  }
  return undefined;
}

function bought({ thirdOrderNumber }: RowRecord, other: Pick<RowRecord, 'batchNumber' | 'thirdOrderNumber'>): Message {
  const { batchNumber: batch, thirdOrderNumber: order } = other;
  if (order === thirdOrderNumber) return { key: 'lastMile.order.bought', params: { batch } };
  return { key: 'lastMile.order.sharedBought', params: { order, batch } };
}

function missingLabels(intention: Intention, live: Live): NewLabel[] {
  return intention.shipment.parcels
    .filter(({ id }) => !live.has(id))
    .map(({ id, parcelNo }) =>
      labelOf(intention, { id, parcelNo, terms: intention.parcels[parcelNo - 1]?.terms ?? {} }),
    );
}

function labelOf(
  { row, source, createUser }: Intention,
  { id, parcelNo, terms }: { id: string; parcelNo: number; terms: QuotedParcel['terms'] },
): NewLabel {
  return { ...source, parcelId: id, parcelNo, rowId: row.id, batchNumber: row.batchNumber, offer: terms, createUser };
}
