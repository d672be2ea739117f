import type { ProductCode } from '@pressroom/contract/categories/productCodes';
import type { LibraryFile } from '@pressroom/contract/library/library';
import type { Product, ProductDetail, ProductSpec, ProductSpecDetail } from '@pressroom/contract/products/product';
import type { ProductTemplateDetail } from '@pressroom/contract/productTemplates/productTemplates';
import { libraryFile } from '../../testing/libraryFile.ts';

/** Addresses of kept pictures, all different for different names. */
export function sampleAddresses(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `/files/${`${name}-${at}-`.padEnd(24, 'x')}`);
}

const complete = { have: 14, asked: 14, missing: [] };
const [main] = sampleAddresses('effect', 1);

export function sampleSpec(given: Partial<ProductSpec> = {}): ProductSpec {
  return {
    id: '501',
    productId: '9007199254740993',
    status: 1,
    name: 'Cat tee',
    sku: 'CAT-BLK-M',
    mainPictureUrl: main!,
    stockImages: [{ id: '61', name: 'cat.png', url: sampleAddresses('print', 1)[0]! }],
    productCode: 'A1-BLK-M',
    productCodeCategoryId: '21',
    colorCode: '',
    sizeCode: '',
    derived: [],
    printNum: 1,
    followsStock: true,
    realStock: 1200,
    inventory: 1200,
    material: 'Cotton',
    origin: 'CN',
    productReferenceLinks: 'https://www.shop.example/tee',
    startOriginalPrice: '12.00',
    endOriginalPrice: '18.50',
    startSellingPrice: '9.90',
    endSellingPrice: '11.90',
    outerBoxLength: 30,
    outerBoxWidth: 25.5,
    outerBoxHeight: 3,
    outerBoxWeight: 1220,
    remark: 'until spring',
    productSpecInfos: [],
    productSpecInfoName: 'Black-M',
    components: [],
    listingCount: 0,
    shein: complete,
    temu: complete,
    gmtCreate: '2026-11-20T02:00:00.000Z',
    gmtModified: '2026-11-20T03:00:00.000Z',
    ...given,
  };
}

export function sampleProduct(given: Partial<Product> = {}, spec: Partial<ProductSpec> = {}): Product {
  const productSpecs = [sampleSpec(spec)];
  return {
    id: '9007199254740993',
    spu: 'CAT',
    productType: 1,
    status: 1,
    styleCode: '',
    colorCodes: [],
    sizeCodes: [],
    productTemplateId: '71',
    productTemplateName: 'Classic tee',
    templateMoved: false,
    categoryTemplateId: '41',
    categoryTemplateName: 'Tees',
    outerPkgTemplateId: '31',
    outerPkgTemplateName: 'Mailer',
    stockImage1: '61',
    stockImage2: '',
    stockImages: productSpecs[0]!.stockImages,
    pictureUrls: [main!],
    skuCount: 1,
    enabledCount: 1,
    sheinMissing: 0,
    temuMissing: 0,
    productSpecs,
    gmtCreate: '2026-11-20T02:00:00.000Z',
    gmtModified: '2026-11-20T03:00:00.000Z',
    ...given,
  };
}

export function sampleDetail(given: Partial<ProductDetail> = {}, spec: Partial<ProductSpecDetail> = {}): ProductDetail {
  const row = (storeType: 'SHEIN' | 'TEMU', imageType: number, links: readonly string[]) => ({
    productId: '9007199254740993',
    productSpecId: '501',
    storeType,
    imageType,
    imageLinks: links.join(','),
  });
  const pictures = {
    sheinProductImages: [
      row('SHEIN', 1, [main!, ...sampleAddresses('detail', 1)]),
      row('SHEIN', 2, [main!]),
      row('SHEIN', 7, sampleAddresses('colour', 1)),
    ],
    temuProductImages: [
      row('TEMU', 4, [main!, ...sampleAddresses('carousel', 4)]),
      row('TEMU', 5, [main!]),
      row('TEMU', 6, sampleAddresses('parcel', 1)),
    ],
  };
  return {
    ...sampleProduct(),
    sheinCategory: '["女装","上装","T恤"]',
    temuCategory: '["服装","女士T恤"]',
    outerPkgShape: 1,
    outerPkgType: 2,
    ...given,
    productSpecs: [{ ...sampleSpec(spec), ...pictures, ...spec }],
  };
}

export function sampleCode(given: Partial<ProductCode> = {}): ProductCode {
  return {
    id: '81',
    code: 'A1-BLK-M',
    productCodeCategoryId: '21',
    productCategoryName: 'Tee',
    styleCode: 'A1',
    styleName: 'Tee',
    colorCode: 'BLK',
    colorName: 'Black',
    sizeCode: 'M',
    sizeName: 'M',
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
    gmtCreate: '2026-11-20T02:00:00.000Z',
    gmtModified: '2026-11-20T02:00:00.000Z',
    ...given,
  };
}

export function samplePrint(given: Partial<LibraryFile> = {}): LibraryFile {
  return libraryFile({ id: '61', name: 'cat.png', fileUrl: sampleAddresses('print', 1)[0]!, ...given });
}

export function sampleTemplate(given: Partial<ProductTemplateDetail> = {}): ProductTemplateDetail {
  const links = (name: string, count: number) => sampleAddresses(name, count).join(',');
  return {
    id: '71',
    name: 'Classic tee',
    mainPictureUrl: sampleAddresses('detail', 1)[0]!,
    outerPkgTemplateId: '31',
    outerPkgTemplateName: 'Mailer',
    outerPkgShape: 1,
    outerPkgShapeName: 'Cuboid',
    outerPkgType: 2,
    outerPkgTypeName: 'Soft packaging with soft goods',
    categoryTemplateId: '41',
    categoryTemplateName: 'Tees',
    sheinCategoryId: '3030',
    sheinCategory: '["女装","上装","T恤"]',
    temuCategoryId: '29001',
    temuCategory: '["服装","女士T恤"]',
    state: 1,
    material: 'Cotton',
    stock: 1200,
    origin: 'CN',
    productReferenceLinks: 'https://www.shop.example/tee',
    startOriginalPrice: '12.00',
    endOriginalPrice: '18.50',
    startSellingPrice: '9.90',
    endSellingPrice: '11.90',
    outerBoxLength: 30,
    outerBoxWidth: 25.5,
    outerBoxHeight: 3,
    outerBoxWeight: 1220,
    remark: '',
    findingCount: 0,
    gmtCreate: '2026-11-20T02:00:00.000Z',
    gmtModified: '2026-11-20T03:00:00.000Z',
    sheinImageList: [
      { storeType: 'SHEIN', imageType: 1, imageLinks: links('detail', 2) },
      { storeType: 'SHEIN', imageType: 7, imageLinks: links('colour', 1) },
    ],
    temuImageList: [
      { storeType: 'TEMU', imageType: 4, imageLinks: links('carousel', 4) },
      { storeType: 'TEMU', imageType: 6, imageLinks: links('parcel', 1) },
    ],
    ...given,
  };
}
