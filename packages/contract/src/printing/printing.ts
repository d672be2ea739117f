import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { enumOf } from '../fields/choices.ts';
import { filter, filterText } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { whole } from '../fields/numbers.ts';
import { momentOut } from '../fields/moments.ts';
import { mostCounted, pageOf, pageQuery } from '../fields/pages.ts';
import { optionalText, text } from '../fields/texts.ts';
import { words } from '../message.ts';
import { orderKeys } from '../orders/selected.ts';
import { orderStatus } from '../orders/status.ts';

export const printerType = enumOf({ normal: 1, industrial: 2 });
export const printReport = enumOf({ success: 1, failed: 2 });
/** Dots per inch that label printers come with. */
export const printerDpi = enumOf({ dpi203: 203, dpi300: 300, dpi600: 600 });
/** The largest offset of a printer in either direction, in millimetres. */
export const greatestOffset = 20;
/** Why a label is printed once more. */
export const reprintReasons = ['jam', 'damaged', 'lost', 'other'] as const;
export type ReprintReason = (typeof reprintReasons)[number];
export const longestReason = 200;
export const longestBench = 40;
const orderNumber = text({ max: 64, required: 'printing.numberRequired' });

/** Made where the code is scanned: a call that is repeated with it gets the same answer and records nothing twice. */
const scanId = filter(z.uuid({ error: 'validation.invalid' }));

/** Millimetres to the right or down, negative to the left or up, rounded to tenths. */
export const printOffset = z.coerce
  .number({ error: 'validation.number' })
  .min(-greatestOffset)
  .max(greatestOffset)
  .transform((mm) => Math.round(mm * 10) / 10)
  .meta({ override: { type: 'number', minimum: -greatestOffset, maximum: greatestOffset } });

/** One line of the order as a packer compares it. */
export const parcelPiece = z.object({
  lineNo: z.int(),
  skuId: z.string(),
  productCode: z.string().nullable(),
  productName: z.string().nullable(),
  num: z.int(),
  /** The effect preview. */
  picture: z.string().nullable(),
  /** What is printed on it, in the order of the positions. */
  prints: z.array(z.object({ name: z.string(), picture: z.string().nullable() })),
});
export type ParcelPiece = z.output<typeof parcelPiece>;

/** Everything that a packer needs of a parcel, and nothing about its buyer. */
export const stationParcel = z.object({
  orderNumber: z.string(),
  carrierName: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** Which of the parcels of its order it is, and of how many. */
  parcelNo: z.int(),
  parcelCount: z.int(),
  shopId: z.string(),
  shopName: z.string(),
  /** What the packer has to heed, such as a gift that goes without an invoice. */
  remark: z.string(),
  pieces: z.array(parcelPiece),
});
export type StationParcel = z.output<typeof stationParcel>;

const parcelNo = filter(whole({ min: 1, max: 32_767 }));

/** What comes with the refusal to print an order that was found. */
export const refusedPrint = z.object({ sysStatus: orderStatus, parcel: stationParcel });

/** A label ready for the printer: 100 x 150 mm at the printer's resolution. Code 1000 comes with all but the image. */
const printableLabel = stationParcel.extend({
  image: z.string().meta({ description: 'PNG, base64' }),
  printedAt: z.string().nullable(),
  widthMm: z.int(),
  heightMm: z.int(),
  dpi: z.int(),
});
export type PrintableLabel = z.output<typeof printableLabel>;

/** What a label is rendered for, and where it is printed. */
const format = {
  dpi: printerDpi.default(203),
  offsetX: printOffset.default(0),
  offsetY: printOffset.default(0),
  bench: optionalText(longestBench),
};

/** One time that a label was handed to a printer. */
const labelPrint = z.object({
  id: z.string(),
  orderNumber: z.string(),
  shopName: z.string(),
  /** Who scanned it. */
  createUser: z.string(),
  gmtCreate: momentOut,
  /** Empty where it has no name. */
  bench: z.string(),
  printerType: z.literal(printerType.values),
  /** The label of which of the order's parcels. */
  parcelNo: z.int(),
  /** Null: the bench has not said yet whether it came out. */
  outcome: z.literal(printReport.values).nullable(),
  /** Null: the first print, or one after a failure. */
  reason: z.enum(reprintReasons).nullable(),
  reasonText: z.string(),
});
export type LabelPrint = z.output<typeof labelPrint>;

