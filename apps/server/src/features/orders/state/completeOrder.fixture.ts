import { orderStatus } from '@pressroom/contract/orders/status';
import type { OrderRecord } from '../record/record.ts';

export const completeLine = {
  lineNo: 1,
  msku: '7',
  productCodeId: '1',
  productCode: 'TEE',
  printNum: 1,
  printingImageId: '2',
  drawingKey: 'k',
};

/** Complete, drawn, labelled and with a tracking number: nothing but its status is in the way of any act. */
export function completeOrder(facts: Partial<Record<keyof OrderRecord, unknown>> = {}): OrderRecord {
  return {
    id: '1',
    thirdOrderNumber: 'A1',
    sysStatus: orderStatus.inProduction,
    problem: null,
    holds: null,
    labelKey: 'label',
    labelVoid: null,
    labelPurchaseProblem: null,
    trackingNumber: '1Z999AA10123456784',
    shipmentConfirmation: null,
    marketState: null,
    scheduledDelivery: null,
    shipments: 0,
    lines: [completeLine],
    ...facts,
  } as unknown as OrderRecord;
}
