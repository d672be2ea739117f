import type { Message } from '@pressroom/contract/message';
import type { Act } from '../../../platform/act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sideBySide } from '../../../platform/sideBySide.ts';
import { findParcels, type OrderParcel, type OrderRecord } from '../../orders/orders.public.ts';
import { quotedParcels, sumOf } from '../price/priceRow.ts';
import { insertQuotes, type NewQuote, type QuotedParcel } from '../price/quotes.queries.ts';
import { orderObjection } from '../rows/objection.ts';
import type { RowRecord } from '../rows/rows.queries.ts';
import { chooseOffer, type ShippingRule } from '../sellers/choose.ts';
import { openMarketSeller } from '../sellers/openMarketSeller.ts';
import { type LabelOrder, type LabelSeller, type Offer, SellerFailure, type WantedLabel } from '../sellers/seller.ts';
import { noLimits, type PlannedParcel } from '../shipment/plan.ts';
import { findShipments, parcelToSend, planFor, type Shipment, shipmentsOf, sizesOf } from '../shipment/shipment.ts';
import { findBoughtElsewhere, intend } from './intend.ts';
import { findLive, type Label, setLabel } from './labels.queries.ts';
import { arrange, chooseChannel, refuseRow } from './rowSteps.ts';
import type { Work } from './work.ts';

const laterMs = 15_000;

/**
 * Chooses the marketplace's logistics for a row by its store's rule, and records what is about to be bought: a label for each
 * parcel without one. A parcel that the marketplace has arranged already is taken as it is.
 */
export async function arrangeAtMarket(work: Work): Promise<number | undefined> {
  const { app, row } = work;
  const shipment = (await findShipments(app.db, [row.orderId])).get(row.orderId);
  if (!shipment) return refuse(work, { key: 'lastMile.order.unknown' });
  const bought = await findLive(app.db, row.id);
  // as far as it is known here, the marketplace need not be asked; it is decided when the intention is recorded
  const objection = objectionTo(row, { ...shipment, bought }) ?? (await findBoughtElsewhere(app.db, { row, shipment }));
  if (objection) return refuse(work, objection);
  const plan = bought.length > 0 ? { parcels: shipment.parcels.map(sizesOf) } : planFor(shipment, noLimits, '');
  if ('faults' in plan) return refuse(work, sideBySide(plan.faults)!);
  const { parcels } = plan;
  try {
    const opened = await openMarketSeller(app, app.db, shipment.order.shopId);
    if ('problem' in opened) return await refuse(work, opened.problem);
    const { seller, rule } = opened;
    const has = new Set(bought.map(({ parcelId }) => parcelId));
    const open = [...parcels.keys()].filter((at) => !has.has(shipment.parcels[at]?.id ?? ''));
    const there = await findThere(work, seller, { shipment, parcels, open });
    const numbers = [...there.values(), ...bought].flatMap(({ providerNumber }) => providerNumber ?? []);
    if (new Set(numbers).size < numbers.length)
      return await refuse(work, { key: 'lastMile.market.splitLine', params: { provider: seller.name } });
    const arranged = { seller, shipment, there };
    const unsold = open.filter((at) => !there.has(at));
    if (unsold.length === 0) return await adopt(work, { ...arranged, parcels: quotedParcels(parcels, []) });
    const offers = new Map<number, Offer[]>();
    for (const at of unsold)
      offers.set(at, await seller.offers(parcelToSend(shipment, parcels[at]!), { signal: work.signal }));
    const { quotes, chosen, problem } = judge(seller, { parcels, offers, rule });
    if (!chosen) return await refuse(work, problem, quotes);
    return await buy(work, { ...arranged, quotes, chosen });
  } catch (failure) {
    if (!(failure instanceof SellerFailure)) throw failure;
    if (failure.kind !== 'later') return refuse(work, failure.problem);
    return failure.retryAfterMs ?? laterMs;
  }
}

interface Ground {
  orders: readonly OrderRecord[];
  parcels: readonly OrderParcel[];
  /** The row's own labels. */
  bought: readonly Pick<Label, 'parcelId'>[];
}

function objectionTo({ labelType }: RowRecord, { orders, parcels, bought }: Ground): Message | undefined {
  const has = new Set(bought.map(({ parcelId }) => parcelId));
  const own = parcels.flatMap(({ id, trackingNumber }) => (has.has(id) && trackingNumber) || []);
  return orders.map((order) => orderObjection(order, labelType, own)).find((objection) => objection !== undefined);
}

