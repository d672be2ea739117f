import { imageTypes } from '@pressroom/contract/pictures/imageSlots';
import type { Finding, FindingPlace } from '@pressroom/contract/publishing/finding';
import type { Explanation, MarketProblem } from '../../publishing/publisher.ts';

type MessageKey = Finding['message']['key'];

const picture = (type: number): FindingPlace => ({ part: 'pictures', field: String(type) });

/** Where SHEIN's modules and forms are filled in here. The first that fits counts. */
const places: readonly (readonly [named: RegExp, place: FindingPlace])[] = [
  [/multi_language_name/, { part: 'title' }],
  [/multi_language_desc/, { part: 'description' }],
  [/supplier_sku/, { part: 'skus', field: 'sku' }],
  [/supplier_code/, { part: 'cargoNo' }],
  [/brand/, { part: 'settings', field: 'brandCode' }],
  [/warehouse/, { part: 'settings', field: 'warehouseCode' }],
  [/currency/, { part: 'settings', field: 'currency' }],
  [/main_site/, { part: 'settings', field: 'mainSite' }],
  [/sub_site|site_list|site_abbr/, { part: 'settings', field: 'subSites' }],
  [/size_attribute/, { part: 'sizeChart' }],
  [/product_attribute/, { part: 'attributes' }],
  [/sale_attribute_list/, { part: 'skus', field: 'size' }],
  [/sale_attribute/, { part: 'skus', field: 'color' }],
  [/site_detail|product_detail_pic|image_type.?7/, picture(imageTypes.sheinDetailed)],
  [/square|image_type.?5/, picture(imageTypes.sheinSquare)],
  [/swatch|image_type.?6/, picture(imageTypes.sheinColourBlock)],
  [/image|picture/, picture(imageTypes.sheinDetail)],
  [/special_?price/i, { part: 'skus', field: 'specialPrice' }],
  [/price|cost/i, { part: 'skus', field: 'originalPrice' }],
  [/stock_info|inventory|stock/, { part: 'skus', field: 'realStock' }],
  [/\blength\b/, { part: 'skus', field: 'outerBoxLength' }],
  [/\bwidth\b/, { part: 'skus', field: 'outerBoxWidth' }],
  [/\bheight\b/, { part: 'skus', field: 'outerBoxHeight' }],
  [/\bweight\b/, { part: 'skus', field: 'outerBoxWeight' }],
  [/competing_product_link|reference_product_link/, { part: 'skus', field: 'productReferenceLinks' }],
  [/mall_state/, { part: 'skus', field: 'status' }],
  [/package_type/, { part: 'packaging' }],
  [/category_id|product_type/, { part: 'category' }],
];

/** What words are about that come without a form, such as a reviewer's. The first that fits counts. */
const spoken: typeof places = [
  [/标题|\btitle\b/i, { part: 'title' }],
  [/描述|description/i, { part: 'description' }],
  [/类目|category/i, { part: 'category' }],
  [/色块|swatch/i, picture(imageTypes.sheinColourBlock)],
  [/方形图|square/i, picture(imageTypes.sheinSquare)],
  [/图|picture|image|design/i, picture(imageTypes.sheinDetail)],
  [/权限|额度|permission|may not publish/i, { part: 'store' }],
];

/** What SHEIN is known to mean, or what its words can mean only. No list of its messages is public. */
const meanings: readonly (readonly [says: RegExp, key: MessageKey])[] = [
  [/额度|发品上限|quota|publish(?:ing)? limit/i, 'publishing.means.quota'],
  [
    /spmp0001|图片下载|非平台上传|not uploaded to SHEIN|image.*(?:download|expired)/i,
    'publishing.means.pictureAddress',
  ],
  [/商家SKU重复|supplier_?sku.*(?:exist|repeat|duplicate)/i, 'publishing.means.skuTaken'],
  [/品牌不存在|no brand|brand.*(?:not exist|invalid)/i, 'publishing.means.brand'],
  [/敏感词|违禁词|侵权|infring|sensitive word|prohibited/i, 'publishing.means.forbiddenWords'],
  [/审核中不可编辑|in review.*edit|under review/i, 'publishing.means.inReview'],
  [/20\s*分钟|20 minutes/i, 'publishing.means.shelfTooSoon'],
];

const quota: MessageKey = 'publishing.means.quota';

/** The field to mend, and what the words mean where that is known. */
export function explainSheinProblem(problem: MarketProblem, skus: readonly string[] = []): Explanation {
  const said = `${problem.code} ${problem.reason}`;
  const key = meanings.find(([says]) => says.test(said))?.[1];
  if (key === quota) return { place: { part: 'store' }, message: { key }, isQuota: true };
  return { place: placeOf(problem, skus), message: key && { key } };
}

function placeOf({ field, reason }: MarketProblem, skus: readonly string[]): FindingPlace | undefined {
  // the form tells more than the module
  const [module = '', form = ''] = field.split(/\/(.*)/s);
  const place = placeIn(places, form) ?? placeIn(places, module) ?? placeIn(spoken, reason);
  if (!place) return undefined;
  if (place.part === 'attributes') return { ...place, ...attributeIn(form) };
  const sku = place.part === 'skus' || place.part === 'pictures' ? skuIn(reason, skus) : undefined;
  return { ...place, ...(sku !== undefined && { sku }) };
}

function placeIn(table: typeof places, text: string): FindingPlace | undefined {
  return table.find(([named]) => named.test(text))?.[1];
}

/** Forms of attributes end in the attribute's id: `图案(1001)`. */
function attributeIn(form: string): { field?: string } {
  const id = /(\d+)\)?$/.exec(form)?.[1];
  return id === undefined ? {} : { field: id };
}

/** The longest of the SKUs that the words name: one may begin with another. */
function skuIn(reason: string, skus: readonly string[]): string | undefined {
  return skus.filter((sku) => reason.includes(sku)).toSorted((a, b) => b.length - a.length)[0];
}