/** A store that has an order with the number. */
const sameNumber = z.object({ shopId: z.string(), shopName: z.string(), orderNumber: z.string() });

export const printing = {
  printOrderLabel: endpoint({
    method: 'GET',
    path: '/sysOrder/printOrderLabel',
    summary:
      'The label of a parcel by its tracking number, or by the number of its order: then of the first of its parcels whose label is not on paper. Code 1000: it was handed to a printer before, repeat with isForce=1 and a reason. A call with the scanId of an earlier print gets that label again and records nothing. With isSend=1 it is looked at, which asks and records nothing',
    permission: ['/order/print', 'orderSendLabel'],
    prepares: true,
    input: z
      .object({
        thirdOrderNumber: orderNumber,
        scanId,
        printerType: printerType.default(1),
        isForce: whole({ min: 0, max: 1 }).default(0),
        isSend: whole({ min: 0, max: 1 }).default(0),
        /** Needed only where two stores have an order with this number. */
        shopId: filter(id('Store')),
        /** The parcel of the order that is meant, whatever number was scanned. */
        parcelNo,
        ...format,
        /** Needed with isForce=1 where the label was printed before. */
        reason: filter(z.enum(reprintReasons, { error: 'validation.choice' })),
        /** Needed with the reason `other`. */
        reasonText: optionalText(longestReason),
      })
      .refine(({ reason, reasonText }) => reason !== 'other' || reasonText !== '', {
        error: 'printing.reasonTextRequired',
        path: ['reasonText'],
      }),
    output: printableLabel.nullable(),
    failures: {
      'printing.printedBefore': failure(200, printableLabel),
      'printing.parcelPrintedBefore': failure(200, printableLabel),
      'printing.noLabel': failure(404, refusedPrint),
      'printing.parcelWithoutLabel': failure(404, refusedPrint),
      'printing.noOrder': failure(404),
      'printing.refused': failure(409, refusedPrint.nullable()),
      'printing.wrongState': failure(409, refusedPrint),
      'printing.labelUnreadable': failure(409, refusedPrint),
      'printing.several': failure(409, z.array(sameNumber)),
      'printing.otherScan': failure(409),
    },
  }),
  sendOrder: endpoint({
    method: 'GET',
    path: '/sysOrder/sendOrder',
    summary:
      'Report a print: 1 printed, which ships the order once the labels of all its parcels are, or tells its marketplace first; 2 failed. It is about the print with the scanId, without one about the last; 409 where that was not handed out, or reported otherwise. Repeating it changes nothing',
    permission: ['/order/print'],
    input: z.object({ thirdOrderNumber: orderNumber, scanId, status: printReport, shopId: filter(id('Store')) }),
    output: z.object({
      orderNumber: z.string(),
      sysStatus: z.int(),
      /** The marketplace is being told: the order is shipped as soon as it agrees. */
      awaitsConfirmation: z.boolean(),
      /** So many parcels of the order have no label on paper yet. */
      parcelsLeft: z.int(),
      msg: words,
    }),
    failures: {
      'printing.noOrder': failure(404),
      'printing.notHandedOut': failure(409),
      'printing.otherScan': failure(409),
      'printing.several': failure(409, z.array(sameNumber)),
    },
  }),
  testLabel: endpoint({
    method: 'GET',
    path: '/sysOrder/testLabel',
    summary: 'A label of no order in the format of a station, to try its printer with; nothing is recorded',
    permission: ['/order/print'],
    reads: true,
    input: z.object(format),
    output: printableLabel,
  }),
  printHistory: endpoint({
    method: 'GET',
    path: '/sysOrder/printHistory',
    summary:
      'Which labels were handed to printers, newest first: of one order, of a bench, or of a day. The total is exact up to 10,000 and never more',
    countsTo: mostCounted,
    permission: ['/order/print', ...orderKeys],
    reads: true,
    input: pageQuery.extend({
      objMaster: filter(id('Order')),
      bench: filterText(longestBench),
      /** A day (whole, in the display zone) or a moment in UTC. */
      timeStart: filterText(40),
      timeEnd: filterText(40),
    }),
    output: pageOf(labelPrint),
  }),
};
