import { sheinPublisher, type SheinPublishing } from '../shein/publishing/publisher.ts';
import { fakeShein } from './fakeShein.ts';
import { pictureKey } from '../publishing/publisher.ts';
import type { ListingDraft } from '../publishing/draft.ts';
import type { SheinAttribute, SheinAttributeTemplate } from '../shein/attributes.ts';
import type { SheinFillInStandard } from '../shein/fillInStandard.ts';
import { sheinPicturesOf } from '../shein/publishing/pictures.ts';

function attribute(given: Partial<SheinAttribute>): SheinAttribute {
  return {
    attributeId: '1',
    name: undefined,
    englishName: undefined,
    kindCode: 1,
    kind: 'sales',
    isMain: false,
    modeCode: 2,
    mode: 'singleForSales',
    atMost: undefined,
    needCode: 3,
    need: 'required',
    isShown: true,
    remarks: [],
    dimensionCode: 1,
    values: [],
    ...given,
  };
}

const value = (valueId: string, name: string, englishName: string) => ({
  valueId,
  name,
  englishName,
  isCustom: false,
  isHidden: false,
});

/** A shirt's: the colour's values have ids beyond what a double holds. */
export const shirtTemplate: SheinAttributeTemplate = {
  productTypeId: '1080',
  businessModeCode: 1,
  defaultValueCode: 2,
  defaultValue: 'may',
  attributes: [
    attribute({
      attributeId: '27',
      isMain: true,
      values: [value('9107199000027000001', '黑色', 'Black'), value('9107199000027000002', '玫瑰色', 'Rosé')],
    }),
    attribute({ attributeId: '87', values: [value('870001', 'S', 'S'), value('870002', 'M', 'M')] }),
    attribute({ attributeId: '55', kind: 'sizeChart', kindCode: 2, modeCode: 0, mode: 'manual', need: 'optional' }),
  ],
};

export const plainStandard: SheinFillInStandard = {
  defaultLanguage: 'en',
  currency: 'USD',
  fields: [],
  pictures: [{ key: 'switch_spu_picture', isOn: false }],
};

export function shirtPublishing(given: Partial<SheinPublishing> = {}): SheinPublishing {
  return {
    mode: 'semi',
    settings: {
      brandCode: 'own',
      brandName: 'Own',
      mainSite: 'shein',
      subSites: ['shein-us', 'shein-mx'],
      warehouseCode: 'PS001',
      warehouseName: 'Main',
      currency: 'USD',
    },
    attributesOf: async () => shirtTemplate,
    standardOf: async () => plainStandard,
    ...given,
  };
}

/** Addresses as if every picture of the draft had been uploaded. */
export function uploadedPictures(draft: ListingDraft): Map<string, string> {
  return new Map(
    sheinPicturesOf(draft).map((use) => [pictureKey(use), `https://img.test/${use.use}/${use.picture.key}`]),
  );
}

/** Where a publisher calls. */
export const publishingPaths = {
  publish: '/open-api/goods/product/publishOrEdit',
  documents: '/open-api/goods/query-document-state',
  search: '/open-api/goods/searchProduct',
  stock: '/open-api/stock/stock-query',
  spu: '/open-api/goods/spu-info',
  mayEdit: '/open-api/goods/product/check-edit-permission',
  repeated: '/open-api/goods/product/check-supplierSku-repeated',
  shelf: '/open-api/goods/modify-skc-shelf',
  price: '/open-api/openapi-business-backend/product/price/save',
  cost: '/open-api/goods/update-cost',
  change: '/open-api/stock/change-inventory/v2',
  managed: '/open-api/goods/stock-update',
};

export type Answers = Parameters<typeof fakeShein>[0];

/** A publisher that speaks to SHEIN of one test. */
export async function publisherAt(answers: Answers, about: Partial<SheinPublishing> = {}) {
  const side = await fakeShein(answers);
  return { ...side, publisher: sheinPublisher(side.store, shirtPublishing(about)) };
}

export const priceRow = (site: string, basePrice: number, specialPrice: number) => ({
  site,
  currency: 'USD',
  basePrice,
  specialPrice,
});

/** A shirt of one SKU as the search answers it. */
export const foundProduct = (given: { shelf?: number; prices?: object[]; skuCode?: string } = {}) => ({
  spuName: 'a26',
  skcList: [
    {
      skcName: 'sa2601',
      supplierCode: 'A1B2C',
      skcShelfStatus: 1,
      skcSiteShelfStatusList: [
        { subSite: 'shein-us', status: given.shelf ?? 1 },
        { subSite: 'shein-mx', status: 1 },
        { subSite: 'shein-de', status: 0 },
      ],
      skuList: [
        {
          skuCode: 'I1',
          supplierSku: 'TS01-BLK-S',
          priceList: given.prices ?? [
            priceRow('shein-us', 19.99, 14.5),
            priceRow('shein-mx', 19.99, 14.5),
            priceRow('shein-de', 30, 0),
          ],
          costList: [{ cost: '8.20', currency: 'USD' }],
          inventoryList: [{ warehouseId: 'PS001', inventoryNum: 7 }],
        },
      ],
    },
  ],
});

/** The same SKU as a publisher knows it. */
export const foundSku = { sku: 'TS01-BLK-S', skcId: 'sa2601', skuId: 'I1' };
export const foundRef = { marketId: 'a26', version: 'SPMP1' };
