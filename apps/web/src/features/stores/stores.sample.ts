import type { LastSync, StoreGrant } from '@pressroom/contract/stores/authorization';
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

export function sampleGrant(given: Partial<StoreGrant> = {}): StoreGrant {
  return {
    scope: 'orders',
    authorizedAt: '2026-11-20T02:00:00.000Z',
    expiresAt: null,
    missingScopes: [],
    checkedAt: '2026-11-21T02:00:00.000Z',
    problem: null,
    warning: null,
    keptKeys: [],
    ...given,
  };
}

export function sampleSync(given: Partial<LastSync> = {}): LastSync {
  return {
    state: 'done',
    cause: 'schedule',
    startedAt: '2026-11-21T02:00:00.000Z',
    endedAt: '2026-11-21T02:00:04.000Z',
    found: 12,
    created: 0,
    changed: 0,
    failed: 0,
    msg: null,
    ...given,
  };
}
