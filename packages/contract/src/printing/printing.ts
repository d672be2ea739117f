import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { enumOf, filter, id, text, whole } from '../fields.ts';

export const printerType = enumOf({ normal: 1, industrial: 2 });
export const printReport = enumOf({ success: 1, failed: 2 });
const orderNumber = text({ max: 64, required: 'printing.numberRequired' });

/** A label ready for the printer: 100 x 150 mm at the printer's resolution. */
const printableLabel = z.object({
  image: z.string().meta({ description: 'PNG, base64' }),
  orderNumber: z.string(),
  carrierName: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  shopId: z.string(),
  shopName: z.string(),
  printedAt: z.string().nullable(),
  widthMm: z.int(),
  heightMm: z.int(),
  dpi: z.int(),
});
export type PrintableLabel = z.output<typeof printableLabel>;

export const printing = {
  printOrderLabel: endpoint({
    method: 'GET',
    path: '/sysOrder/printOrderLabel',
    summary:
      'The label of an order by order or tracking number. Code 1000: it was handed to a printer before, repeat with isForce=1',
    permission: ['/order/print'],
    input: z.object({
      thirdOrderNumber: orderNumber,
      printerType: printerType.default(1),
      isForce: whole({ min: 0, max: 1 }).default(0),
      /** Needed only where two stores have an order with this number. */
      shopId: filter(id('Store')),
    }),
    output: printableLabel.nullable(),
  }),
  sendOrder: endpoint({
    method: 'GET',
    path: '/sysOrder/sendOrder',
    summary:
      'Report a print: 1 printed, which ships the order, or tells its marketplace first; 2 failed. 409 where no label was handed out since the last report; repeating it changes nothing',
    permission: ['/order/print'],
    input: z.object({ thirdOrderNumber: orderNumber, status: printReport, shopId: filter(id('Store')) }),
    output: z.object({
      orderNumber: z.string(),
      sysStatus: z.int(),
      /** The marketplace is being told: the order is shipped as soon as it agrees. */
      telling: z.boolean(),
      msg: z.string(),
    }),
  }),
};
