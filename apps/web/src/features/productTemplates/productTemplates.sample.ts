import type { ClassificationTemplate } from '@pressroom/contract/classification/classification';
import { asImageFields, type PackagingTemplate } from '@pressroom/contract/packaging/packaging';
import { imageTypes } from '@pressroom/contract/pictures/imageSlots';
import type { ProductTemplateDetail } from '@pressroom/contract/productTemplates/productTemplates';

/** Addresses of kept pictures, all different for different names. */
export function sampleAddresses(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `/files/${`${name}-${at}-`.padEnd(24, 'x')}`);
}

const links = (name: string, count: number) => sampleAddresses(name, count).join(',');

export function sampleTemplate(given: Partial<ProductTemplateDetail> = {}): ProductTemplateDetail {
  return {
    id: '9007199254740993',
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
    productReferenceLinks: 'https://www.shop.example/tee?color=red',
    startOriginalPrice: '12.00',
    endOriginalPrice: '18.50',
    startSellingPrice: '9.90',
    endSellingPrice: '9.90',
    outerBoxLength: 30,
    outerBoxWidth: 25.5,
    outerBoxHeight: 3,
    outerBoxWeight: 1220,
    remark: 'until spring',
    findingCount: 0,
    gmtCreate: '2026-11-20T02:00:00.000Z',
    gmtModified: '2026-11-20T03:00:00.000Z',
    sheinImageList: [{ storeType: 'SHEIN', imageType: imageTypes.sheinDetail, imageLinks: links('detail', 2) }],
    temuImageList: [
      { storeType: 'TEMU', imageType: imageTypes.temuCarousel, imageLinks: links('carousel', 4) },
      { storeType: 'TEMU', imageType: imageTypes.temuOuterPackaging, imageLinks: links('parcel', 1) },
    ],
    ...given,
  };
}

export function samplePackagingRow(given: Partial<PackagingTemplate> = {}): PackagingTemplate {
  return {
    id: '32',
    name: 'Gift box',
    packageShape: 1,
    packageType: 0,
    packageShapeName: 'Cuboid',
    packageTypeName: 'Hard packaging',
    ...asImageFields(sampleAddresses('gift', 2)),
    useCount: null,
    gmtCreate: '2026-11-20T02:00:00.000Z',
    gmtModified: '2026-11-20T03:00:00.000Z',
    ...given,
  };
}

export function sampleClassificationRow(given: Partial<ClassificationTemplate> = {}): ClassificationTemplate {
  return {
    id: '42',
    name: 'Mugs',
    sheinStoreId: '1',
    sheinStoreName: 'S1',
    sheinProductTypeId: '5050',
    sheinCategoryIds: '["5000","5050"]',
    sheinCategory: '["家居","马克杯"]',
    temuStoreId: '2',
    temuStoreName: 'T1',
    temuProductTypeId: '31001',
    temuCategoryIds: '["31000","31001"]',
    temuCategory: '["厨房","杯子"]',
    sheinAttributes: [],
    temuAttributes: [],
    bindTemuSizeChartsTemplateName: 'None',
    bindTemuModelId: null,
    bindTemuModelName: '',
    findings: [],
    useCount: null,
    gmtCreate: '2026-11-20T02:00:00.000Z',
    gmtModified: '2026-11-20T03:00:00.000Z',
    ...given,
  };
}
