import { z } from 'zod';
import { digits } from '../../json.ts';
import type { ProductSkc } from '../../markets/product.ts';
import { storeEndpoint } from '../endpoint.ts';
import { imageType } from '../imageType.ts';
import { groupCode } from '../publishing/groupCode.ts';
import type { Pictures, PublishBody, SaleAttribute, SheinProduct, Sku } from '../publishing/product.ts';
import { listTime } from '../time.ts';
import { decimalOf } from './products.ts';

/** A product that has passed review, as buyers see it; null for every other. */
export const spuInfo = storeEndpoint({
  path: '/open-api/goods/spu-info',
  method: 'POST',
  modes: ['semi', 'full'],
  body: z.object({ spuName: z.string().min(1), languageList: z.array(z.string()).max(5).optional() }),
  act({ state, store, body }) {
    const product = state.products.find(store, body.spuName);
    return product?.skcs.some(({ approvedOnce }) => approvedOnce) ? describe(product) : null;
  },
});

function describe({ number, categoryId, details: { productTypeId, content }, skcs, removed }: SheinProduct) {
  return {
    spuName: number,
    categoryId: digits(categoryId),
    productTypeId: digits(productTypeId),
    brandCode: content.brand_code ?? null,
    supplierCode: content.supplier_code ?? '',
    productMultiNameList: content.multi_language_name_list.map(({ language, name }) => ({
      language,
      productName: name,
    })),
    productMultiDescList: content.multi_language_desc_list.map(({ language, name }) => ({
      language,
      productDesc: name,
    })),
    productAttributeInfoList: content.product_attribute_list.map((each) => ({
      attributeId: digits(each.attribute_id),
      attributeValueId: each.attribute_value_id === undefined ? null : digits(each.attribute_value_id),
      attributeExtraValue: each.attribute_extra_value ?? null,
    })),
    dimensionAttributeInfoList: [],
    spuImageInfoList: picturesOf(number, content.image_info),
    skcInfoList: skcs.map((skc) => describeSkc(skc, content, removed !== null)),
  };
}

function describeSkc(skc: ProductSkc, { skc_list }: PublishBody, isRecycled: boolean) {
  const sent = skc_list.find(({ skc_name }) => skc_name === skc.id);
  const moment = (at: number | undefined) => (at === undefined ? null : listTime(at));
  return {
    skcName: skc.id,
    supplierCode: skc.sellerCode,
    ...idsOf(sent?.sale_attribute),
    skuInfoList: skc.skus.map((sku) => {
      const own = sent?.sku_list.find(({ sku_code }) => sku_code === sku.id);
      const { length = '', width = '', height = '', mall_state = 1, stop_purchase = 1 }: Partial<Sku> = own ?? {};
      return {
        skuCode: sku.id,
        supplierSku: sku.sellerSku,
        length,
        width,
        height,
        weight: sku.grams,
        mallState: mall_state,
        stopPurchase: stop_purchase,
        saleAttributeList: (own?.sale_attribute_list ?? []).map(idsOf),
        priceInfoList: sku.prices.map(({ site, currency, original, special }) => ({
          site,
          currency,
          basePrice: decimalOf(original),
          specialPrice: special === null ? null : decimalOf(special),
        })),
        costInfoList: sku.prices
          .slice(0, 1)
          .map(({ currency, original }) => ({ costPrice: decimalOf(original), currency })),
        skuImageInfoList: picturesOf(sku.id, own?.image_info),
      };
    }),
    shelfStatusInfoList: skc.shelves.map(({ site, onShelf, firstAt, lastAt }) => ({
      siteAbbr: site,
      shelfStatus: onShelf ? 1 : 0,
      firstShelfTime: moment(firstAt),
      lastShelfTime: moment(lastAt),
      lastUpdateTime: moment(lastAt),
    })),
    recycleInfoList: skc.shelves.map(({ site }) => ({ subSite: site, recycleStatus: isRecycled ? 1 : 0 })),
    skcImageInfoList: picturesOf(skc.id, sent?.image_info),
    siteDetailImageInfoList: (sent?.site_detail_image_info_list ?? []).flatMap((list) =>
      picturesOf(skc.id, list).map((picture) => ({ ...picture, siteAbbrList: list.site_abbr_list })),
    ),
    proofOfStockInfoList: [],
    srpPriceInfo: null,
  };
}

function idsOf(attribute: SaleAttribute | undefined) {
  const { attribute_id, attribute_value_id, custom_attribute_value = null } = attribute ?? {};
  return {
    attributeId: attribute_id === undefined ? null : digits(attribute_id),
    attributeValueId: attribute_value_id === undefined ? null : digits(attribute_value_id),
    customAttributeValue: custom_attribute_value,
  };
}

const typeNames: Record<number, string> = {
  [imageType.main]: 'MAIN',
  [imageType.detail]: 'DETAIL',
  [imageType.square]: 'SQUARE',
  [imageType.swatch]: 'PIECE',
  [imageType.siteDetail]: 'SITE_DETAIL',
};

function picturesOf(owner: string, pictures: Pictures | undefined) {
  return (pictures?.image_info_list ?? []).map(({ image_sort, image_type, image_url }) => ({
    groupCode: groupCode(owner),
    imageItemId: `${groupCode(owner)}${image_sort}`,
    imageType: typeNames[image_type] ?? 'DETAIL',
    imageUrl: image_url,
    imageMediumUrl: image_url,
    imageSmallUrl: image_url,
    sort: image_sort,
  }));
}
