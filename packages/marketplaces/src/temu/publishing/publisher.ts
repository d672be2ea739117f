import type { TemuSettings as StoreSettings } from '@pressroom/contract/publishing/settings';
import type { ListingDraft, StoreMode } from '../../publishing/draft.ts';
import type {
  MarketListing,
  MarketProblem,
  MarketRef,
  MarketSkuRef,
  Publisher,
  PublishOutcome,
} from '../../publishing/publisher.ts';
import type { CallOptions } from '../../shared/call.ts';
import { bareNumber } from '../../shared/json.ts';
import type { TemuAttributes } from '../attributes.ts';
import { uploadTemuPicture } from '../pictures.ts';
import { temuPropertyEntries } from '../propertyEntries.ts';
import type { TemuStore } from '../temuStore.ts';
import { explainTemuProblem } from './explain.ts';
import { addTemuGoods, editTemuGoods, findTemuStandings, listTemuGoods, type TemuGoodsRow } from './goodsCalls.ts';
import { temuPayload } from './payload.ts';
import {
  TemuAddresses,
  temuCarousel,
  temuMaterial,
  temuPicturesOf,
  temuPictureUse,
  temuThumbnail,
} from './pictures.ts';
import { readTemuGoods } from './readGoods.ts';
import { Specifications } from './specCalls.ts';
import { extCodeOf, isWorn, temuColoursOf } from './specs.ts';
import { setTemuStock, setTemuVirtualStock } from './stock.ts';
import { modelsFor, sizeChartsFor } from './worn.ts';

/** What a publisher must know of its shop, and how it asks for definitions. */
export interface TemuPublishing {
  mode: StoreMode;
  settings: StoreSettings;
  /** Of a leaf category. */
  attributesOf(categoryId: string): Promise<TemuAttributes>;
}

interface Held {
  ref: MarketRef;
  skus: readonly MarketSkuRef[];
}

export function temuPublisher(store: TemuStore, about: TemuPublishing): Publisher {
  const { mode, settings } = about;
  const { caps, unverified } = store.settings;
  const read: Publisher['read'] = (held, { withoutStock = false, ...options } = {}) =>
    readTemuGoods({ store, mode, siteIds: settings.siteIds, withoutStock, options }, held);
  return {
    marketplace: 'temu',
    shelf: 'byStock',
    shelfPauseMs: 0,
    price: 'none',
    callsPerSecond: store.settings.appRate.perSecond,
    rateIsOf: 'application',
    // the standing and the list of colours, the prices of SKUs; semi-managed shops are asked for the stock of each colour
    callsToRead: ({ colours, skus }) =>
      2 * Math.ceil(colours / caps.goodsPage) +
      Math.ceil(skus / unverified.priceSkus) +
      (mode === 'semi' ? colours : 0),
    publishesStock: mode === 'semi' && settings.warehouseId !== null,
    explain: explainTemuProblem,
    picturesOf: temuPicturesOf,
    async upload({ bytes, use }, options) {
      const isOuterPackaging = use === temuPictureUse.outerPackaging;
      return { address: await uploadTemuPicture(store, { bytes, isOuterPackaging }, options), expiresAt: null };
    },
    publish: async (draft, addresses, options = {}) =>
      await addTemuGoods(store, await payloadOf(store, about, { draft, addresses, options }), options),
    edit: async (draft, held, addresses, options = {}) => {
      const attributes = await about.attributesOf(draft.categoryIds.at(-1) ?? '');
      return await edit(store, held, { draft, addresses, attributes, options });
    },
    find: (draft, options = {}) => find(store, draft, read, options),
    read,
    setShelf: () => Promise.reject(new Error('TEMU has no call for the shelf')),
    setPrice: () => Promise.reject(new Error('TEMU has no call that sets a price')),
    setStock: (changes, options) =>
      mode === 'full'
        ? setTemuVirtualStock(store, changes, options)
        : setTemuStock(store, { changes, warehouseId: settings.warehouseId ?? '' }, options),
  };
}

interface Sent {
  draft: ListingDraft;
  addresses: ReadonlyMap<string, string>;
  options: CallOptions;
}

