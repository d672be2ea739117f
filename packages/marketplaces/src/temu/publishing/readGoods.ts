import type { StoreMode } from '../../publishing/draft.ts';
import type {
  MarketListing,
  MarketProblem,
  MarketRef,
  MarketSku,
  MarketSkuRef,
  MarketState,
} from '../../publishing/publisher.ts';
import { inBatches } from '../../shared/batches.ts';
import type { CallOptions } from '../../shared/call.ts';
import type { TemuStore } from '../temuStore.ts';
import {
  findTemuStandings,
  findTemuSuggestedPrices,
  findTemuSupplyPrices,
  listTemuGoods,
  type TemuGoodsRow,
  type TemuStanding,
  type TemuSupplyPrice,
} from './goodsCalls.ts';
import { findTemuStock } from './stock.ts';

interface Held {
  ref: MarketRef;
  skus: readonly MarketSkuRef[];
}

/** Of which shop, and of which of its sites. */
export interface Readers {
  store: TemuStore;
  mode: StoreMode;
  siteIds: readonly string[];
  withoutStock: boolean;
  options: CallOptions;
}

/** What TEMU says of products now, by their ids. */
export async function readTemuGoods(readers: Readers, held: readonly Held[]): Promise<Map<string, MarketListing>> {
  const listings = new Map<string, MarketListing>();
  const { goodsPage } = readers.store.settings.caps;
  for (const batch of batchesOf(held, goodsPage))
    for (const listing of await readBatch(readers, batch)) listings.set(listing.ref.marketId, listing);
  return listings;
}

/** So many products that their colours fit into one page. */
function batchesOf(held: readonly Held[], most: number): Held[][] {
  const batches: Held[][] = [];
  let colours = Infinity;
  for (const one of held) {
    const own = skcIdsOf([one]).length;
    if (colours + own > most) {
      batches.push([]);
      colours = 0;
    }
    batches.at(-1)?.push(one);
    colours += own;
  }
  return batches;
}

const skcIdsOf = (held: readonly Held[]) => [...new Set(held.flatMap(({ skus }) => skus.map(({ skcId }) => skcId)))];

async function readBatch(readers: Readers, batch: readonly Held[]): Promise<MarketListing[]> {
  const { store, siteIds, options } = readers;
  const [standings, rows, prices] = await Promise.all([
    findTemuStandings(
      store,
      // one SKU names its product
      batch.flatMap(({ skus }) => skus.slice(0, 1).map(({ skuId }) => skuId)),
      options,
    ),
    listTemuGoods(store, { productSkcIds: skcIdsOf(batch) }, options),
    findTemuSupplyPrices(
      store,
      { skuIds: batch.flatMap(({ skus }) => skus.map(({ skuId }) => skuId)), siteIds },
      options,
    ),
  ]);
  const stock = await stockOf(readers, rows);
  const found = batch.map((held) => describe(held, { standings, rows, prices, stock }));
  return await withSuggestions(readers, found);
}

/** The list tells the virtual stock of fully managed shops; the others keep theirs by warehouse, to be asked by colour. */
async function stockOf(
  { store, mode, withoutStock, options }: Readers,
  rows: readonly TemuGoodsRow[],
): Promise<Map<string, number>> {
  const told = rows.flatMap(({ productSkuSummaries }) =>
    productSkuSummaries.flatMap(({ productSkuId, virtualStock }): [string, number][] =>
      virtualStock === undefined ? [] : [[productSkuId, virtualStock]],
    ),
  );
  if (mode === 'full') return new Map(told);
  if (withoutStock) return new Map();
  const kept = rows.filter(({ skcTopStatus }) => skcTopStatus !== topStatus.deleted);
  const byColour: Map<string, number>[] = [];
  for (const few of inBatches([...kept], 5))
    byColour.push(...(await Promise.all(few.map(({ productSkcId }) => findTemuStock(store, productSkcId, options)))));
  return new Map(byColour.flatMap((units) => [...units]));
}

interface Told {
  standings: readonly TemuStanding[];
  rows: readonly TemuGoodsRow[];
  prices: ReadonlyMap<string, TemuSupplyPrice>;
  stock: ReadonlyMap<string, number>;
}

