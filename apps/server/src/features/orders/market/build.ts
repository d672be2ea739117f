import { orderStatus, type OrderStatus } from '@pressroom/contract/orders/status';
import type { Tx } from '../../../platform/database/database.ts';
import { asSoldBy, findProducts } from '../../categories/categories.public.ts';
import { findPictures } from '../../library/library.public.ts';
import {
  type CombinedContent,
  describeCombined,
  expandLine,
  findCombined,
  findListedAs,
  type Spellings,
} from '../mapping/combined.ts';
import { findMappings } from '../../skuMapping/skuMapping.public.ts';
import type { MarketLine } from '../record/marketLine.ts';
import type { MarketColumns, NewLine, NewOrder } from '../record/insert.ts';
import { describeLines, type LineContent, nothingKnown, parcelOf } from '../record/lineContent.ts';
import { noRecipient } from '@pressroom/contract/orders/recipient';
import { goodsToldOf } from './goods.ts';
import type { MarketOrder, MarketState } from './marketOrder.ts';

/** The status in which an order begins here, by its state at the marketplace. */
const firstStatus: Readonly<Record<MarketState, OrderStatus>> = {
  pending: orderStatus.storeReview,
  toShip: orderStatus.storeReview,
  shipped: orderStatus.shipped,
  signed: orderStatus.shipped,
  cancelled: orderStatus.closed,
};

/** Builds new orders, with what the mappings say of their lines. Takes a few queries, however many orders there are. */
export async function buildMarketOrders(
  tx: Tx,
  orders: readonly MarketOrder[],
): Promise<(NewOrder & { market: MarketColumns })[]> {
  const linesOf = await explainLines(tx, orders);
  return orders.map((order) => {
    const lines = order.lines.flatMap((line) => linesOf(order.shopId, line));
    const unmapped = lines.find((line) => line.content === nothingKnown);
    const sysStatus = firstStatus[order.state];
    return {
      thirdOrderNumber: order.thirdOrderNumber,
      shopId: order.shopId,
      sysStatus,
      problem:
        unmapped && sysStatus === orderStatus.storeReview
          ? { key: 'orders.notMapped', params: { skuId: unmapped.msku } }
          : null,
      labelType: order.labelType,
      orderTime: order.orderTime,
      deliveryTimeLimit: order.deliveryTimeLimit,
      deliveryTime: sysStatus === orderStatus.shipped ? order.marketUpdatedAt : null,
      carrierName: order.carrierName,
      trackingNumber: order.trackingNumber,
      ...(order.address ?? noRecipient),
      remark: '',
      market: { ...marketColumns(order), ...beginningOf(order) },
      lines,
    };
  });
}

/**
 * Later states and the buyer's requests are left out: they are taken over as changes, as with an order that existed
 * before.
 */
function beginningOf({ state }: MarketOrder): Pick<MarketColumns, 'marketState' | 'marketAsked'> {
  return { marketState: state === 'signed' ? 'shipped' : state, marketAsked: [] };
}

export function marketColumns(order: MarketOrder): MarketColumns {
  return {
    marketStatus: order.marketStatus,
    marketState: order.state,
    marketAsked: [...new Set(order.asked)].sort(),
    marketCreatedAt: order.marketCreatedAt,
    marketUpdatedAt: order.marketUpdatedAt,
    marketAddress: order.address,
    marketGoods: goodsToldOf(order) ?? null,
  };
}

/**
 * Looks up the mappings of all lines at once, and of those without one the combinations. The returned function builds our
 * lines from them: of a combination, one for each of its parts.
 */
export async function explainLines(
  tx: Tx,
  orders: readonly { shopId: string; lines: readonly MarketLine[] }[],
): Promise<(shopId: string, line: MarketLine) => NewLine[]> {
  const key = (shopId: string, skuId: string) => `${shopId} ${skuId}`;
  const pairs = new Map(
    orders.flatMap(({ shopId, lines }) => lines.map(({ msku }) => [key(shopId, msku), { shopId, skuId: msku }])),
  );
  const mappings = await findMappings(tx, [...pairs.values()]);
  const products = await findProducts(tx, { ids: mappings.map((mapping) => mapping.productCodeId) });
  const productOf = new Map(products.map((product) => [product.id, product]));
  const pictures = await findPictures(
    tx,
    mappings.flatMap(({ printingImageId, printingImage2Id }) => [printingImageId, printingImage2Id ?? []].flat()),
  );
  const mapped = mappings.flatMap((mapping) => {
    const product = productOf.get(mapping.productCodeId);
    return product ? [{ mapping, product, shopId: mapping.shopId }] : [];
  });
  const sold = await asSoldBy(tx, mapped);
  const known = mapped.map(({ mapping }, index) => {
    const product = sold[index]!;
    const prints = [mapping.printingImageId, mapping.printingImage2Id].map((id) => pictures.get(id ?? ''));
    const content: LineContent = { product, prints, printNum: product.printNum, printingLocation: 1 };
    return { pair: key(mapping.shopId, mapping.skuId), content };
  });
  const described = await describeLines(
    tx,
    known.map(({ content }) => content),
  );
  const explained = new Map(
    known.map(({ pair, content: { product } }, index) => [
      pair,
      { content: described[index]!, parcel: parcelOf(product) },
    ]),
  );
  const combinedOf = await combinedLines(
    tx,
    orders.flatMap(({ shopId, lines }) =>
      lines.flatMap((line) => (explained.has(key(shopId, line.msku)) ? [] : { shopId, line })),
    ),
  );
  return (shopId, line) => {
    const combined = combinedOf.get(line);
    if (combined) return expandLine(line, combined);
    const { msku, num, listing, marketItems } = line;
    const known = explained.get(key(shopId, msku)) ?? { content: nothingKnown, parcel: {} };
    return [{ msku, num, ...known, listing, marketItems }];
  };
}

/** What the lines stand for whose SKU is a combination's. */
async function combinedLines(
  tx: Tx,
  unmapped: readonly { shopId: string; line: MarketLine }[],
): Promise<Map<MarketLine, CombinedContent>> {
  const listedAs = await findListedAs(
    tx,
    unmapped.map(({ shopId, line }) => ({ shopId, skuId: line.msku })),
  );
  const asked = unmapped.map(({ shopId, line }) => {
    const { msku, listing } = line;
    const spellings: Spellings = [listedAs({ shopId, skuId: msku }), msku, listing.sellerSku];
    return { shopId, line, spellings };
  });
  const find = await findCombined(
    tx,
    asked.flatMap(({ spellings }) => spellings),
  );
  const found = asked.flatMap(({ shopId, line, spellings }) => {
    const combined = find(spellings);
    return combined ? [{ shopId, line, combined }] : [];
  });
  const contents = await describeCombined(tx, found);
  return new Map(found.map(({ line }, index) => [line, contents[index]!]));
}
