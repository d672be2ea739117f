import type { Message } from '@pressroom/contract/message';
import type { Act } from '../../../platform/act.ts';
import { sideBySide } from '../../../platform/sideBySide.ts';
import { findParcels, type OrderRecord } from '../../orders/orders.public.ts';
import { quotedParcels, sumOf } from '../price/priceRow.ts';
import { insertQuotes, type NewQuote, type QuotedParcel } from '../price/quotes.queries.ts';
import { orderObjection } from '../rows/objection.ts';
import type { RowRecord } from '../rows/rows.queries.ts';
import { chooseOffer } from '../sellers/choose.ts';
import { openMarketSeller } from '../sellers/openMarketSeller.ts';
import { type LabelOrder, type LabelSeller, type Offer, SellerFailure, type WantedLabel } from '../sellers/seller.ts';
import { noLimits, type PlannedParcel } from '../shipment/plan.ts';
import { findShipments, parcelToSend, planFor, type Shipment, shipmentsOf } from '../shipment/shipment.ts';
import { findBoughtElsewhere, intend } from './intend.ts';
import { findLive, setLabel } from './labels.queries.ts';
import { arrange, chooseChannel, refuseRow } from './steps.ts';
import type { Work } from './work.ts';

const laterMs = 15_000;

/**
 * Chooses the marketplace's logistics for a row by its store's rule, and records what is about to be bought. A parcel that
 * the marketplace has arranged already is taken as it is.
 */
export async function arrangeAtMarket(work: Work): Promise<number | undefined> {
  const { app, row } = work;
  const shipment = (await findShipments(app.db, [row.orderId])).get(row.orderId);
  if (!shipment) return refuse(work, { key: 'lastMile.order.unknown' });
  // as far as it is known here, the marketplace need not be asked; it is decided when the intention is recorded
  const objection = objectionTo(row, shipment.orders) ?? (await findBoughtElsewhere(app.db, { row, shipment }));
  if (objection) return refuse(work, objection);
  const plan = planFor(shipment, noLimits, '');
  if ('faults' in plan) return refuse(work, sideBySide(plan.faults)!);
  try {
    const opened = await openMarketSeller(app, app.db, shipment.order.shopId);
    if ('problem' in opened) return await refuse(work, opened.problem);
    const { seller, rule } = opened;
    const there = await findThere(work, seller, shipment, plan.parcels);
    const bare = quotedParcels(plan.parcels, []);
    if (there) return await adopt(work, { seller, shipment, parcels: bare, there });
    const offers: Offer[][] = [];
    for (const parcel of plan.parcels)
      offers.push(await seller.offers(parcelToSend(shipment, parcel), { signal: work.signal }));
    const { quotes, chosen, problem } = judge(seller, { parcels: plan.parcels, offers, rule });
    if (!chosen) return await refuse(work, problem, quotes);
    return await buy(work, { seller, shipment, quotes, chosen });
  } catch (failure) {
    if (!(failure instanceof SellerFailure)) throw failure;
    if (failure.kind !== 'later') return refuse(work, failure.problem);
    return failure.retryAfterMs ?? laterMs;
  }
}

function objectionTo({ labelType }: RowRecord, orders: readonly OrderRecord[]): Message | undefined {
  return orders.map((order) => orderObjection(order, labelType)).find((objection) => objection !== undefined);
}

async function refuse(work: Work, problem: Message, quotes: readonly NewQuote[] = []): Promise<undefined> {
  await refuseRow(work, problem, quotes);
}

interface Judged {
  quotes: NewQuote[];
  chosen?: NewQuote;
  problem: Message;
}

/** Each channel with the prices of all parcels together, and which one the store's rule takes. */
function judge(
  { provider, name }: LabelSeller,
  {
    parcels,
    offers,
    rule,
  }: { parcels: readonly PlannedParcel[]; offers: readonly Offer[][]; rule: Parameters<typeof chooseOffer>[1] },
): Judged {
  const [first = []] = offers;
  const quotes = first.map(({ channelCode, channelName }): NewQuote => {
    const its = offers.map((ones) => ones.find((offer) => offer.channelCode === channelCode));
    const complete = its.filter((offer) => offer !== undefined);
    const sum =
      complete.length === parcels.length ? sumOf(complete) : { problem: { key: 'lastMile.seller.noPrice' } as const };
    const head = { channelId: null, provider, supplierName: name, channelType: null, channelCode, channelName };
    return { ...head, ...sum, parcels: quotedParcels(parcels, complete) };
  });
  const ruled = chooseOffer(quotes, rule);
  return 'chosen' in ruled
    ? { quotes, chosen: ruled.chosen, problem: { key: 'lastMile.seller.noPrice' } }
    : { quotes, problem: ruled.problem };
}

async function findThere(
  { row, signal }: Work,
  seller: LabelSeller,
  shipment: Shipment,
  parcels: readonly PlannedParcel[],
): Promise<LabelOrder | undefined> {
  const [parcel] = parcels;
  const wanted: WantedLabel = {
    reference: `${row.batchNumber}-${row.id}`,
    channelCode: '',
    terms: {},
    providerNumber: null,
    sentAt: null,
    parcel: parcelToSend(shipment, parcel!),
  };
  const found = await seller.find(wanted, { signal });
  return found === 'none' || found.state === 'failed' || found.state === 'cancelled' ? undefined : found;
}

interface Arranged {
  seller: LabelSeller;
  shipment: Shipment;
  parcels: readonly QuotedParcel[];
}

/** The intention, in one transaction with what it rests on; the next step sends it. */
async function buy(
  work: Work,
  { quotes, chosen, ...arranged }: Omit<Arranged, 'parcels'> & { quotes: readonly NewQuote[]; chosen: NewQuote },
): Promise<number | undefined> {
  const { channelCode, channelName, parcels } = chosen;
  await arrange(work, async (act, { row, orders }) => {
    const round = row.round + 1;
    await insertQuotes(act.tx, { rowId: row.id, round }, { quotes, chosen });
    await chooseChannel(act, row, { round, chosen });
    return intendAll(act, { ...arranged, parcels, channelCode, channelName }, { row, orders });
  });
  return 0;
}

/** What is there already costs nothing here: whoever arranged it has paid for it. */
async function adopt(work: Work, { there, ...arranged }: Arranged & { there: LabelOrder }): Promise<number> {
  await arrange(work, async (act, { row, orders }) => {
    const { name } = arranged.seller;
    const problem = await intendAll(act, { ...arranged, channelCode: '', channelName: name }, { row, orders });
    if (problem) return problem;
    const { providerNumber, trackingNumber, carrierName } = there;
    for (const label of await findLive(act.tx, row.id))
      await setLabel(act.tx, label.id, {
        state: 'placed',
        providerNumber,
        trackingNumber,
        carrierName,
        sent: { recipient: null },
      });
    return undefined;
  });
  return 0;
}

async function intendAll(
  { tx }: Act,
  { seller, shipment, parcels, ...channel }: Arranged & { channelCode: string; channelName: string },
  { row, orders }: { row: RowRecord; orders: OrderRecord[] },
): Promise<Message | undefined> {
  const problem = objectionTo(row, orders);
  if (problem) return problem;
  const { provider } = seller;
  const source = { provider, channelId: null, storeId: shipment.order.shopId, ...channel };
  const held = await findParcels(tx, [row.orderId]);
  const now = shipmentsOf([row.orderId], orders, held).get(row.orderId)!;
  const refused = await intend(tx, [{ row, shipment: now, parcels, source, createUser: row.createUser }]);
  return refused.get(row.id);
}