const topStatus = { notOnSite: 0, onSale: 100, ended: 200, deleted: 300 } as const;
const priceRejected = 9;

/** By `selectStatus`. */
const states: Readonly<Record<number, MarketState>> = {
  0: 'withdrawn',
  1: 'review',
  2: 'review',
  3: 'review',
  4: 'review',
  5: 'review',
  6: 'refused',
  7: 'review',
  8: 'refused',
  [priceRejected]: 'refused',
  10: 'published',
  11: 'published',
  12: 'published',
  13: 'delisted',
  14: 'refused',
  15: 'review',
  16: 'published',
  17: 'gone',
};

/** Of a product's colours the first of these tells for the whole. */
const precedence: readonly MarketState[] = ['review', 'refused', 'published', 'delisted', 'withdrawn', 'gone'];

function describe({ ref, skus }: Held, told: Told): MarketListing {
  const rows = told.rows.filter(({ productId }) => productId === ref.marketId);
  // without a row nothing is known of it there
  const isGone = rows.every(({ skcTopStatus }) => skcTopStatus === topStatus.deleted);
  const colours = told.standings.find(({ productId }) => productId === ref.marketId)?.skcList ?? [];
  const known = colours.map(({ selectStatus }) => states[selectStatus]);
  const state = isGone ? 'gone' : precedence.find((each) => known.includes(each));
  const deciding = colours.find(({ selectStatus }) => states[selectStatus] === state) ?? colours[0];
  const code = String(deciding?.selectStatus ?? '');
  return {
    ref,
    // what the list knows and the search does not say is still looked at
    state: state ?? 'review',
    formerStands: (state === 'refused' || state === 'withdrawn') && rows.some(isOnSite),
    stateCode: code,
    problems: state === 'refused' ? [{ code: `selectStatus ${code}`, reason: '', field: '' }] : [],
    skus: isGone ? [] : rows.flatMap((row) => describeSkus(row, { ...told, held: skus })),
  };
}

function isOnSite({ skcTopStatus: status }: TemuGoodsRow): boolean {
  return status === topStatus.onSale || status === topStatus.ended;
}

function describeSkus(
  { productSkcId, skcTopStatus, productSkuSummaries }: TemuGoodsRow,
  { prices, stock, held }: Told & { held: readonly MarketSkuRef[] },
): MarketSku[] {
  return productSkuSummaries.map(({ productSkuId, extCode }) => {
    const price = prices.get(productSkuId);
    const units = stock.get(productSkuId) ?? null;
    return {
      sku: extCode ?? held.find(({ skuId }) => skuId === productSkuId)?.sku ?? '',
      skcId: productSkcId,
      skuId: productSkuId,
      // a supply price is the one price that TEMU knows
      originalPrice: null,
      specialPrice: price?.price ?? null,
      currency: price?.currency ?? null,
      stock: units,
      isListed: isListed(skcTopStatus, units),
    };
  });
}

/** Sold out and taken down by its stock look the same. */
function isListed(status: number | undefined, units: number | null): boolean | null {
  if (status === undefined) return null;
  if (status !== topStatus.onSale) return false;
  return units === null || units > 0 ? true : null;
}

/** Says what TEMU would pay where it has rejected a price. */
async function withSuggestions({ store, mode, options }: Readers, found: MarketListing[]): Promise<MarketListing[]> {
  const isRejected = ({ stateCode }: MarketListing) => stateCode === String(priceRejected);
  if (mode === 'full' || !found.some(isRejected)) return found;
  const suggested = await findTemuSuggestedPrices(store, options);
  return found.map((listing) => {
    if (!isRejected(listing)) return listing;
    const problems = listing.skus.flatMap(({ sku, skuId }): MarketProblem[] => {
      const price = suggested.get(skuId);
      return price === undefined
        ? []
        : [{ code: listing.stateCode, reason: `${sku}: suggestSupplyPrice ${price}`, field: 'supplyPrice' }];
    });
    return problems.length > 0 ? { ...listing, problems } : listing;
  });
}
