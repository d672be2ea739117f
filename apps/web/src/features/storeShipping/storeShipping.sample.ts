import type { CallOutput } from '@pressroom/contract/endpoint';
import type { StoreShipping, storeShipping } from '@pressroom/contract/lastMile/storeShipping';

export function sampleStoreShipping(given: Partial<StoreShipping> = {}): StoreShipping {
  return {
    id: '7',
    name: 'Fox',
    marketplace: 'shein',
    rule: 'cheapest',
    channels: [],
    warehouse: null,
    gmtModified: '2026-11-20T02:00:00.000Z',
    ...given,
  };
}

type Offers = CallOutput<typeof storeShipping.offers>;

export function sampleShippingOffers(given: Partial<Offers> = {}): Offers {
  return {
    warehouses: [
      { code: 'WH1', name: 'Main' },
      { code: 'WH2', name: 'Overflow' },
    ],
    channels: [
      { code: 'SPX-UPS-GRD', name: 'UPS Ground' },
      { code: 'SPX-USPS-GA', name: 'USPS Advantage' },
      { code: 'SPX-GOFO-EXP', name: 'GOFO' },
    ],
    problem: null,
    ...given,
  };
}
