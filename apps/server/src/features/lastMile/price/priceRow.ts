import type { Message } from '@pressroom/contract/message';
import { centsOf } from '@pressroom/contract/fields/amounts';
import type { App } from '../../../platform/app.ts';
import { sideBySide } from '../../../platform/sideBySide.ts';
import { type ChannelRecord, findEnabledChannels } from '../../channels/channels.public.ts';
import type { RowRecord } from '../rows/rows.queries.ts';
import { openChannelSeller, senderFaults } from '../sellers/openSeller.ts';
import { type Offer, type Provider, SellerFailure } from '../sellers/seller.ts';
import type { PlannedParcel } from '../shipment/plan.ts';
import { findShipments, parcelToSend, planFor, type Shipment } from '../shipment/shipment.ts';
import { choosePrice } from './choose.ts';
import type { NewQuote, QuotedParcel } from './quotes.queries.ts';

type ChannelQuote = NewQuote & { defaultWithin?: bigint };

/** Which row's prices are asked for. */
interface Asking {
  app: App;
  row: RowRecord;
  signal: AbortSignal;
}

/** What all channels that were asked have said; `problem`: why none was chosen. */
export interface Prices {
  quotes: NewQuote[];
  chosen?: NewQuote;
  problem?: Message;
}

/** Asks the row's channel, or all enabled ones, what its shipment costs. Everything that stands in the way is said before any call. */
export async function priceRow(work: Asking): Promise<Prices> {
  const { app, row } = work;
  const shipment = (await findShipments(app.db, [row.orderId])).get(row.orderId);
  if (!shipment) return { quotes: [], problem: { key: 'lastMile.order.unknown' } };
  const { faults } = shipment.destination;
  if (faults.length > 0) return { quotes: [], problem: sideBySide(faults)! };
  const channels = await findEnabledChannels(app.db, askedOf(row));
  if (channels.length === 0) return { quotes: [], problem: { key: 'lastMile.noChannel' } };
  const asked = await Promise.all(channels.map((channel) => priceOfChannel(work, shipment, channel)));
  const { chosen, others } = choosePrice(asked);
  const quotes = asked.map((quote) => {
    if (quote === chosen || !others.includes(quote)) return quote;
    const problem: Message = { key: 'lastMile.fault.otherCurrency', params: { currency: quote.price!.currency } };
    return { ...quote, problem };
  });
  if (chosen) return { quotes, chosen };
  const problems = quotes.flatMap(({ problem }) => problem ?? []);
  const [only] = problems;
  return { quotes, problem: channels.length === 1 && only ? only : { key: 'lastMile.seller.noPrice' } };
}

function askedOf({ askedChannelId, askedSystem }: RowRecord) {
  if (askedChannelId) return { ids: [askedChannelId] };
  return askedSystem ? { system: askedSystem } : {};
}

async function priceOfChannel(work: Asking, shipment: Shipment, channel: ChannelRecord): Promise<ChannelQuote> {
  const limits = limitsOf(channel);
  const plan = planFor(shipment, limits, channel.channelName);
  const sender = senderFaults(channel);
  const head = headOf(channel);
  const faults = [...sender, ...('faults' in plan ? plan.faults : [])];
  if ('faults' in plan || faults.length > 0) return { ...head, problem: sideBySide(faults)!, parcels: [] };
  try {
    const seller = await openChannelSeller(work.app, channel);
    const offers: Offer[] = [];
    for (const parcel of plan.parcels) {
      const [offer] = await seller.offers(parcelToSend(shipment, parcel), { signal: work.signal });
      if (offer) offers.push(offer);
    }
    return { ...head, ...sumOf(offers), parcels: quotedParcels(plan.parcels, offers) };
  } catch (failure) {
    if (!(failure instanceof SellerFailure)) throw failure;
    return { ...head, problem: failure.problem, parcels: quotedParcels(plan.parcels, []) };
  }
}

/** The limits of a channel as numbers. */
export function limitsOf({ maxWeightGrams, maxLengthCm, maxGirthCm }: ChannelRecord) {
  const number = (value: string | null) => (value === null ? null : Number(value));
  return {
    maxWeightGrams: number(maxWeightGrams),
    maxLengthCm: number(maxLengthCm),
    maxGirthCm: number(maxGirthCm),
  };
}

function headOf(channel: ChannelRecord): Omit<ChannelQuote, 'parcels'> {
  const { id, systemCode, supplierName, channelType, channelCode, channelName, isDefault, defaultMoney } = channel;
  return {
    channelId: id,
    provider: systemCode as Provider,
    supplierName,
    channelType,
    channelCode,
    channelName,
    ...(isDefault && defaultMoney !== null && { defaultWithin: centsOf(defaultMoney) }),
  };
}

/** The prices of all parcels of one channel together, where each has one in the same currency; else the first reason. */
export function sumOf(offers: readonly Offer[]): Pick<NewQuote, 'price' | 'problem' | 'minDays' | 'maxDays'> {
  const problem = offers.find((offer) => offer.problem)?.problem;
  const [first] = offers;
  const currency = first?.price?.currency;
  if (problem || !currency || offers.some(({ price }) => price?.currency !== currency))
    return { problem: problem ?? { key: 'lastMile.seller.noPrice' } };
  const amount = offers.reduce((sum, { price }) => sum + price!.amount, 0n);
  const days = offers.flatMap(({ minDays, maxDays }) => [minDays ?? maxDays ?? 0, maxDays ?? minDays ?? 0]);
  const known = days.some((count) => count > 0);
  return { price: { amount, currency }, ...(known && { minDays: Math.min(...days), maxDays: Math.max(...days) }) };
}

export function quotedParcels(
  parcels: readonly PlannedParcel[],
  offers: readonly (Offer | undefined)[],
): QuotedParcel[] {
  return parcels.map((parcel, at) => ({ ...parcel, terms: offers[at]?.terms ?? {} }));
}
