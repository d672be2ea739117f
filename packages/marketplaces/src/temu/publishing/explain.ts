import { imageTypes } from '@pressroom/contract/pictures/imageSlots';
import type { Finding, FindingPlace } from '@pressroom/contract/publishing/finding';
import type { Explanation, MarketProblem } from '../../publishing/publisher.ts';

type MessageKey = Finding['message']['key'];

const setting = (field: string): FindingPlace => ({ part: 'settings', field });
const ofSku = (field: string): FindingPlace => ({ part: 'skus', field });
const picture = (type: number): FindingPlace => ({ part: 'pictures', field: String(type) });

/** Where TEMU's names of fields are filled in here. The first that fits counts. */
const places: readonly (readonly [named: RegExp, place: FindingPlace])[] = [
  [/freight|shipmentLimit|productShipmentReq/i, setting('freightTemplateId')],
  [/warehouse|productWarehouseRoute/i, setting('warehouseId')],
  [/currency/i, setting('currency')],
  [/origin|region[12]/i, setting('originRegion')],
  [/supplierPrice|site price|\bprices?\b|价格/i, ofSku('originalPrice')],
  [/bindSite|semiManagedSite|\bsites?\b|站点/i, setting('siteIds')],
  [/OuterPackageImage|outer packag/i, picture(imageTypes.temuOuterPackaging)],
  [/productOuterPackage|packageShape|packageType/i, { part: 'packaging' }],
  [/materialImg/i, picture(imageTypes.temuMaterial)],
  [/thumbUrl/i, picture(imageTypes.temuSpecification)],
  [/carouselImage|previewImg|picture|image|图片/i, picture(imageTypes.temuCarousel)],
  [/templatePid|productPropert|properties|attribute|属性/i, { part: 'attributes' }],
  [/size ?chart|sizeTemplate|尺码表/i, { part: 'sizeChart' }],
  [/goodsModel|\bmodel\b|模特/i, { part: 'model' }],
  [/weight|重量/i, ofSku('outerBoxWeight')],
  [/volume|体积/i, ofSku('outerBoxLength')],
  [/colou?r|颜色/i, ofSku('color')],
  [/specification|combination|\bspec|规格/i, ofSku('size')],
  [/extCode|duplicate product|exists already/i, ofSku('sku')],
  [/stock|库存/i, ofSku('realStock')],
  [/productName|title|标题/i, { part: 'title' }],
  [/category|类目/i, { part: 'category' }],
];

/** What a code alone tells, as the documentation lists them. */
const placesOfCodes: Readonly<Record<string, FindingPlace>> = {
  '2000004': ofSku('size'),
  '2000009': { part: 'category' },
  '2000010': { part: 'category' },
  '2000011': ofSku('size'),
  '2000014': picture(imageTypes.temuCarousel),
  '2000017': picture(imageTypes.temuCarousel),
  '2000018': picture(imageTypes.temuMaterial),
  '2000020': picture(imageTypes.temuMaterial),
  '2000021': picture(imageTypes.temuCarousel),
  '2000031': ofSku('originalPrice'),
  '2000044': ofSku('outerBoxLength'),
  '2000060': setting('currency'),
  '2000061': setting('currency'),
  '2000079': ofSku('originalPrice'),
  '2000096': ofSku('outerBoxLength'),
  '2000114': picture(imageTypes.temuCarousel),
  '2000125': setting('freightTemplateId'),
  '2000127': setting('freightTemplateId'),
  '2000146': setting('originRegion'),
  '2000158': picture(imageTypes.temuCarousel),
  '2000168': ofSku('sku'),
  '2000171': { part: 'attributes' },
  '2000197': { part: 'store' },
  '2000200': { part: 'attributes' },
  '2000204': ofSku('originalPrice'),
  '6000002': { part: 'attributes' },
  '6000011': { part: 'category' },
  '6000012': { part: 'sizeChart' },
  '6000081': setting('warehouseId'),
  '6000135': setting('siteIds'),
  '6000136': setting('siteIds'),
  '6000137': setting('siteIds'),
  '6000139': setting('siteIds'),
  '6000141': setting('siteIds'),
  'selectStatus 9': ofSku('originalPrice'),
  '9': ofSku('originalPrice'),
};

const dailyQuota = '2000197';

const meanings: Readonly<Record<string, MessageKey>> = {
  [dailyQuota]: 'publishing.means.quota',
  '2000114': 'publishing.means.pictureAddress',
  '2000158': 'publishing.means.pictureAddress',
  '2000168': 'publishing.means.skuTaken',
  '2000152': 'publishing.means.inReview',
  '2000194': 'publishing.means.inReview',
  'selectStatus 9': 'publishing.means.priceRejected',
  '9': 'publishing.means.priceRejected',
  'selectStatus 6': 'publishing.means.mustEdit',
  'selectStatus 8': 'publishing.means.mustEdit',
  'selectStatus 14': 'publishing.means.mustEdit',
};

/** The field to mend, and what the code means where that is known. */
export function explainTemuProblem(problem: MarketProblem, skus: readonly string[] = []): Explanation {
  const key = meanings[problem.code];
  const place = placeOf(problem, skus);
  return {
    ...(place && { place }),
    ...(key && { message: { key } }),
    ...(problem.code === dailyQuota && { isQuota: true }),
  };
}

/** The words tell more than the code, which is that of the first of several findings. */
function placeOf({ code, reason }: MarketProblem, skus: readonly string[]): FindingPlace | undefined {
  const property = /templatePid (\d+)/.exec(reason)?.[1];
  if (property !== undefined) return { part: 'attributes', field: property };
  // the names of SKUs may hold any word
  const sku = skus.filter((each) => reason.includes(each)).toSorted((a, b) => b.length - a.length)[0];
  const words = sku === undefined ? reason : reason.replaceAll(sku, '');
  const place = places.find(([named]) => named.test(words))?.[1] ?? placesOfCodes[code];
  if (!place || sku === undefined || (place.part !== 'skus' && place.part !== 'pictures')) return place;
  return { ...place, sku };
}
