import type { SheinSettings as StoreSettings } from '@pressroom/contract/publishing/settings';
import type { DraftSku, ListingDraft, StoreMode } from '../../publishing/draft.ts';
import { askedPrice, type MarketRef, type MarketSkuRef } from '../../publishing/publisher.ts';
import { bareNumber } from '../../shared/json.ts';
import { sheinAttributeEntries } from '../attributeFields.ts';
import type { SheinAttributeTemplate } from '../attributes.ts';
import type { SheinFillInStandard } from '../fillInStandard.ts';
import type { SheinSettings } from '../settings.ts';
import { priceText, wholeGrams, withPlaces } from './amounts.ts';
import { type Colour, coloursOf } from './colours.ts';
import { SheinPictures } from './pictures.ts';
import { type SaleAttributes, saleAttributesFor, saleEntry } from './saleValues.ts';
import { sizeEntries } from './sizeEntries.ts';
import type { SheinSpuInfo } from './spuInfo.ts';

/** All that turns a draft into what SHEIN takes. */
export interface PayloadGround {
  mode: StoreMode;
  settings: StoreSettings;
  template: SheinAttributeTemplate;
  standard: SheinFillInStandard;
  unverified: SheinSettings['unverified'];
  /** By `pictureKey` of each use. */
  addresses: ReadonlyMap<string, string>;
}

/** The product as SHEIN has it already. */
export interface HeldProduct {
  ref: MarketRef;
  skus: readonly MarketSkuRef[];
  spu: SheinSpuInfo;
}

interface Work extends PayloadGround {
  draft: ListingDraft;
  held: HeldProduct | undefined;
  language: string;
  pictures: SheinPictures;
  sales: SaleAttributes;
  severalColours: boolean;
}

/** The body of publishOrEdit: of a new product, or of a change to the one that is held. */
export function sheinPayload(draft: ListingDraft, ground: PayloadGround, held?: HeldProduct): object {
  const { template, standard, settings } = ground;
  const language = standard.defaultLanguage ?? 'en';
  const sales = saleAttributesFor(template, draft.skus);
  const colours = coloursOf(draft, sales.colour, language);
  const pictures = new SheinPictures(standard, ground.addresses);
  const work: Work = { ...ground, draft, held, language, pictures, sales, severalColours: colours.length > 1 };
  const measured = new Set(template.attributes.flatMap((one) => (one.kind === 'sizeChart' ? one.attributeId : [])));
  return {
    category_id: bareNumber(draft.categoryIds.at(-1) ?? '0'),
    product_type_id: bareNumber(held?.spu.productTypeId ?? draft.productTypeId),
    brand_code: settings.brandCode,
    source_system: 'openapi',
    supplier_code: draft.cargoNo,
    suit_flag: 0,
    is_spu_pic: pictures.withProduct,
    ...(held && { spu_name: held.ref.marketId }),
    ...(pictures.withProduct && {
      image_info: imageInfo(held?.spu.imageGroup, pictures.ofProduct(colours[0]?.skus ?? [])),
    }),
    multi_language_name_list: [{ language, name: draft.title }],
    multi_language_desc_list: draft.description === '' ? [] : [{ language, name: draft.description }],
    product_attribute_list: sheinAttributeEntries(draft.attributes.filter((row) => !measured.has(row.attributeId))),
    size_attribute_list: sizeEntries(draft, measured, sales.size),
    ...(!held && ground.mode === 'semi' && { site_list: [siteOf(settings)] }),
    ...fillConfiguration(standard),
    skc_list: colours.map((colour) => describeColour(work, colour)),
  };
}

function siteOf({ mainSite, subSites }: StoreSettings) {
  return { main_site: mainSite, sub_site_list: subSites };
}

function imageInfo(group: string | undefined, image_info_list: object[]) {
  return { ...(group !== undefined && { image_group_code: group }), image_info_list };
}

/** What the category asks for beside the fields of every product. */
function asks({ fields }: SheinFillInStandard, key: string): 'required' | 'shown' | undefined {
  const field = fields.find((one) => one.key === key);
  return field?.required ? 'required' : field?.isShown ? 'shown' : undefined;
}

/** Says that how goods are packed is told with each SKU. */
function fillConfiguration(standard: SheinFillInStandard) {
  const bySku = {
    ...(asks(standard, 'quantity_info') === 'required' && { filled_quantity_to_sku: true }),
    ...(asks(standard, 'package_type') === 'required' && { fill_configuration_tags: ['PACKAGE_TYPE_TO_SKU'] }),
  };
  return Object.keys(bySku).length > 0 && { fill_configuration_info: bySku };
}

