import type { LibraryFile } from '@pressroom/contract/library/library';
import { imageTypes } from '@pressroom/contract/pictures/imageSlots';
import type { ProductDetail, ProductSpecDetail } from '@pressroom/contract/products/product';
import type { GeneratedSpec } from '@pressroom/contract/products/variants';
import { libraryFile } from '../../testing/libraryFile.ts';

/** The address of a kept picture, another one for each name. */
export const sampleAddress = (name: string) => `/files/${name.padEnd(24, 'x')}`;

const complete = { have: 10, asked: 10, missing: [] };

const values = {
  material: 'Cotton',
  origin: 'CN' as const,
  productReferenceLinks: 'https://www.shop.example/tee',
  startOriginalPrice: '12.00',
  endOriginalPrice: '18.50',
  startSellingPrice: '9.90',
  endSellingPrice: '11.90',
  outerBoxLength: 30,
  outerBoxWidth: 25.5,
  outerBoxHeight: 3,
  outerBoxWeight: 220,
};

/** The colour and size of a SKU, by their codes. */
const names: Readonly<Record<string, string>> = { BLK: 'Black', WHT: 'White', S: 'Small', M: 'Medium' };

export function sampleSpec(
  colorCode: string,
  sizeCode: string,
  given: Partial<ProductSpecDetail> = {},
): ProductSpecDetail {
  const sku = `TEE-${colorCode}-${sizeCode}`;
  const id = String(100 + ['BLK-S', 'BLK-M', 'WHT-S', 'WHT-M'].indexOf(`${colorCode}-${sizeCode}`));
  const info = (type: 2 | 3, code: string) => ({
    productId: '7',
    productSpecId: id,
    productKey: type === 2 ? 'Colour' : 'Size',
    specValId: code,
    specVal: names[code] ?? code,
    type,
  });
  const main = sampleAddress(`main-${colorCode}`);
  return {
    ...values,
    id,
    productId: '7',
    status: 1,
    name: `Tee ${colorCode} ${sizeCode}`,
    sku,
    mainPictureUrl: main,
    stockImages: [],
    productCode: `T01-${colorCode}-${sizeCode}`,
    productCodeCategoryId: '5',
    printNum: 1,
    followsStock: true,
    realStock: 60,
    inventory: 60,
    remark: '',
    colorCode,
    sizeCode,
    productSpecInfos: [info(2, colorCode), info(3, sizeCode)],
    productSpecInfoName: `${names[colorCode]}-${names[sizeCode]}`,
    components: [],
    derived: [],
    listingCount: 0,
    shein: complete,
    temu: complete,
    sheinProductImages: [
      {
        productId: '7',
        productSpecId: id,
        storeType: 'SHEIN',
        imageType: imageTypes.sheinDetail,
        imageLinks: [main, sampleAddress('detail')].join(','),
      },
    ],
    temuProductImages: [],
    gmtCreate: '2026-11-20T02:00:00.000Z',
    gmtModified: '2026-11-20T03:00:00.000Z',
    ...given,
  };
}

export function sampleVariants(given: Partial<ProductDetail> = {}): ProductDetail {
  const productSpecs = ['BLK', 'WHT'].flatMap((color) => ['S', 'M'].map((size) => sampleSpec(color, size)));
  return {
    id: '7',
    spu: 'TEE',
    productType: 2,
    status: 1,
    styleCode: 'T01',
    colorCodes: ['BLK', 'WHT'],
    sizeCodes: ['S', 'M'],
    productTemplateId: '3',
    productTemplateName: 'Classic tee',
    templateMoved: true,
    categoryTemplateId: '41',
    categoryTemplateName: 'Tees',
    outerPkgTemplateId: '31',
    outerPkgTemplateName: 'Mailer',
    stockImage1: '',
    stockImage2: '',
    stockImages: [],
    pictureUrls: [sampleAddress('main-BLK'), sampleAddress('main-WHT')],
    skuCount: 4,
    enabledCount: 4,
    sheinMissing: 0,
    temuMissing: 2,
    productSpecs,
    sheinCategory: '[]',
    temuCategory: '[]',
    outerPkgShape: 1,
    outerPkgType: 2,
    gmtCreate: '2026-11-20T02:00:00.000Z',
    gmtModified: '2026-11-20T03:00:00.000Z',
    ...given,
  };
}

export function sampleGenerated(
  colorCode: string,
  sizeCode: string,
  given: Partial<GeneratedSpec> = {},
): GeneratedSpec {
  return {
    ...values,
    sku: `TEE-${colorCode}-${sizeCode}`,
    name: `Tee ${colorCode} ${sizeCode}`,
    status: 1,
    colorCode,
    colorName: names[colorCode] ?? colorCode,
    sizeCode,
    sizeName: names[sizeCode] ?? sizeCode,
    productSpecInfoName: `${names[colorCode]}-${names[sizeCode]}`,
    productCode: `T01-${colorCode}-${sizeCode}`,
    productCodeExists: true,
    productCodeCategoryId: colorCode === 'BLK' ? '5' : '6',
    printNum: 1,
    followsStock: true,
    realStock: 0,
    inventory: 60,
    skuTaken: false,
    ...given,
  };
}

export function samplePrint(given: Partial<LibraryFile> = {}): LibraryFile {
  return libraryFile({ id: '61', name: 'cat.png', fileUrl: sampleAddress('print'), ...given });
}
