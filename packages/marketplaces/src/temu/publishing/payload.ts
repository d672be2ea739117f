import type { TemuSettings as StoreSettings } from '@pressroom/contract/publishing/settings';
import type { DraftSku, ListingDraft, StoreMode } from '../../publishing/draft.ts';
import { askedPrice } from '../../publishing/publisher.ts';
import { bareNumber, type WireNumber } from '../../shared/json.ts';
import type { TemuAttributes } from '../attributes.ts';
import { minorUnitsOfDecimal } from '../money.ts';
import { temuPropertyEntries } from '../propertyEntries.ts';
import { scaledToWhole } from './amounts.ts';
import {
  TemuAddresses,
  temuCarousel,
  temuMaterial,
  temuPackagingPictures,
  temuPictureUse,
  temuThumbnail,
} from './pictures.ts';
import type { Specifications } from './specCalls.ts';
import type { TemuColour } from './specs.ts';

/** All that turns a draft into what TEMU takes. */
export interface PayloadGround {
  mode: StoreMode;
  settings: StoreSettings;
  attributes: TemuAttributes;
  colours: readonly TemuColour[];
  specifications: Specifications;
  /** Ids of size charts that were made for products. */
  sizeChartIds: readonly string[];
  /** Entries of `goodsModelReqs`. */
  models: readonly object[];
  europeanSites: readonly string[];
  /** By `pictureKey` of each use. */
  addresses: ReadonlyMap<string, string>;
}

const categoryLevels = 10;

/** The fields of `bg.glo.goods.add`. */
export function temuPayload(draft: ListingDraft, ground: PayloadGround): object {
  const { attributes, settings, specifications, colours, sizeChartIds, models } = ground;
  const addresses = new TemuAddresses(ground.addresses);
  const isWorn = colours.some(({ main }) => main !== undefined);
  const chain = Array.from({ length: categoryLevels }, (_, index) => [
    `cat${index + 1}Id`,
    bareNumber(draft.categoryIds[index] ?? '0'),
  ]);
  const charts = sizeChartIds.map(bareNumber);
  return {
    productName: draft.title,
    productI18nReqs: [{ language: 'en', productName: draft.title }],
    ...Object.fromEntries(chain),
    materialImgUrl: addresses.of(temuMaterial(draft)),
    // that of worn goods is put together from the colours'
    carouselImageUrls: isWorn ? [] : addresses.all(temuCarousel(draft.skus)),
    carouselImageI18nReqs: [],
    materialMultiLanguages: [],
    productPropertyReqs: temuPropertyEntries(attributes, draft.attributes).productPropertyReqs,
    productSpecPropertyReqs: specifications.properties(colours),
    productWhExtAttrReq: { outerGoodsUrl: referenceOf(draft), productOrigin: originOf(settings) },
    productOuterPackageReq: { packageShape: draft.packaging.shape, packageType: draft.packaging.type },
    productOuterPackageImageReqs: addresses
      .all(temuPackagingPictures(draft), temuPictureUse.outerPackaging)
      .map((imageUrl) => ({ imageUrl })),
    sizeTemplateIds: charts,
    showSizeTemplateIds: charts,
    goodsModelReqs: models,
    ...(ground.mode === 'semi' && semiPart(ground)),
    productSkcReqs: colours.map((colour) => describeColour(draft, { colour, ground, addresses })),
  };
}

function referenceOf({ skus }: ListingDraft): string {
  return skus.find(({ referenceLink }) => referenceLink !== '')?.referenceLink ?? '';
}

/** The province is asked for in China alone. */
function originOf({ originRegion, originProvinceId }: StoreSettings) {
  return {
    region1ShortName: originRegion,
    ...(originRegion === 'CN' && originProvinceId !== null && { region2Id: bareNumber(originProvinceId) }),
  };
}

function semiPart({ settings, europeanSites }: PayloadGround) {
  const { siteIds, freightTemplateId, shipmentLimitSecond, warehouseId } = settings;
  const sites = siteIds.map(bareNumber);
  const isEuropean = siteIds.some((id) => europeanSites.includes(id));
  const allOfEurope = europeanSites.every((id) => siteIds.includes(id));
  return {
    productSemiManagedReq: { bindSiteIds: sites, ...(isEuropean && { semiManagedSiteMode: allOfEurope ? 1 : 2 }) },
    productShipmentReq: { freightTemplateId: freightTemplateId ?? '', shipmentLimitSecond },
    ...(warehouseId !== null && {
      productWarehouseRouteReq: { targetRouteList: [{ siteIdList: sites, warehouseId }] },
    }),
  };
}

interface Described {
  colour: TemuColour;
  ground: PayloadGround;
  addresses: TemuAddresses;
}

function describeColour(draft: ListingDraft, { colour, ground, addresses }: Described) {
  const { specifications } = ground;
  return {
    extCode: colour.extCode,
    mainProductSkuSpecReqs: specifications.entriesOf(colour.main ? [colour.main] : []),
    previewImgUrls: addresses.all(temuCarousel(colour.skus.map(({ sku }) => sku))),
    productSkuReqs: colour.skus.map(({ sku, specs }) => ({
      extCode: sku.sku,
      ...priceOf(sku, ground),
      thumbUrl: addresses.of(temuThumbnail(draft, sku)),
      productSkuSpecReqs: specifications.entriesOf(specs),
      productSkuWhExtAttrReq: boxOf(sku),
      ...stockOf(sku, ground),
      productSkuMultiPackReq: { skuClassification: 1, numberOfPieces: 1, pieceUnitCode: 1 },
    })),
  };
}

/** Semi-managed shops name a price for each site, fully managed ones what they are paid. Neither knows a special price. */
function priceOf(sku: DraftSku, { mode, settings: { currency, siteIds } }: PayloadGround) {
  const asked = askedPrice(sku);
  const units = asked === null ? undefined : minorUnitsOfDecimal(asked, currency);
  if (units === undefined) return { currencyType: currency };
  const supplierPrice: WireNumber = bareNumber(units);
  return {
    currencyType: currency,
    ...(mode === 'full'
      ? { supplierPrice }
      : { siteSupplierPrices: siteIds.map((siteId) => ({ siteId: bareNumber(siteId), supplierPrice })) }),
  };
}

/** Milligrams, and millimetres from the longest side to the shortest. A missing number stays away: TEMU then names it. */
function boxOf({ box }: DraftSku) {
  const sides = [box.length, box.width, box.height]
    .flatMap((side) => (side === null ? [] : scaledToWhole(side, 1)))
    .toSorted((a, b) => b - a);
  const [len, width, height] = sides;
  return {
    productSkuWeightReq: { value: box.weight === null ? undefined : scaledToWhole(box.weight, 3) },
    productSkuVolumeReq: { len, width, height },
    productSkuSensitiveAttrReq: { isSensitive: 0, sensitiveList: [] },
    productSkuSensitiveLimitReq: {},
    productSkuBarCodeReqs: [],
  };
}

/** What is off sale has no stock: TEMU knows no shelf. Fully managed shops set theirs once the product is there. */
function stockOf({ stock, isOnSale }: DraftSku, { mode, settings: { warehouseId } }: PayloadGround) {
  if (mode === 'full' || warehouseId === null) return {};
  const warehouseStockQuantityReqs = [{ warehouseId, targetStockAvailable: isOnSale ? stock : 0 }];
  return { productSkuStockQuantityReq: { warehouseStockQuantityReqs } };
}
