import type { CostGroup } from '@pressroom/contract/lastMile/costs';
import type { LabelInvoice, LabelInvoiceLine } from '@pressroom/contract/lastMile/invoices';

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

export function sampleInvoice(given: Partial<LabelInvoice> = {}): LabelInvoice {
  return {
    id: '31',
    provider: 'YWJ',
    fileName: 'november.xlsx',
    totals: { neverBought: 1, fits: 40 },
    createUser: 'admin',
    gmtCreate: '2026-11-23T09:00:00.000Z',
    acceptedAt: null,
    acceptedBy: null,
    ...given,
  };
}

export function sampleInvoiceLine(given: Partial<LabelInvoiceLine> = {}): LabelInvoiceLine {
  return {
    id: '311',
    lineNum: 2,
    verdict: 'differs',
    reference: '',
    providerNumber: '',
    trackingNumber: '1Z999',
    day: null,
    thirdOrderNumber: 'WEB-10021',
    shopName: 'Linden Tees',
    ours: '4.30',
    oursCurrency: 'USD',
    theirs: '4.65',
    currency: 'USD',
    difference: '0.35',
    ...given,
  };
}