/** Nothing here makes a product: it asks, and makes names and charts that the product refers to. */
async function payloadOf(
  store: TemuStore,
  { mode, settings, attributesOf }: TemuPublishing,
  { draft, addresses, options }: Sent,
): Promise<object> {
  const attributes = await attributesOf(draft.categoryIds.at(-1) ?? '');
  const colours = temuColoursOf(draft, attributes);
  const specifications = await Specifications.of(store, colours, options);
  const sizes = specifications.entriesOf(
    colours.flatMap(({ skus }) => skus.flatMap(({ specs }) => specs.filter(({ of }) => of === 'size'))).slice(0, 1),
  );
  return temuPayload(draft, {
    mode,
    settings,
    attributes,
    colours,
    specifications,
    sizeChartIds: await sizeChartsFor(store, draft, options),
    models: await modelsFor(store, { draft, sizes }, options),
    europeanSites: store.settings.unverified.europeanSites,
    addresses,
  });
}

/**
 * TEMU lets properties and pictures be changed and nothing else: title, SKUs and prices stay as they were sent. A product
 * that it knows no more is refused.
 */
async function edit(
  store: TemuStore,
  { ref, skus }: Held,
  { draft, addresses, attributes, options }: Sent & { attributes: TemuAttributes },
): Promise<PublishOutcome> {
  const at = new TemuAddresses(addresses);
  const productId = bareNumber(ref.marketId);
  const worn = isWorn(attributes);
  const ofColour = (skcId: string) =>
    draft.skus.filter(({ sku }) => skus.some((held) => held.skcId === skcId && held.sku === sku));
  const skcList = [...new Set(skus.map(({ skcId }) => skcId))].map((skcId) => ({
    skcId: bareNumber(skcId),
    previewImgUrls: at.all(temuCarousel(ofColour(skcId))),
    skuCommonReqList: ofColour(skcId).flatMap((sku) => {
      const held = skus.find((one) => one.sku === sku.sku);
      return held ? [{ skuId: bareNumber(held.skuId), thumbUrl: at.of(temuThumbnail(draft, sku)) }] : [];
    }),
  }));
  const properties = {
    productId,
    productProperties: temuPropertyEntries(attributes, draft.attributes).productPropertyReqs,
  };
  const pictures = {
    productId,
    materialImgUrl: at.of(temuMaterial(draft)),
    carouselImageUrls: worn ? [] : at.all(temuCarousel(draft.skus)),
    skcList,
  };
  const problems: MarketProblem[] | undefined =
    (await editTemuGoods(store, 'editProperties', properties, options)) ??
    (await editTemuGoods(store, 'editPictures', pictures, options));
  return problems ? { taken: false, problems } : { taken: true, ref, skus };
}

/** What the shop has under our item number: with the first colour behind it where there are several. */
async function find(
  store: TemuStore,
  { cargoNo, skus }: Pick<ListingDraft, 'cargoNo' | 'skus'>,
  read: Publisher['read'],
  options: CallOptions,
): Promise<MarketListing | undefined> {
  const ours = new Set(skus.map(({ sku }) => sku));
  const isOurs = ({ productSkuSummaries }: TemuGoodsRow) =>
    productSkuSummaries.some(({ extCode }) => extCode !== undefined && ours.has(extCode));
  for (const skcExtCode of new Set([cargoNo, extCodeOf(cargoNo, 2, skus[0]?.color?.code || '1')])) {
    const rows = (await listTemuGoods(store, { skcExtCode }, options)).filter(isOurs);
    if (rows.length === 0) continue;
    // the list was asked for one colour
    const named = rows.flatMap(({ productSkuSummaries }) =>
      productSkuSummaries.slice(0, 1).map(({ productSkuId }) => productSkuId),
    );
    const held = (await findTemuStandings(store, named, options)).map(({ productId, skcList }) => ({
      ref: { marketId: productId, version: '' },
      skus: skcList.flatMap(({ skcId, skuList }) => skuList.map(({ skuId }) => ({ sku: '', skcId, skuId }))),
    }));
    const listings = [...(await read(held, options)).values()];
    const listing = listings.find(({ state }) => state === 'review' || state === 'published') ?? listings[0];
    // one that was deleted there may have had the same number
    if (listing && listing.state !== 'gone') return listing;
  }
  return undefined;
}
