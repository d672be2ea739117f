import type { StoreRow } from '@pressroom/contract/stores/stores';

export function sampleStore(given: Partial<StoreRow> = {}): StoreRow {
  return {
    id: '9007199254740993',
    name: 'Harbor Print',
    typeCode: 'OTHER',
    typeName: 'Other',
    countryCode: 'US',
    countryName: 'United States',
    currency: 'USD',
    dataStatus: 1,
    syncOrder: 0,
    authStatus: 0,
    productAuthStatus: 0,
    warehouseId: null,
    warehouseName: null,
    grants: [],
    lastSync: null,
    remark: 'main shop',
    gmtCreate: '2026-11-20T02:00:00.000Z',
    gmtModified: '2026-11-20T02:00:00.000Z',
    ...given,
  };
}
