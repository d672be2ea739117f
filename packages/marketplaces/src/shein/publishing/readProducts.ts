import type { StoreMode } from '../../publishing/draft.ts';
import type { MarketListing, MarketProblem, MarketRef, MarketSkuRef, MarketState } from '../../publishing/publisher.ts';
import { inBatches } from '../../shared/batches.ts';
import type { SheinCallOptions, SheinStore } from '../sheinStore.ts';
import { marketSkusOf } from './marketSkus.ts';
import { findSheinDocuments, type SheinDocument } from './publishCall.ts';
import { searchSheinProducts, type SheinProduct } from './search.ts';
import { findSheinSpu } from './spuInfo.ts';
import { findSheinStock } from './stock.ts';

interface Held {
  ref: MarketRef;
  skus: readonly MarketSkuRef[];
}

/** Of which store, and of which of its sites. */
export interface Readers {
  store: SheinStore;
  mode: StoreMode;
  sites: readonly string[];
  options: SheinCallOptions;
}

/** What SHEIN says of products now, by their names. */
export async function readSheinProducts(readers: Readers, held: readonly Held[]): Promise<Map<string, MarketListing>> {
  const { documentStates, searchedProducts } = readers.store.settings.caps;
  const listings = new Map<string, MarketListing>();
  for (const batch of inBatches([...held], Math.min(documentStates, searchedProducts)))
    for (const listing of await readBatch(readers, batch)) listings.set(listing.ref.marketId, listing);
  return listings;
}

async function readBatch(readers: Readers, batch: readonly Held[]): Promise<MarketListing[]> {
  const { store, mode, sites, options } = readers;
  const [documents, products] = await Promise.all([
    findSheinDocuments(
      store,
      batch.map(({ ref }) => ref),
      options,
    ),
    searchSheinProducts(store, { spuNameList: batch.map(({ ref }) => ref.marketId) }, options),
  ]);
  const skuCodes = products.flatMap(({ skcList }) => skcList.flatMap(({ skus }) => skus.map(({ skuCode }) => skuCode)));
  const stock = await findSheinStock(store, { skuCodes, mode }, options);
  return await Promise.all(
    batch.map(async (one) => {
      const about = reviewOf(one.ref, documents);
      const product = products.find(({ spuName }) => spuName === one.ref.marketId);
      const state = await stateOf(readers, { ref: one.ref, review: about.state, product });
      return {
        ref: { marketId: one.ref.marketId, version: about.version },
        state,
        formerStands: (state === 'refused' || state === 'withdrawn') && (await isKnown(readers, one.ref.marketId)),
        stateCode: about.code,
        problems: about.problems,
        skus: product ? marketSkusOf(product, { mode, sites, stock }) : one.skus.map(untold),
      };
    }),
  );
}

const untold = (sku: MarketSkuRef) => ({
  ...sku,
  originalPrice: null,
  specialPrice: null,
  currency: null,
  stock: null,
  isListed: null,
});

interface Review {
  state: MarketState | undefined;
  code: string;
  version: string;
  problems: MarketProblem[];
}

const documentStates: Readonly<Record<string, MarketState>> = {
  '-1': 'refused',
  '1': 'review',
  '2': 'published',
  '3': 'refused',
  '4': 'withdrawn',
  // the seller has objected to a refusal, which SHEIN looks at
  '5': 'review',
};

/** Of a product's colours the first of these tells for the whole. */
const precedence: readonly MarketState[] = ['review', 'refused', 'withdrawn', 'published'];

function reviewOf({ marketId, version }: MarketRef, documents: readonly SheinDocument[]): Review {
  const ofProduct = documents.filter(({ spuName }) => spuName === marketId);
  const document = ofProduct.find((one) => one.version === version) ?? ofProduct.at(-1);
  const colours = document?.skcList ?? [];
  const state = precedence.find((each) => colours.some(({ documentState }) => documentStates[documentState] === each));
  const deciding = colours.filter(({ documentState }) => documentStates[documentState] === state);
  const problems = state === 'refused' || state === 'withdrawn' ? deciding.map(problemOf) : [];
  return {
    state,
    code: deciding[0]?.documentState ?? colours[0]?.documentState ?? '',
    version: document?.version ?? version,
    problems: [...new Map(problems.map((problem) => [problem.reason, problem])).values()],
  };
}

/** The reason in all languages in which it is given. */
function problemOf({ skcName = '', failedReason }: SheinDocument['skcList'][number]): MarketProblem {
  const reasons = failedReason.flatMap(({ content }) => content ?? []);
  return { code: '', reason: [...new Set(reasons)].join(' / '), field: skcName };
}

interface Known {
  ref: MarketRef;
  review: MarketState | undefined;
  product: SheinProduct | undefined;
}

/** An approved product that the search does not find is deleted, unless its own page still knows it. */
async function stateOf(readers: Readers, { ref, review, product }: Known): Promise<MarketState> {
  if (product || (review !== undefined && review !== 'published')) return review ?? 'published';
  return (await isKnown(readers, ref.marketId)) ? 'published' : 'gone';
}

/** The page of a product tells only of what has passed review once. */
async function isKnown({ store, options }: Readers, spuName: string): Promise<boolean> {
  const spu = await findSheinSpu(store, spuName, options);
  const { recycledCodes } = store.settings.unverified;
  return spu?.skcs.some(({ recycleCodes }) => !recycleCodes.some((code) => recycledCodes.includes(code))) ?? false;
}
