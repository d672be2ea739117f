import { type CategoryModel, flattened } from '@pressroom/contract/categories/models';
import type { ProductCode } from '@pressroom/contract/categories/productCodes';
import type { LibraryFile } from '@pressroom/contract/library/library';
import type { MappedProduct, SkuMappingRow } from '@pressroom/contract/skuMapping/skuMapping';

const at = '2026-11-20T02:00:00.000Z';

export function sampleMappedProduct(given: Partial<MappedProduct> = {}): MappedProduct {
  return {
    id: '9',
    productCode: 'TEE-BLK-M',
    productNum: 2,
    specName: 'T-shirt-Black-Medium',
    boxLength: 30,
    boxWidth: 25,
    boxHigh: 2.5,
    boxWeight: 180,
    ...given,
  };
}

export function sampleMapping(given: Partial<SkuMappingRow> = {}): SkuMappingRow {
  return {
    id: '41',
    skuId: '5230236437987443003',
    shopId: '7',
    shopName: 'Harbor Print',
    productCode: 'TEE-BLK-M',
    printNum: 2,
    printingImage: '81',
    printingName: 'fox.png',
    printingUrl: '/files/fox',
    printingImage2: '82',
    printingName2: 'moon.png',
    printingUrl2: '/files/moon',
    renderingImage: '/previews/fox-and-moon',
    listing: null,
    contradictions: [],
    gmtCreate: at,
    gmtModified: at,
    ...given,
  };
}

export function sampleProductCode(given: Partial<ProductCode> = {}): ProductCode {
  return {
    id: '61',
    code: 'TEE-BLK-M',
    productCodeCategoryId: '51',
    productCategoryName: 'Classic tee',
    styleCode: 'TEE',
    colorCode: 'BLK',
    sizeCode: 'M',
    styleName: 'T-shirt',
    colorName: 'Black',
    sizeName: 'Medium',
    printNum: 2,
    boxLength: 30,
    boxWidth: 25,
    boxHigh: 2.5,
    boxWeight: 180,
    bottomImageUrl: '/files/shirt',
    bottomImageMetaData: { width: 1000, height: 1000 },
    printLocations: [
      { x: 300, y: 250, width: 400, height: 400 },
      { x: 600, y: 200, width: 100, height: 100 },
    ],
    realStock: 10,
    virtualStock: 10,
    shippedNum: 0,
    signedNum: 0,
    gmtCreate: at,
    gmtModified: at,
    ...given,
  };
}

export function samplePicture(given: Partial<LibraryFile> = {}): LibraryFile {
  return {
    id: '81',
    name: 'fox.png',
    folderId: '0',
    folderName: '',
    fileUrl: '/files/fox',
    fileSize: 1000,
    folder: false,
    metaData: {
      mimeType: 'image/png',
      width: 2000,
      height: 2000,
      cmWidth: 25.4,
      cmHeight: 25.4,
      dpiHorizontal: 200,
      dpiVertical: 200,
    },
    createUser: 'ada',
    gmtCreate: at,
    gmtModified: at,
    ...given,
  };
}

/** What a store shows instead of the product's own picture, with one position. */
export function sampleModel(): CategoryModel {
  const printLocations = [{ x: 10, y: 10, width: 40, height: 40 }];
  return {
    id: '31',
    productCodeCategoryId: '11',
    shopId: '7',
    shopName: 'Harbor Print',
    bottomImageId: '6',
    bottomImageUrl: '/files/model',
    bottomImageMetaData: { width: 220, height: 180 },
    isDefault: 1,
    printNum: 1,
    printLocations,
    ...flattened(printLocations),
    gmtCreate: '2026-11-20T02:00:00.000000Z',
    gmtModified: '2026-11-20T02:00:00.000000Z',
  };
}