function describeColour(work: Work, { supplierCode, sale, skus }: Colour) {
  const { pictures, settings, held, standard, severalColours } = work;
  const skcId = held?.skus.find(({ sku }) => skus.some((one) => one.sku === sku))?.skcId;
  const known = held?.spu.skcs.find(({ skcName }) => skcName === skcId);
  const inDetail = isDetailShown(standard) ? pictures.inDetail(skus) : [];
  return {
    ...(skcId !== undefined && { skc_name: skcId }),
    supplier_code: supplierCode,
    shelf_way: 1,
    sale_attribute: sale,
    image_info: imageInfo(known?.imageGroup, pictures.ofColour(skus, severalColours)),
    ...(inDetail.length > 0 && {
      site_detail_image_info_list: [
        { ...imageInfo(known?.siteDetailGroup, inDetail), site_abbr_list: settings.subSites },
      ],
    }),
    ...(skcId === undefined && asks(standard, 'suggest_price') === 'required' && suggestedPrice(work, skus)),
    sku_list: skus.map((sku) => describeSku(work, sku, skus)),
  };
}

/** Both spellings were seen. */
function isDetailShown(standard: SheinFillInStandard): boolean {
  return ['product_detail_pic', 'product_detail_picture'].some((key) => asks(standard, key) !== undefined);
}

function suggestedPrice({ settings: { currency } }: Work, [first]: readonly DraftSku[]) {
  const price = first?.originalPrice ?? first?.specialPrice;
  return price ? { suggested_retail_price: { currency, price: priceText(price, currency) } } : {};
}

function describeSku(work: Work, sku: DraftSku, ofColour: readonly DraftSku[]) {
  const { held, standard, sales, language, pictures, unverified, draft } = work;
  const code = held?.skus.find((one) => one.sku === sku.sku)?.skuId;
  const { length, width, height, weight } = sku.box;
  const own = pictures.ofSku(ofColour);
  return {
    ...(code !== undefined && { sku_code: code }),
    supplier_sku: sku.sku,
    mall_state: sku.isOnSale ? 1 : 2,
    length: length === null ? undefined : withPlaces(length, 2),
    width: width === null ? undefined : withPlaces(width, 2),
    height: height === null ? undefined : withPlaces(height, 2),
    weight: weight === null ? undefined : wholeGrams(weight),
    sale_attribute_list: sizeOf(sales, sku, language),
    // a published SKU's price and stock have calls of their own
    ...(code === undefined && { ...pricesOf(work, sku), stock_info_list: [stockOf(work, sku)] }),
    ...(own.length > 0 && { image_info: imageInfo(undefined, own) }),
    ...(sku.referenceLink !== '' &&
      asks(standard, 'reference_product_link') && { competing_product_link: sku.referenceLink }),
    ...(asks(standard, 'quantity_info') === 'required' && {
      quantity_info: { quantity_type: 1, quantity_unit: 1, quantity: 1 },
    }),
    ...(asks(standard, 'package_type') === 'required' && {
      package_type: unverified.packageTypes[draft.packaging.type],
    }),
  };
}

function sizeOf({ size }: SaleAttributes, sku: DraftSku, language: string) {
  return size && (sku.size || size.need === 'required') ? [saleEntry(size, sku.size, language)] : [];
}

function pricesOf({ mode, settings, unverified }: Work, sku: DraftSku) {
  const { currency, subSites } = settings;
  const asked = askedPrice(sku);
  if (asked === null) return {};
  if (unverified.paidBySupplyPrice[mode]) return { cost_info: { cost_price: priceText(asked, currency), currency } };
  const special = sku.originalPrice === null ? null : sku.specialPrice;
  return {
    price_info_list: subSites.map((sub_site) => ({
      sub_site,
      currency,
      base_price: priceText(sku.originalPrice ?? asked, currency),
      ...(special !== null && { special_price: priceText(special, currency) }),
    })),
  };
}

function stockOf({ settings: { warehouseCode, warehouseName } }: Work, { stock }: DraftSku) {
  return {
    inventory_num: stock,
    ...(warehouseCode !== null && { supplier_warehouse_id: warehouseCode, supplier_warehouse_name: warehouseName }),
  };
}
