import type { PublishingOffers, StorePublishing } from '@pressroom/contract/publishing/storePublishing';

export function sampleStorePublishing(given: Partial<StorePublishing> = {}): StorePublishing {
  return {
    id: '7',
    name: 'Fox',
    typeCode: 'SHEIN_SEMI_TRUSTEESHIP',
    marketplace: 'shein',
    mode: 'semi',
    settings: null,
    priceRule: null,
    missing: ['brandCode', 'subSites', 'currency'],
    gmtModified: '2026-11-20T02:00:00.000Z',
    ...given,
  };
}

export function sampleOffers(given: Partial<PublishingOffers> = {}): PublishingOffers {
  return {
    brands: [
      { id: '11', name: 'Loom' },
      { id: '12', name: 'Tinta' },
    ],
    sites: [
      { id: 'shein-us', name: 'United States', mainSite: 'shein', currency: 'USD' },
      { id: 'shein-mx', name: 'México', mainSite: 'shein', currency: 'MXN' },
    ],
    warehouses: [{ id: 'PS1', name: 'Houston' }],
    freightTemplates: null,
    age: { askedAt: '2026-11-21T02:00:00.000Z', isStale: false, problem: null },
    ...given,
  };
}
