import { publishActs } from '@pressroom/contract/publishing/acts';
import type {
  PublishPlan,
  PublishProduct,
  PublishProductDetail,
  PublishSpecDetail,
} from '@pressroom/contract/publishing/listing';
import { publishPlans, publishProducts } from '@pressroom/contract/publishing/plans';
import { stores } from '@pressroom/contract/stores/stores';
import type { fakeServer } from '../../testing/fakeServer.ts';

const picture = (name: string) => `/files/${name.padEnd(24, 'x')}`;

export function samplePlan(given: Partial<PublishPlan> = {}): PublishPlan {
  return {
    id: '301',
    publishBatchNo: 'PB20261123-0001',
    storeNames: ['Harbor SHEIN'],
    spuList: ['CAT', 'DOG'],
    listingCount: 2,
    publishStatus: 1,
    pending: 2,
    publishing: 0,
    published: 0,
    failed: 0,
    withErrors: 1,
    releaseAt: null,
    createUser: 'ada',
    gmtCreate: '2026-11-20T02:00:00.000Z',
    gmtModified: '2026-11-20T03:00:00.000Z',
    ...given,
  };
}

export function sampleListing(given: Partial<PublishProduct> = {}): PublishProduct {
  return {
    id: '401',
    publishPlanId: '301',
    publishBatchNo: 'PB20261123-0001',
    productId: '9007199254740993',
    productType: 1,
    storeId: '11',
    storeName: 'Harbor SHEIN',
    storeTypeCode: 'SHEIN_SEMI_TRUSTEESHIP',
    spu: 'CAT',
    name: 'Cat tee',
    title: 'Cat Tee With Harbor Print',
    cargoNo: 'A1B2C',
    categoryTemplateId: '41',
    categoryTemplateName: 'Tees',
    mainPictureUrl: picture('effect'),
    skuCount: 2,
    skuList: ['CAT-BLK-M', 'CAT-BLK-L'],
    outerBoxLength: 30,
    outerBoxWidth: 25.5,
    outerBoxHeight: 3,
    originalPrice: '19.99',
    highestOriginalPrice: '21.99',
    specialPrice: '14.99',
    highestSpecialPrice: '14.99',
    realStock: 240,
    publishStatus: 3,
    stage: null,
    dueAt: null,
    status: 1,
    errorMessage: null,
    problem: null,
    errorCount: 0,
    warningCount: 0,
    judgedAt: '2026-11-20T03:00:00.000Z',
    differs: [],
    marketState: 'published',
    checkedAt: '2026-11-20T04:00:00.000Z',
    publishedAt: '2026-11-20T04:00:00.000Z',
    changedAt: null,
    outdated: false,
    productMoved: false,
    marketProductId: 'h2411203345',
    gmtCreate: '2026-11-20T02:00:00.000Z',
    gmtModified: '2026-11-20T03:00:00.000Z',
    ...given,
  };
}

export function sampleSpec(given: Partial<PublishSpecDetail> = {}): PublishSpecDetail {
  return {
    id: '501',
    publishProductId: '401',
    productSpecId: '61',
    mainPictureUrl: picture('effect'),
    sku: 'CAT-BLK-M',
    productCode: 'A1-BLK-M',
    originalPrice: '19.99',
    specialPrice: '14.99',
    realStock: 120,
    status: 1,
    outerBoxLength: 30,
    outerBoxWidth: 25.5,
    outerBoxHeight: 3,
    outerBoxWeight: 220,
    productReferenceLinks: '',
    publishProductSpecInfos: [
      { specKey: 'color', specVal: 'Black', code: 'BLK' },
      { specKey: 'size', specVal: 'M', code: 'M' },
    ],
    market: null,
    publishProductImages: [{ imageType: 1, imageLinks: picture('effect') }],
    ...given,
  };
}

export function sampleListingDetail(given: Partial<PublishProductDetail> = {}): PublishProductDetail {
  return {
    ...sampleListing(),
    description: 'A tee with a cat.',
    categoryNames: ['Women', 'Tops', 'T-Shirts'],
    outerPkgShape: 1,
    outerPkgType: 2,
    outerPkgImages: picture('parcel'),
    sizeChartName: '',
    modelName: '',
    publishProductAttrs: [
      {
        id: '401-0',
        publishPlanId: '301',
        publishProductId: '401',
        attrKeyId: '160',
        attrKeyName: 'Material',
        attrValId: '9',
        attrValName: 'Cotton',
      },
    ],
    publishProductSpecs: [sampleSpec(), sampleSpec({ id: '502', sku: 'CAT-BLK-L', productSpecId: '62' })],
    findings: [],
    ...given,
  };
}

/** Refused by its marketplace for a price. */
export const sampleFailed = sampleListing({
  id: '402',
  title: 'Dog Tee',
  cargoNo: 'DOG01',
  spu: 'DOG',
  publishStatus: 4,
  status: null,
  errorCount: 1,
  marketProductId: null,
  problem: {
    msg: 'The title is too long for this category',
    reason: 'product name length exceeds limit',
    code: 'gpa-1203',
    place: { part: 'skus', sku: 'CAT-BLK-L', field: 'specialPrice' },
  },
});

type Server = ReturnType<typeof fakeServer>;

/** The listings that the lists of the publish page show. */
export function holdListings(server: Server, ...rows: PublishProduct[]) {
  server.on(publishProducts.page, ({ publishStatus, publishPlanId }) => {
    const found = rows.filter((one) =>
      publishPlanId ? one.publishPlanId === publishPlanId : one.publishStatus === publishStatus,
    );
    return { rows: found, total: found.length };
  });
}

/** What the publish page asks for on every tab. */
export function answerPublishPage(server: Server) {
  const market = {
    skcId: 's1',
    skuId: '77001',
    originalPrice: '19.99',
    specialPrice: '12.49',
    realStock: 120,
    status: 1,
  } as const;
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(publishPlans.count, () => ({ unpublished: 1, publishing: 0, publishFailure: 1, published: 3 }));
  server.on(publishPlans.page, () => ({ rows: [samplePlan()], total: 1 }));
  server.on(publishProducts.specs, () => [sampleSpec({ market })]);
  server.on(publishActs.round, () => ({ everyHours: 4, listings: 3, calls: 2, minutes: 1, stores: [] }));
}
