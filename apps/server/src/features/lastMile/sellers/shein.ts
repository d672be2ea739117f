import { marketplaceNames } from '@pressroom/contract/stores/marketplace';
import { MarketplaceFailure } from '@pressroom/marketplaces';
import {
  acceptSheinOrder,
  downloadSheinLabel,
  findSheinChannels,
  getSheinLabelLinks,
  getSheinOrder,
  getSheinPlacement,
  placeSheinParcel,
  type SheinChannels,
  type SheinOrder,
  type SheinPlacement,
  type SheinStore,
} from '@pressroom/marketplaces/shein';
import { askMarketplace, refuse } from './marketFailures.ts';
import { readPrice } from './readPrice.ts';
import {
  type CallOptions,
  type LabelOrder,
  type LabelSeller,
  type Offer,
  type ParcelToSend,
  SellerFailure,
  type WantedLabel,
} from './seller.ts';
import { assignedParcel, findPurchases, goodsIn, pickUpAddress, unitsOf } from './sheinParcels.ts';

const provider = marketplaceNames.shein;
const findLagMs = 120_000;
/** Begins the number of a parcel as long as SHEIN has told only that of the request. */
const requestPrefix = 'request:';

export interface SheinFacts {
  /** Where parcels are picked up; null: the only place that can ship the order. */
  warehouse: string | null;
}

/**
 * SHEIN's partnered logistics. An order whose carrier SHEIN assigns has its parcel without a purchase: `find` knows it,
 * and nothing is offered.
 */
export function openSheinSeller(store: SheinStore, facts: SheinFacts): LabelSeller {
  const asked = <T>(question: () => Promise<T>) => askMarketplace(provider, question);
  return {
    provider: 'shein',
    name: provider,
    findLagMs,
    printEndsSale: true,
    offers: (parcel, options) => asked(() => findOffers({ store, facts, parcel, options })),
    place: (label, options) => asked(() => place(store, label, options)),
    find: (label, options) => asked(() => find(store, label, options)),
    label: (label, options) => asked(() => fetchLabel(store, label, options)),
    cancel: () => Promise.resolve({ outcome: 'noCall' }),
  };
}

interface Question {
  store: SheinStore;
  facts: SheinFacts;
  parcel: ParcelToSend;
  options: CallOptions;
}

async function findOffers({ store, facts, parcel, options }: Question): Promise<Offer[]> {
  const order = await getSheinOrder(store, parcel.orderNumber, options);
  const { goodsIds } = goodsIn(order, parcel);
  if (isAssigned(order)) refuse('lastMile.market.noParcelYet', { provider });
  if (!order.mayUsePlatformLogistics) refuse('lastMile.market.ownOnly', { provider });
  const purchases = await findPurchases(store, { order, goodsIds }, options);
  refuseBought(purchases);
  const warehouseAddressCode = await pickUpAddress(store, order, { chosen: facts.warehouse, options });
  const { lengthCm, widthCm, heightCm, weightGrams } = parcel;
  const found = await findSheinChannels(
    store,
    {
      orderNo: order.orderNo,
      warehouseAddressCode,
      sizeCm: { length: String(lengthCm), width: String(widthCm), height: String(heightCm) },
      weightGrams: String(weightGrams),
      ...(order.cashOnDelivery && { goodsIds }),
    },
    options,
  );
  const known = purchases.map(({ deliveryNo }) => deliveryNo).join(',');
  return found.channels.map((channel) => offerOf(channel, { preRequestId: found.preRequestId, known }));
}

const isAssigned = ({ carrierChosenBy, mayUsePlatformLogistics }: SheinOrder) =>
  carrierChosenBy === 'platform' && mayUsePlatformLogistics;

/** There is no reference of ours in SHEIN's calls: what was there before we asked is somebody else's. */
function refuseBought(purchases: readonly SheinPlacement[]): void {
  const live = purchases.find(({ state }) => state !== 'failed');
  if (live) refuse('lastMile.market.bought', { provider, number: live.deliveryNo ?? '' });
}

function offerOf(
  { channelCode, name, carrier, cost, currency, minDays, maxDays }: SheinChannels['channels'][number],
  terms: Record<string, string>,
): Offer {
  const price = readPrice(cost, currency);
  const about = {
    channelCode,
    channelName: name ?? carrier ?? channelCode,
    ...(minDays !== undefined && { minDays }),
    ...(maxDays !== undefined && { maxDays }),
  };
  if (!price) return { ...about, problem: unreadable(cost && `${cost} ${currency ?? ''}`.trim()), terms };
  return { ...about, price, terms: { ...terms, amount: String(price.amount), currency: price.currency } };
}

function unreadable(price: string | undefined): NonNullable<Offer['problem']> {
  return price
    ? { key: 'lastMile.market.unreadablePrice', params: { price } }
    : { key: 'lastMile.market.noPriceNamed' };
}