async function refuse(work: Work, problem: Message, quotes: readonly NewQuote[] = []): Promise<undefined> {
  await refuseRow(work, problem, quotes);
}

interface Judged {
  quotes: NewQuote[];
  chosen?: NewQuote;
  problem: Message;
}

interface Offered {
  parcels: readonly PlannedParcel[];
  /** By the parcel's place. */
  offers: ReadonlyMap<number, readonly Offer[]>;
  rule: ShippingRule;
}

/** Each channel with the prices of all parcels together, and which one the store's rule takes. */
function judge({ provider, name }: LabelSeller, { parcels, offers, rule }: Offered): Judged {
  const [first = []] = offers.values();
  const quotes = first.map(({ channelCode, channelName }): NewQuote => {
    const its = parcels.map((_, at) => offers.get(at)?.find((offer) => offer.channelCode === channelCode));
    const complete = its.filter((offer) => offer !== undefined);
    const sum =
      complete.length === offers.size ? sumOf(complete) : { problem: { key: 'lastMile.seller.noPrice' } as const };
    const head = { channelId: null, provider, supplierName: name, channelType: null, channelCode, channelName };
    return { ...head, ...sum, parcels: quotedParcels(parcels, its) };
  });
  const ruled = chooseOffer(quotes, rule);
  return 'chosen' in ruled
    ? { quotes, chosen: ruled.chosen, problem: { key: 'lastMile.seller.noPrice' } }
    : { quotes, problem: ruled.problem };
}

/** By its parcel's place, what the marketplace has for it already. */
type There = ReadonlyMap<number, LabelOrder>;

async function findThere(
  { row, signal }: Work,
  seller: LabelSeller,
  { shipment, parcels, open }: { shipment: Shipment; parcels: readonly PlannedParcel[]; open: readonly number[] },
): Promise<There> {
  const there = new Map<number, LabelOrder>();
  for (const at of open) {
    const wanted: WantedLabel = {
      reference: `${row.batchNumber}-${row.id}`,
      channelCode: '',
      terms: {},
      providerNumber: null,
      sentAt: null,
      parcel: parcelToSend(shipment, parcels[at]!),
    };
    const found = await seller.find(wanted, { signal });
    if (found !== 'none' && found.state !== 'failed' && found.state !== 'cancelled') there.set(at, found);
  }
  return there;
}

interface Arranged {
  seller: LabelSeller;
  shipment: Shipment;
  parcels: readonly QuotedParcel[];
  there: There;
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

/** Nothing is left to be bought. */
async function adopt(work: Work, arranged: Arranged): Promise<number> {
  const { name: channelName } = arranged.seller;
  await arrange(work, (act, locked) => intendAll(act, { ...arranged, channelCode: '', channelName }, locked));
  return 0;
}

async function intendAll(
  { tx }: Act,
  { seller, shipment, parcels, there, ...channel }: Arranged & { channelCode: string; channelName: string },
  { row, orders }: { row: RowRecord; orders: OrderRecord[] },
): Promise<Message | undefined> {
  const held = await findParcels(tx, [row.orderId]);
  const bought = await findLive(tx, row.id);
  const now = shipmentsOf([row.orderId], orders, held).get(row.orderId)!;
  const problem = objectionTo(row, { orders, parcels: now.parcels, bought });
  if (problem) return problem;
  const { provider } = seller;
  const source = { provider, channelId: null, storeId: shipment.order.shopId, ...channel };
  const refused = await intend(tx, [{ row, shipment: now, parcels, source, createUser: row.createUser }]);
  if (!refused.has(row.id)) await takeThere(tx, row, there);
  return refused.get(row.id);
}

/** What is there already is taken, and not bought again. Its price counts where the marketplace names it: the store has paid it. */
async function takeThere(tx: Tx, { id, orderId }: RowRecord, there: There): Promise<void> {
  const parcels = (await findParcels(tx, [orderId])).get(orderId) ?? [];
  for (const label of await findLive(tx, id)) {
    const found = there.get(parcels.findIndex((parcel) => parcel.id === label.parcelId));
    if (!found || label.state !== 'waiting') continue;
    const { providerNumber, trackingNumber, carrierName } = found;
    const sent = { recipient: null };
    await setLabel(tx, label.id, { state: 'placed', providerNumber, trackingNumber, carrierName, sent });
  }
}
