import type { CarrierName } from '@pressroom/contract/orders/carrierNames';

/** Made up for tests: two shipments wait to know what FEDEX is at TEMU. */
export function sampleCarrierName(values: Partial<CarrierName> = {}): CarrierName {
  return {
    id: '41',
    marketplace: 'temu',
    country: 'US',
    ourName: 'FEDEX',
    theirName: null,
    choices: ['GOFO', 'UPS', 'FedEx Home Delivery', 'FedEx Ground'],
    waitingNum: 2,
    answeredBy: null,
    answeredAt: null,
    gmtCreate: '2026-11-20T03:20:00.000000Z',
    gmtModified: '2026-11-20T03:20:00.123456Z',
    ...values,
  };
}