async function place(store: SheinStore, label: WantedLabel, options: CallOptions): Promise<LabelOrder> {
  const { parcel, channelCode, terms } = label;
  const order = await getSheinOrder(store, parcel.orderNumber, options);
  const { goodsIds, isWhole } = goodsIn(order, parcel);
  refuseBought(await findPurchases(store, { order, goodsIds }, options));
  if (order.status === 'pending') await takeUp(store, order.orderNo, options);
  const { placeRequestId, deliveryNo } = await placeSheinParcel(
    store,
    {
      preRequestId: terms['preRequestId'] ?? '',
      channelCode,
      parcels: [{ orderNo: order.orderNo, ...(!isWhole && { goodsIds }) }],
    },
    options,
  );
  // the carrier's own answer takes seconds: only `find` knows it
  return { state: 'placed', providerNumber: deliveryNo ?? requestPrefix + placeRequestId, ...priceIn(terms) };
}

/** Nothing is bought by it: a second try does no harm, whatever became of the first. */
async function takeUp(store: SheinStore, orderNo: string, options: CallOptions): Promise<void> {
  try {
    await acceptSheinOrder(store, orderNo, options);
  } catch (failure) {
    if (!(failure instanceof MarketplaceFailure) || failure.kind !== 'unknownOutcome') throw failure;
    throw new SellerFailure('later', { key: 'lastMile.seller.unavailable', params: { provider } }, { cause: failure });
  }
}

/** SHEIN's price of a parcel is the one of the prices that the order for it refers to. */
function priceIn({ amount, currency }: WantedLabel['terms']): Pick<LabelOrder, 'price'> {
  return amount === undefined || currency === undefined ? {} : { price: { amount: BigInt(amount), currency } };
}

/** For a label that was never sent: what is there, whoever has arranged it. */
async function find(store: SheinStore, label: WantedLabel, options: CallOptions): Promise<LabelOrder | 'none'> {
  const { parcel, channelCode, terms, providerNumber, sentAt } = label;
  const order = await getSheinOrder(store, parcel.orderNumber, options);
  const goodsIds = unitsOf(order, parcel);
  if (isAssigned(order)) return describeAssigned(order, goodsIds);
  if (providerNumber !== null) {
    const placement = await getSheinPlacement(store, numberOf(providerNumber), options);
    return describe(order, { ...placement, deliveryNo: placement.deliveryNo ?? providerNumber }, terms);
  }
  const known = (terms['known'] ?? '').split(',');
  const purchases = await findPurchases(store, { order, goodsIds }, options);
  const since = purchases.filter(
    (purchase) =>
      sentAt === null ||
      (!known.includes(purchase.deliveryNo) && (purchase.channelCode ?? channelCode) === channelCode),
  );
  const found = since.find(({ state }) => state !== 'failed') ?? since[0];
  return found ? describe(order, found, terms) : 'none';
}

function numberOf(providerNumber: string): Parameters<typeof getSheinPlacement>[1] {
  return providerNumber.startsWith(requestPrefix)
    ? { placeRequestId: providerNumber.slice(requestPrefix.length) }
    : { deliveryNo: providerNumber };
}

function describe(
  order: SheinOrder,
  { deliveryNo, state, failReason }: SheinPlacement & { deliveryNo: string },
  terms: WantedLabel['terms'],
): LabelOrder {
  if (state === 'failed')
    return { state: 'failed', providerNumber: deliveryNo, ...(failReason && { reason: failReason }) };
  const parcel = order.parcels.find((each) => each.deliveryNo === deliveryNo);
  const isReady = state === 'placed' && Boolean(parcel?.trackingNumber);
  return {
    state: isReady ? 'ready' : 'placed',
    providerNumber: deliveryNo,
    ...(parcel?.trackingNumber && { trackingNumber: parcel.trackingNumber }),
    ...(parcel?.carrier && { carrierName: parcel.carrier }),
    ...priceIn(terms),
  };
}

/** Nothing is paid here for what SHEIN has arranged: it takes its price from what it pays out. */
function describeAssigned(order: SheinOrder, goodsIds: readonly string[]): LabelOrder | 'none' {
  const parcel = assignedParcel(order, goodsIds);
  if (!parcel) return 'none';
  const { packageNo, trackingNumber, carrier } = parcel;
  return {
    state: trackingNumber ? 'ready' : 'placed',
    providerNumber: packageNo,
    ...(trackingNumber && { trackingNumber }),
    ...(carrier && { carrierName: carrier }),
  };
}

async function fetchLabel(
  store: SheinStore,
  { parcel, providerNumber }: WantedLabel & { providerNumber: string },
  options: CallOptions,
): Promise<Uint8Array | 'notReady'> {
  const order = await getSheinOrder(store, parcel.orderNumber, options);
  if (isAssigned(order)) return download(store, { orderNo: order.orderNo, packageNo: [providerNumber] }, options);
  const { state, failReason, deliveryNo } = await getSheinPlacement(store, numberOf(providerNumber), options);
  if (state === 'failed') refuse('lastMile.seller.failedThere', { provider, reason: failReason ?? '' });
  if (state !== 'placed' || !deliveryNo) return 'notReady';
  return download(store, { deliveryNo }, options);
}

async function download(
  store: SheinStore,
  of: Parameters<typeof getSheinLabelLinks>[1],
  options: CallOptions,
): Promise<Uint8Array | 'notReady'> {
  const { links, refused } = await getSheinLabelLinks(store, of, options);
  const [link] = links;
  if (link) return downloadSheinLabel(store, link, options);
  const remark = refused.find((row) => row.remark)?.remark;
  if (remark) throw new SellerFailure('later', { key: 'lastMile.seller.said', params: { provider, reason: remark } });
  return 'notReady';
}
