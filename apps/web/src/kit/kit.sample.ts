import type { StoreRow } from '@pressroom/contract/stores/stores';

/** Rows for the kit's own tests, made of the smallest record of the contract. */
export function sampleRows(count: number): StoreRow[] {
  return Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    name: `Store ${at + 1}`,
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
    remark: 'sample',
    gmtCreate: '2026-11-20T02:00:00.000Z',
    gmtModified: '2026-11-20T02:00:00.000Z',
  }));
}
