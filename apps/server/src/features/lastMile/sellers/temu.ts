import { marketplaceNames } from '@pressroom/contract/stores/marketplace';
import {
  createTemuShipment,
  downloadTemuLabel,
  findTemuShipments,
  findTemuShippingServices,
  getTemuLabelLinks,
  getTemuOrder,
  type TemuAcceptance,
  type TemuOrder,
  temuOrderLabel,
  type TemuPackage,
  type TemuParcel,
  temuProblemOf,
  type TemuShipment,
  type TemuShippingServices,
  type TemuStore,
} from '@pressroom/marketplaces/temu';
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
import { findPurchases, isLive, labelWarehouse, linesOf, linesToShip } from './temuPackages.ts';

const provider = marketplaceNames.temu;
/** It is not documented how soon a new package shows. */
const findLagMs = 120_000;

export interface TemuFacts {
  /** Where parcels leave from, as chosen for labels, and as chosen for the store's stock. */
  warehouse: string | null;
  stockWarehouse: string | null;
  /** The buyer's requests that a person has decided to ignore for this order. */
  acceptancesOf: (orderNumber: string) => Promise<readonly TemuAcceptance[]>;
}

/** TEMU's own logistics. A label that is bought leaves the order unshipped until the shipment is confirmed. */
export function openTemuSeller(store: TemuStore, facts: TemuFacts): LabelSeller {
  const asked = <T>(question: () => Promise<T>) => askMarketplace(provider, question);
  return {
    provider: 'temu',
    name: provider,
    findLagMs,
    offers: (parcel, options) => asked(() => findOffers({ store, facts, options }, parcel)),
    place: (label, options) => asked(() => place({ store, facts, options }, label)),
    find: (label, options) => asked(() => find(store, label, options)),
    label: (label, options) => asked(() => fetchLabel(store, label, options)),
    cancel: () => Promise.resolve({ outcome: 'noCall' }),
  };
}

interface Asking {
  store: TemuStore;
  facts: TemuFacts;
  options: CallOptions;
}

async function findOffers({ store, facts, options }: Asking, parcel: ParcelToSend): Promise<Offer[]> {
  const order = await getTemuOrder(store, parcel.orderNumber, options);
  const lines = linesToShip(order, parcel);
  const purchases = await findPurchases(store, { order, lines }, options);
  refuseBought(purchases);
  const { warehouse: chosen, stockWarehouse: preferred } = facts;
  const warehouseId = await labelWarehouse(store, { chosen, preferred }, options);
  const known = purchases.map(({ packageSn }) => packageSn).join(',');
  const { available, unavailable } = await findTemuShippingServices(
    store,
    {
      warehouseId,
      parcel: measuresOf(parcel),
      contents: { orderSns: lines.map(({ orderSn }) => orderSn) },
      ...(needsSignature(order) && { signatureOnDelivery: true }),
    },
    options,
  );
  return [
    ...available.map((service) => offerOf(service, { warehouseId, known })),
    ...unavailable.map(({ channelId, carrier, shipLogisticsType, reason }) => ({
      channelCode: channelId ?? '',
      channelName: nameOf(carrier, shipLogisticsType),
      problem: reason
        ? { key: 'lastMile.seller.said' as const, params: { provider, reason } }
        : { key: 'lastMile.market.noPriceNamed' as const },
      terms: {},
    })),
  ];
}

/** There is no reference of ours in TEMU's calls: what was there before we asked is somebody else's. */
function refuseBought(purchases: readonly TemuPackage[]): void {
  const live = purchases.find(isLive);
  if (live) refuse('lastMile.market.bought', { provider, number: live.packageSn });
}

const needsSignature = ({ labels }: TemuOrder) => labels.includes(temuOrderLabel.signatureRequired);

const nameOf = (carrier: string | undefined, type: string | undefined) => [carrier, type].filter(Boolean).join(' ');

function measuresOf({ lengthCm, widthCm, heightCm, weightGrams }: ParcelToSend): TemuParcel {
  return {
    weightGrams: String(weightGrams),
    sizeCm: { length: String(lengthCm), width: String(widthCm), height: String(heightCm) },
  };
}

