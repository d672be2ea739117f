import type { SheinSettings as StoreSettings } from '@pressroom/contract/publishing/settings';
import type { ListingDraft, StoreMode } from '../../publishing/draft.ts';
import type { MarketListing, PriceChange, Publisher, SkuChange, SkuResult } from '../../publishing/publisher.ts';
import type { CallOptions } from '../../shared/call.ts';
import { MarketplaceFailure } from '../../shared/MarketplaceFailure.ts';
import type { SheinAttributeTemplate } from '../attributes.ts';
import type { SheinFillInStandard } from '../fillInStandard.ts';
import { type SheinImageType, uploadSheinPicture } from '../pictures.ts';
import type { SheinStore } from '../sheinStore.ts';
import { setPrices } from './changePrices.ts';
import { explainSheinProblem } from './explain.ts';
import { type HeldProduct, sheinPayload } from './payload.ts';
import { checkSheinEditing, findSheinTakenSkus } from './permissions.ts';
import { sheinPicturesOf } from './pictures.ts';
import { publishOrEditSheinProduct } from './publishCall.ts';
import { readSheinProducts } from './readProducts.ts';
import { searchSheinProducts } from './search.ts';
import { setSheinShelf } from './shelf.ts';
import { findSheinSpu } from './spuInfo.ts';
import { setSheinStock } from './stock.ts';

/** What a publisher must know of its store, and how it asks for definitions. */
export interface SheinPublishing {
  mode: StoreMode;
  settings: StoreSettings;
  attributesOf(productTypeId: string): Promise<SheinAttributeTemplate>;
  standardOf(categoryId: string): Promise<SheinFillInStandard>;
}

export function sheinPublisher(store: SheinStore, about: SheinPublishing): Publisher {
  const { mode, settings } = about;
  const { caps, unverified } = store.settings;
  const hasShelf = mode === 'semi';
  const read: Publisher['read'] = (held, options = {}) =>
    readSheinProducts({ store, mode, sites: settings.subSites, options }, held);
  const payload = async (draft: ListingDraft, addresses: ReadonlyMap<string, string>, held?: HeldProduct) => {
    const [template, standard] = await Promise.all([
      about.attributesOf(draft.productTypeId),
      about.standardOf(draft.categoryIds.at(-1) ?? ''),
    ]);
    return sheinPayload(draft, { mode, settings, template, standard, unverified, addresses }, held);
  };
  return {
    marketplace: 'shein',
    shelf: hasShelf ? 'call' : 'byStock',
    shelfPauseMs: hasShelf ? unverified.shelfPauseMs : 0,
    price: 'call',
    callsPerSecond: unverified.rates.store.perSecond,
    rateIsOf: 'store',
    // the state in review, what buyers see, and the stock of their SKUs
    callsToRead({ listings, skus }) {
      const batches = Math.ceil(listings / Math.min(caps.documentStates, caps.searchedProducts));
      return 2 * batches + Math.max(batches, Math.ceil(skus / caps.stockQuery));
    },
    publishesStock: true,
    picturesOf: sheinPicturesOf,
    async upload({ bytes, mime, use }, options) {
      const imageType = Number(use) as SheinImageType;
      const { url } = await uploadSheinPicture(store, { bytes, mime, imageType }, options);
      return { address: url, expiresAt: expiryOf(url) };
    },
    publish: async (draft, addresses, options) =>
      await publishOrEditSheinProduct(store, await payload(draft, addresses), options),
    async edit(draft, { ref, skus }, addresses, options) {
      const spu = await findSheinSpu(store, ref.marketId, options);
      // what has never passed review cannot be changed: it is published anew
      if (!spu) return await publishOrEditSheinProduct(store, await payload(draft, addresses), options);
      const { allowed, reason = '' } = await checkSheinEditing(store, ref.marketId, options);
      if (!allowed) return { taken: false, problems: [{ code: '', reason, field: '' }] };
      return await publishOrEditSheinProduct(store, await payload(draft, addresses, { ref, skus, spu }), options);
    },
    find: async (draft, options = {}) => await find(store, draft, read, options),
    read,
    async setShelf(changes, options) {
      if (!hasShelf) throw new Error('SHEIN has no shelf for stores that it manages fully');
      return await setShelf(store, changes, { sites: settings.subSites, options });
    },
    setPrice: (changes: readonly SkuChange<PriceChange>[], options) =>
      setPrices({ store, settings, bySupplyPrice: unverified.paidBySupplyPrice[mode], options }, changes),
    setStock: (changes, options) =>
      setSheinStock(
        store,
        {
          mode,
          warehouseCode: settings.warehouseCode,
          rows: changes.map(({ ref, value }) => ({ skcName: ref.skcId, skuCode: ref.skuId, stock: value })),
        },
        options,
      ),
    explain: explainSheinProblem,
  };
}

/** Newer addresses carry their end, in milliseconds or seconds. */
function expiryOf(address: string): number | null {
  const end = URL.canParse(address) ? Number(new URL(address).searchParams.get('Expires') ?? NaN) : NaN;
  if (!Number.isSafeInteger(end) || end <= 0) return null;
  return end < 100_000_000_000 ? end * 1000 : end;
}

/**
 * What the store has under our item number. SHEIN may keep a product's SKUs before it names the product: then nobody can
 * say yet what became of a call, and asking fails for now.
 */
async function find(
  store: SheinStore,
  { cargoNo, skus }: Pick<ListingDraft, 'cargoNo' | 'skus'>,
  read: Publisher['read'],
  options: CallOptions,
): Promise<MarketListing | undefined> {
  const supplierSkuList = skus.slice(0, store.settings.caps.searchedProducts).map(({ sku }) => sku);
  const found = await searchSheinProducts(store, { supplierSkuList }, options);
  const ours = found.filter(({ skcList }) => skcList.some(({ supplierCode }) => isOurs(supplierCode, cargoNo)));
  if (ours.length > 0) {
    const held = ours.map(({ spuName }) => ({ ref: { marketId: spuName, version: '' }, skus: [] }));
    const listings = [...(await read(held, options)).values()];
    // one that was refused before may stand beside the one that was sent anew
    return listings.find(({ state }) => state === 'review' || state === 'published') ?? listings[0];
  }
  if (found.length > 0 || (await findSheinTakenSkus(store, supplierSkuList, options)).size === 0) return undefined;
  throw new MarketplaceFailure('unavailable', 'searchProduct', { code: 'notNamedYet' });
}

/** Our colours' codes begin with the item number. */
function isOurs(supplierCode: string | undefined, cargoNo: string): boolean {
  return supplierCode === cargoNo || supplierCode?.startsWith(`${cargoNo}-`) === true;
}

/** A shelf is a colour's: each of its SKUs has the same. */
async function setShelf(
  store: SheinStore,
  changes: readonly SkuChange<boolean>[],
  { sites, options }: { sites: readonly string[]; options: CallOptions | undefined },
): Promise<SkuResult[]> {
  const colours = new Map(changes.map(({ ref, value }) => [ref.skcId, { skcName: ref.skcId, sites, isListed: value }]));
  const refused = await setSheinShelf(store, [...colours.values()], options);
  return changes.map(({ ref }) => {
    const problem = refused.get(ref.skcId) ?? null;
    return { skuId: ref.skuId, outcome: problem ? 'refused' : 'done', problem };
  });
}
