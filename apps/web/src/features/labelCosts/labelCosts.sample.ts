import type { CostGroup } from '@pressroom/contract/lastMile/costs';

export function sampleCosts(given: Partial<CostGroup> = {}): CostGroup {
  return {
    key: '2026-11-20 USD',
    day: '2026-11-20',
    provider: null,
    channelCode: null,
    channelName: null,
    shopId: null,
    shopName: null,
    currency: 'USD',
    labels: 12,
    bought: '51.60',
    refunded: '-4.30',
    net: '47.30',
    billed: null,
    billedLabels: 0,
    ...given,
  };
}