function offerOf(
  {
    channelId,
    shipCompanyId,
    carrier,
    shipLogisticsType,
    cost,
    costText,
    currency,
    signServiceId,
  }: TemuShippingServices['available'][number],
  terms: Record<string, string>,
): Offer {
  const about = { channelCode: channelId, channelName: nameOf(carrier, shipLogisticsType) || channelId };
  const all = { ...terms, shipCompanyId, ...(signServiceId !== undefined && { signServiceId }) };
  const price = readPrice(cost, currency);
  if (price) return { ...about, price, terms: all };
  return {
    ...about,
    problem: costText
      ? { key: 'lastMile.market.unreadablePrice', params: { price: costText } }
      : { key: 'lastMile.market.noPriceNamed' },
    terms: all,
  };
}

async function place({ store, facts, options }: Asking, label: WantedLabel): Promise<LabelOrder> {
  const { parcel, channelCode, terms } = label;
  const { warehouseId = '', shipCompanyId = '', signServiceId } = terms;
  const order = await getTemuOrder(store, parcel.orderNumber, options);
  const lines = linesToShip(order, parcel);
  refuseBought(await findPurchases(store, { order, lines }, options));
  const confirmAcceptance = [...(await facts.acceptancesOf(order.parentOrderSn))];
  const { packageSns } = await createTemuShipment(
    store,
    {
      sendType: 'whole',
      shipLater: { hours: store.zone === 'US' ? 120 : 96 },
      packages: [
        {
          warehouseId,
          shipCompanyId,
          by: { channelId: channelCode },
          parcel: measuresOf(parcel),
          items: lines.map(({ orderSn, quantity, goodsId, skuId }) => ({
            orderSn,
            parentOrderSn: order.parentOrderSn,
            quantity,
            ...(goodsId !== undefined && { goodsId }),
            ...(skuId !== undefined && { skuId }),
          })),
          ...(signServiceId !== undefined && { signServiceId }),
          ...(confirmAcceptance.length > 0 && { confirmAcceptance }),
        },
      ],
    },
    options,
  );
  // the carrier's own answer takes seconds: only `find` knows it
  return { state: 'placed', providerNumber: packageSns[0]! };
}

/** For a label that was never sent: what is there, whoever has arranged it. */
async function find(store: TemuStore, label: WantedLabel, options: CallOptions): Promise<LabelOrder | 'none'> {
  const { parcel, channelCode, terms, providerNumber, sentAt } = label;
  if (providerNumber !== null) return describe(await getShipment(store, providerNumber, options));
  const order = await getTemuOrder(store, parcel.orderNumber, options);
  const purchases = await findPurchases(store, { order, lines: linesOf(order, parcel) }, options);
  const known = (terms['known'] ?? '').split(',');
  const since = purchases.filter(({ packageSn }) => sentAt === null || !known.includes(packageSn));
  const found = since.find(isLive) ?? since[0];
  if (!found) return 'none';
  const shipment = await getShipment(store, found.packageSn, options);
  const isOurs = sentAt === null || (shipment.channelId ?? channelCode) === channelCode;
  return isOurs ? describe(shipment) : 'none';
}

/** TEMU has named the package before: an answer without it is no answer. */
async function getShipment(store: TemuStore, packageSn: string, options: CallOptions): Promise<TemuShipment> {
  const { shipments } = await findTemuShipments(store, [packageSn], options);
  const [shipment] = shipments;
  if (!shipment) throw new SellerFailure('later', { key: 'lastMile.seller.notOrdered', params: { provider } });
  return shipment;
}

function describe(shipment: TemuShipment): LabelOrder {
  const { packageSn, status, trackingNumber, carrier, cost, currency, failReason, solution } = shipment;
  const price = readPrice(cost, currency);
  const reason = [failReason, solution].filter(Boolean).join(' ');
  return {
    state: stateOf(status, trackingNumber),
    providerNumber: packageSn,
    ...(trackingNumber && { trackingNumber }),
    ...(carrier && { carrierName: carrier }),
    ...(price && { price }),
    ...(reason && { reason }),
  };
}

function stateOf(status: TemuShipment['status'], trackingNumber: string | undefined): LabelOrder['state'] {
  if (status === 'failed') return 'failed';
  if (status === 'cancelled' || status === 'turnedToOwnCarrier') return 'cancelled';
  return status === 'ready' && trackingNumber ? 'ready' : 'placed';
}

async function fetchLabel(
  store: TemuStore,
  { providerNumber }: WantedLabel & { providerNumber: string },
  options: CallOptions,
): Promise<Uint8Array | 'notReady'> {
  const { links, refused } = await getTemuLabelLinks(store, [providerNumber], options);
  const [link] = links;
  if (link) return downloadTemuLabel(store, link, options);
  const failure = refused[0]?.failure;
  if (failure && temuProblemOf(failure) !== 'tooEarly') throw failure;
  return 'notReady';
}
