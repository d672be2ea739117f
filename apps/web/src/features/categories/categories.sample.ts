import type { Category } from '@pressroom/contract/categories/categories';
import type { ProductCode } from '@pressroom/contract/categories/productCodes';
import { type CategoryModel, flattened } from '@pressroom/contract/categories/models';
import type { LibraryFile } from '@pressroom/contract/library/library';

const common = {
  styleCode: 'TEE',
  styleName: 'T-shirt',
  colorCode: 'BLK',
  colorName: 'Black',
  boxLength: 30,
  boxWidth: 25,
  boxHigh: 2.5,
  boxWeight: 180,
  bottomImageUrl: '/files/shirt-0123456789',
  bottomImageMetaData: { width: 500, height: 400 },
  printNum: 1,
  printLocations: [{ x: 100, y: 100, width: 200, height: 150 }],
  realStock: 60,
  virtualStock: 55,
  shippedNum: 4,
  signedNum: 1,
  gmtCreate: '2026-11-20T02:00:00.000000Z',
  gmtModified: '2026-11-20T02:00:00.000000Z',
};

export function sampleCategory(given: Partial<Category> = {}): Category {
  return {
    ...common,
    id: '11',
    name: 'Classic tee',
    bottomImageId: '5',
    numberOfPrints: 1,
    blend: 'auto',
    productCodeCount: 1,
    shortNum: 0,
    ...given,
  };
}

export function sampleProductCode(given: Partial<ProductCode> = {}): ProductCode {
  return {
    ...common,
    id: '21',
    code: 'TEE-BLK-M',
    productCodeCategoryId: '11',
    productCategoryName: 'Classic tee',
    sizeCode: 'M',
    sizeName: 'Medium',
    ...given,
  };
}

export function sampleModel(given: Partial<CategoryModel> = {}): CategoryModel {
  const printLocations = [{ x: 10, y: 20, width: 60, height: 50 }];
  return {
    id: '31',
    productCodeCategoryId: '11',
    shopId: '7',
    shopName: 'Austin Tees',
    bottomImageId: '6',
    bottomImageUrl: '/files/model-0123456789',
    bottomImageMetaData: { width: 220, height: 180 },
    isDefault: 1,
    printNum: 1,
    printLocations,
    ...flattened(printLocations),
    gmtCreate: '2026-11-20T02:00:00.000000Z',
    gmtModified: '2026-11-20T02:00:00.000000Z',
    ...given,
  };
}

/** A picture that a form holds; sizes in pixels. */
export function sampleFile({ id, width, height }: { id: string; width: number; height: number }): LibraryFile {
  return {
    id,
    name: `${id}.png`,
    folderId: '0',
    folderName: '',
    fileUrl: `/files/${id}`,
    fileSize: 900,
    folder: false,
    createUser: 'ada',
    gmtCreate: '2026-11-20T02:00:00Z',
    gmtModified: '2026-11-20T02:00:00Z',
    metaData: {
      mimeType: 'image/png',
      width,
      height,
      cmWidth: null,
      cmHeight: null,
      dpiHorizontal: 200,
      dpiVertical: 200,
    },
  };
}
