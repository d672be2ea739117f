import type { CallOutput } from '@pressroom/contract/endpoint';
import type { publishPlans } from '@pressroom/contract/publishing/plans';

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
