import type { StoreRow } from '@pressroom/contract/stores/stores';
import type { PublishTemplate } from '@pressroom/contract/publishTemplates/publishTemplates';

export function sampleTemplate(given: Partial<PublishTemplate> = {}): PublishTemplate {
  return {
    id: '9007199254740993',
    name: 'Summer tees',
    storeIds: '11,12',
    saleType: '1,3',
    titleKeyword: 'soft cotton,tee,{design},gift',
    productDescription: 'Printed by hand',
    stores: [
      { id: '11', name: 'Rosewood', typeCode: 'SHEIN_SEMI_TRUSTEESHIP', productAuthStatus: 1, dataStatus: 1 },
      { id: '12', name: 'Linden Tees', typeCode: 'TEMU_SEMI_TRUSTEESHIP', productAuthStatus: 0, dataStatus: 1 },
    ],
    gmtCreate: '2026-11-20T02:00:00.000Z',
    gmtModified: '2026-11-20T03:00:00.000Z',
    ...given,
  };
}

export function sampleKeyword(keyword: string, id = 1) {
  return { id: String(id), keyword, gmtCreate: '2026-11-20T02:00:00.000Z' };
}

/** Two stores whose products may be published, and one that has no authorisation. */
export const sampleStores: StoreRow[] = [
  ['11', 'Rosewood', 'SHEIN_SEMI_TRUSTEESHIP', 1] as const,
  ['12', 'Linden Tees', 'TEMU_SEMI_TRUSTEESHIP', 0] as const,
  ['13', 'Cactus', 'TEMU_SEMI_TRUSTEESHIP', 1] as const,
].map(([id, name, typeCode, productAuthStatus]) => ({
  id,
  name,
  typeCode,
  typeName: typeCode,
  countryCode: 'US',
  countryName: 'United States',
  currency: 'USD',
  dataStatus: 1,
  syncOrder: 0,
  authStatus: 1,
  productAuthStatus,
  warehouseId: null,
  warehouseName: null,
  grants: [],
  lastSync: null,
  remark: '',
  gmtCreate: '2026-11-20T02:00:00.000Z',
  gmtModified: '2026-11-20T02:00:00.000Z',
}));
