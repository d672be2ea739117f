import type { OrderLine, OrderRow } from '@pressroom/contract/orders/orderShapes';

/** Made up for tests: a line of two black shirts with a print on each side. */
export function sampleLine(values: Partial<OrderLine> = {}): OrderLine {
  return {
    id: '71',
    lineNo: 1,
    msku: '17592304881155',
    productCode: 'TEE-BLK-M',
    productCategoryName: 'Tee black',
    printingImage: '501',
    printingImage2: '502',
    printingName: 'harbor.png',
    printingName2: 'anchor.png',
    printingUrl: '/file/harbor',
    printingUrl2: '/file/anchor',
    printingLocation: 1,
    printNum: 2,
    num: 2,
    parcelLong: 30,
    parcelWide: 25,
    parcelHigh: 3,
    parcelWeight: 220,
    productCombinedImage: '/preview/shirt',
    combinedImage: null,
    combinedImage2: null,
    ...values,
  };
}

/** Made up for tests: an order in factory review, to be approved. */
export function sampleOrder(values: Partial<OrderRow> = {}): OrderRow {
  const lines = values.orderDetailsList ?? [sampleLine()];
  return {
    id: '9001',
    thirdOrderNumber: 'PR-10001',
    shopId: '31',
    shopName: 'Harbor Print',
    shopType: 'OTHER',
    sysStatus: 0,
    labelType: 2,
    orderTime: '2026-11-20T03:15:00.000000Z',
    deliveryTimeLimit: '2026-11-23T03:15:00.000000Z',
    deliveryTime: null,
    scheduledDelivery: null,
    gmtCreate: '2026-11-20T03:20:00.000000Z',
    gmtModified: '2026-11-20T03:20:00.123456Z',
    trackingNumber: '1Z999AA10123456784',
    sharedParcel: false,
    carrierName: 'UPS',
    labelUrl: null,
    hasLabel: false,
    labelVoid: null,
    printedAt: null,
    isPrint: 1,
    recipientsName: 'Ada Byron',
    recipientsPhone: '5550100',
    recipientsCountry: 'US',
    recipientsProvinces: 'TX',
    recipientsCity: 'Austin',
    recipientsPostcode: '73301',
    recipientsAddress: '1 Mill Street',
    recipientsAddress2: '',
    remark: '',
    errorMsg: null,
    holds: [],
    marketState: null,
    telling: null,
    totalNum: lines.reduce((sum, { num }) => sum + num, 0),
    can: ['approve', 'close', 'abnormal', 'edit'],
    ...values,
    orderDetailsList: lines,
  };
}
