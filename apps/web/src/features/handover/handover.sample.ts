import type { ManifestDetail, WaitingParcel } from '@pressroom/contract/lastMile/handover';

export function sampleWaiting(given: Partial<WaitingParcel> = {}): WaitingParcel {
  return {
    id: '71',
    orderId: '501',
    thirdOrderNumber: 'WEB-10021',
    shopName: 'Linden Tees',
    provider: 'YWJ',
    channelCode: 'UNI-NEXT',
    channelName: 'UniUni next day',
    trackingNumber: 'UUS0000000000000001',
    carrierName: 'UNIUNI',
    weightGrams: 320,
    placedAt: '2026-11-23T02:00:00.000Z',
    late: false,
    printed: true,
    ...given,
  };
}

export function sampleManifest(given: Partial<ManifestDetail> = {}): ManifestDetail {
  const { id, orderId, thirdOrderNumber, shopName, trackingNumber, carrierName, weightGrams } = sampleWaiting();
  return {
    id: '9',
    manifestNumber: 'MF261123-9',
    provider: 'YWJ',
    channelCode: 'UNI-NEXT',
    channelName: 'UniUni next day',
    day: '2026-11-23',
    parcels: 1,
    weightGrams: 320,
    createUser: 'packer',
    gmtCreate: '2026-11-23T09:00:00.000Z',
    undoneAt: null,
    undoneBy: null,
    canUndo: true,
    widths: [2, 1, 1, 4, 1, 2],
    list: [{ id, orderId, thirdOrderNumber, shopName, trackingNumber, carrierName, weightGrams }],
    ...given,
  };
}
