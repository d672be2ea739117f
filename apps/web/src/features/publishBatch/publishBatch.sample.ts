import type { CallOutput } from '@pressroom/contract/endpoint';
import type { PublishPlan } from '@pressroom/contract/publishing/listing';
import type { publishPlans } from '@pressroom/contract/publishing/plans';
import type { StoreRow } from '@pressroom/contract/stores/stores';

interface Given {
  productId?: string;
  productType?: 1 | 2 | 3;
  storeId?: string;
  cargoNo?: string;
  /** Of its SKUs. */
  prices?: readonly string[];
  problem?: string;
}

/** As the server generates a link. */
export function sampleLink(given: Given = {}): CallOutput<typeof publishPlans.generate>[number] {
  const {
    productId = '1',
    productType = 1,
    storeId = '11',
    cargoNo = 'A1B2C',
    prices = ['9.90'],
    problem = null,
  } = given;
  return {
    productId,
    productType,
    storeId,
    storeName: storeId === '11' ? 'Rosewood' : 'Cactus',
    storeTypeCode: storeId === '11' ? 'SHEIN_SEMI_TRUSTEESHIP' : 'TEMU_SEMI_TRUSTEESHIP',
    spu: `TEE-${productId}`,
    name: `Rose tee ${productId}`,
    mainPictureUrl: '/files/rose',
    skuCount: prices.length,
    cargoNo,
    title: 'Rose tee',
    publishProductSpecs: prices.map((originalPrice, at) => ({
      sku: `TEE-${productId}-${at}`,
      mainPictureUrl: '/files/rose',
      originalPrice,
      specialPrice: null,
      realStock: 20,
      publishProductSpecInfos: [{ specKey: 'color', specVal: 'Black', code: 'BLK' }],
      productSpecId: `${productId}0${at + 1}`,
      cost: '5.00',
    })),
    problem,
  };
}

export function samplePlan(): PublishPlan {
  return {
    id: '301',
    publishBatchNo: 'PB20261123-0001',
    storeNames: ['Rosewood'],
    spuList: ['TEE-1'],
    listingCount: 4,
    publishStatus: 1,
    pending: 4,
    publishing: 0,
    published: 0,
    failed: 0,
    withErrors: 0,
    releaseAt: null,
    createUser: 'ada',
    gmtCreate: '2026-11-20T02:00:00.000Z',
    gmtModified: '2026-11-20T03:00:00.000Z',
  };
}

/** One at each marketplace, and one whose products may not be published. */
export const sampleStores: StoreRow[] = [
  { id: '11', name: 'Rosewood', typeCode: 'SHEIN_SEMI_TRUSTEESHIP' as const, productAuthStatus: 1 },
  { id: '12', name: 'Linden Tees', typeCode: 'TEMU_SEMI_TRUSTEESHIP' as const, productAuthStatus: 0 },
  { id: '13', name: 'Cactus', typeCode: 'TEMU_SEMI_TRUSTEESHIP' as const, productAuthStatus: 1 },
].map((store) => ({
  ...store,
  typeName: store.typeCode,
  countryCode: 'US',
  countryName: 'United States',
  currency: 'USD',
  dataStatus: 1,
  syncOrder: 0,
  authStatus: 1,
  warehouseId: null,
  warehouseName: null,
  grants: [],
  lastSync: null,
  remark: '',
  gmtCreate: '2026-11-20T02:00:00.000Z',
  gmtModified: '2026-11-20T02:00:00.000Z',
}));
