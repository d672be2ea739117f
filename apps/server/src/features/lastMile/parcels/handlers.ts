import type { HandlerOutput, ParsedInput } from '@pressroom/contract/endpoint';
import type { lastMileParcels } from '@pressroom/contract/lastMile/parcels';
import type { Message } from '@pressroom/contract/message';
import type { Act } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';
import type { Handlers } from '../../../platform/http/context.ts';
import { decimalAmount } from '../../../platform/minorUnits.ts';
import { refuseStale } from '../../../platform/stale.ts';
import { findAnyChannel } from '../../channels/channels.public.ts';
import { forgetParcels, findSharing, lockOrders, setParcels } from '../../orders/orders.public.ts';
import { findLiveOf } from '../buy/labels.queries.ts';
import { findMoney } from '../buy/money.ts';
import { findOrderLabels } from '../buy/orderLabels.queries.ts';
import { limitsOf } from '../price/priceRow.ts';
import { findQuotes, type Quote } from '../price/quotes.queries.ts';
import { rowObjection } from '../rows/objection.ts';
import { findRows, lockRows, type RowRecord, setRows } from '../rows/rows.queries.ts';
import { findMembers } from './members.ts';
import { noLimits } from '../shipment/plan.ts';
import { findShipments, missingPieces, planFor, type Shipment } from '../shipment/shipment.ts';

type RowShipment = HandlerOutput<typeof lastMileParcels.shipment>;

export const parcelHandlers: Handlers<typeof lastMileParcels> = {
  async shipment({ db, input }) {
    const row = await getRow(db, input.id);
    return present(db, row);
  },

  saveShipment: async (context) => save(context, context.input),

  async quotes({ db, input }) {
    await getRow(db, input.id);
    return (await findQuotes(db, input.id)).map(presentQuote);
  },

  async orderLabels({ db, input }) {
    const [labels, money] = [await findOrderLabels(db, input.orderId), await findMoney(db, input.orderId)];
    return {
      labels,
      money: money.map(({ amount, currency, ...entry }) => ({
        ...entry,
        currency,
        amount: decimalAmount(BigInt(amount), currency),
      })),
    };
  },
};

async function getRow(db: Db, id: string): Promise<RowRecord> {
  const [row] = await findRows(db, [id]);
  return row ?? fail(404, 'platform.notFound');
}

async function present(db: Db, row: RowRecord): Promise<RowShipment> {
  const shipment = (await findShipments(db, [row.orderId])).get(row.orderId);
  if (!shipment) fail(404, 'platform.notFound');
  const channel = row.channelId ? await findAnyChannel(db, row.channelId) : undefined;
  const plan = planFor(shipment, channel ? limitsOf(channel) : noLimits, channel?.channelName ?? '');
  const { destination, order, lines, parcels } = shipment;
  return {
    id: row.id,
    thirdOrderNumber: order.thirdOrderNumber,
    parcels: 'parcels' in plan ? plan.parcels : parcels.map(shown),
    entered: order.parcelsEntered,
    pieces: lines.map(({ id, lineNo, productCode, num }) => ({ lineId: id, lineNo, productCode, num })),
    members: await findMembers(db, shipment),
    countryCode: destination.countryCode,
    stateCode: destination.stateCode,
    faults: [...destination.faults, ...('faults' in plan ? plan.faults : [])],
    gmtModified: row.gmtModified,
  };
}

function shown({ lengthCm, widthCm, heightCm, weightGrams, contents }: Shipment['parcels'][number]) {
  return { lengthCm, widthCm, heightCm, weightGrams, contents: [...contents] };
}

/** Keeps what a person has entered. What is wrong with it is said at once, and nothing is kept. */
async function save(
  act: Act,
  { id, parcels, members, gmtModified }: ParsedInput<typeof lastMileParcels.saveShipment>,
): Promise<RowShipment> {
  const { tx, audit } = act;
  const row = await getRow(tx, id);
  const former = await findSharing(tx, [row.orderId]);
  const wanted = await findMembers(tx, { ...row, numbers: members });
  await lockOrders(tx, [...new Set([...former, ...wanted.map((one) => one.id)])].toSorted(byNumber));
  const [held] = await lockRows(tx, [id]);
  if (!held) fail(404, 'platform.notFound');
  await refuseStale(tx, { object: 'lastMileRows', record: held, loaded: gmtModified, show: () => present(tx, held) });
  const objection = rowObjection('parcels', held);
  if (objection) refuse(objection);
  const before = (await findShipments(tx, [held.orderId])).get(held.orderId);
  if (!before) fail(404, 'platform.notFound');
  await refuseBought(tx, [...former, ...wanted.map((one) => one.id)], before);
  await forgetParcels(tx, former);
  if (parcels.length > 0) {
    if (wanted.length > 0 && parcels.length > 1) refuse({ key: 'lastMile.fault.memberParcels' });
    const orderIds = [held.orderId, ...wanted.map((one) => one.id)] as const;
    await setParcels(tx, [{ orderIds, plans: parcels, entered: true }]);
    const after = (await findShipments(tx, [held.orderId])).get(held.orderId)!;
    const [missing] = missingPieces(after.lines, after.parcels);
    if (missing) refuse(missing);
  }
  await setRows(tx, [id], {});
  const entry = ({ parcels: given }: Pick<RowShipment, 'parcels'>) => ({
    thirdOrderNumber: held.thirdOrderNumber,
    parcels: given.map(({ lengthCm, widthCm, heightCm, weightGrams }) => [lengthCm, widthCm, heightCm, weightGrams]),
  });
  const result = await present(tx, (await findRows(tx, [id]))[0]!);
  audit({
    object: 'lastMileRows',
    ids: [id],
    before: entry({ parcels: before.parcels.map(shown) }),
    after: { ...entry(result), members },
  });
  return result;
}

function byNumber(one: string, other: string): number {
  return Number(BigInt(one) - BigInt(other));
}

function refuse(reason: Message): never {
  fail(409, 'lastMile.refused', { params: { reason } });
}

/** What hangs on a bought label does not change any more. */
async function refuseBought(db: Db, orderIds: readonly string[], { order }: Shipment): Promise<void> {
  const shipments = await findShipments(db, orderIds);
  const parcelIds = [...shipments.values()].flatMap(({ parcels }) => parcels.map(({ id }) => id));
  const [live] = (await findLiveOf(db, parcelIds)).values();
  if (!live) return;
  const { batchNumber: batch, orderNumber } = live;
  if (orderNumber === order.thirdOrderNumber) refuse({ key: 'lastMile.order.bought', params: { batch } });
  refuse({ key: 'lastMile.order.sharedBought', params: { order: orderNumber, batch } });
}

function presentQuote({
  amount,
  currency,
  parcels,
  ...quote
}: Quote): HandlerOutput<typeof lastMileParcels.quotes>[number] {
  return {
    ...quote,
    price: amount === null ? null : { amount: decimalAmount(BigInt(amount), currency!), currency: currency! },
    parcels: parcels.map(({ lengthCm, widthCm, heightCm, weightGrams }) => ({
      lengthCm,
      widthCm,
      heightCm,
      weightGrams,
    })),
  };
}
