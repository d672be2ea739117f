import type { LabelPrint, StationParcel, PrintableLabel } from '@pressroom/contract/printing/printing';

export function sampleParcel(given: Partial<StationParcel> = {}): StationParcel {
  return {
    orderNumber: 'PR-10001',
    carrierName: 'UPS',
    trackingNumber: '1Z999AA10123456784',
    parcelNo: 1,
    parcelCount: 1,
    shopId: '31',
    shopName: 'Harbor Print',
    remark: '',
    pieces: [
      {
        lineNo: 1,
        skuId: 'sku-1',
        productCode: 'TEE-WHT-L',
        productName: 'Classic tee',
        num: 2,
        picture: '/previews/one',
        prints: [
          { name: 'rose_front.png', picture: '/files/front' },
          { name: 'rose_back.png', picture: '/files/back' },
        ],
      },
      {
        lineNo: 2,
        skuId: '',
        productCode: 'TEE-BLK-M',
        productName: 'Classic tee',
        num: 1,
        picture: null,
        prints: [{ name: 'peony.png', picture: '/files/peony' }],
      },
    ],
    ...given,
  };
}

export function sampleLabel(given: Partial<PrintableLabel> = {}): PrintableLabel {
  return {
    ...sampleParcel(),
    image: 'iVBO',
    printedAt: null,
    widthMm: 100,
    heightMm: 150,
    dpi: 203,
    ...given,
  };
}

export function samplePrint(given: Partial<LabelPrint> = {}): LabelPrint {
  return {
    id: '1',
    orderNumber: 'PR-10001',
    shopName: 'Harbor Print',
    createUser: 'ada',
    gmtCreate: '2026-11-21T05:25:00.000Z',
    bench: '',
    printerType: 1,
    parcelNo: 1,
    outcome: 1,
    reason: null,
    reasonText: '',
    ...given,
  };
}
