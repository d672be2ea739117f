import { recipientShape } from './recipient.ts';
import { z } from 'zod';
import { filter } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { measure, whole } from '../fields/numbers.ts';
import { optionalText } from '../fields/texts.ts';
import { words } from '../message.ts';
import { marketStates, orderHold, shipmentConfirmation } from './holds.ts';
import { attention, labelType, orderActs, orderStatus } from './status.ts';

const parcelSide = measure({ min: 1, max: 9999.99 });

/** A line as staff enter it. Box and weight default from the product code's category. */
export const orderLineForm = z.object({
  id: filter(id('OrderLine')),
  msku: optionalText(64),
  productCode: optionalText(70),
  printingImage: filter(id('LibraryFile')),
  printingImage2: filter(id('LibraryFile')),
  /** The print position to use where a product with two positions gets one print. */
  printingLocation: whole({ min: 1, max: 2 }).default(1),
  /** How many prints this line gets; absent: as many as the product has positions. */
  printNum: filter(whole({ min: 1, max: 2 })),
  num: whole({ min: 1, max: 100_000 }).default(1),
  parcelLong: filter(parcelSide),
  parcelWide: filter(parcelSide),
  parcelHigh: filter(parcelSide),
  parcelWeight: filter(measure({ min: 1, max: 9_999_999.99 })),
});
export type OrderLineForm = z.output<typeof orderLineForm>;

export const orderLine = z.object({
  id: id('OrderLine'),
  lineNo: z.int(),
  msku: z.string(),
  productCode: z.string().nullable(),
  productCategoryName: z.string().nullable(),
  printingImage: z.string().nullable(),
  printingImage2: z.string().nullable(),
  printingName: z.string().nullable(),
  printingName2: z.string().nullable(),
  printingUrl: z.string().nullable(),
  printingUrl2: z.string().nullable(),
  printingLocation: z.int(),
  printNum: z.int(),
  num: z.int(),
  /** The SKU of the combination that the line is a part of; null for all other lines. */
  combinationSku: z.string().nullable(),
  parcelLong: z.number().nullable(),
  parcelWide: z.number().nullable(),
  parcelHigh: z.number().nullable(),
  parcelWeight: z.number().nullable(),
  /** The effect preview. */
  productCombinedImage: z.string().nullable(),
  /** The production drawing of the first print position, once made. */
  combinedImage: z.string().nullable(),
  combinedImage2: z.string().nullable(),
});
export type OrderLine = z.output<typeof orderLine>;

export const orderRow = z.object({
  id: id('Order'),
  thirdOrderNumber: z.string(),
  shopId: id('Store'),
  shopName: z.string(),
  shopType: z.string(),
  sysStatus: orderStatus,
  labelType,
  orderTime: momentOut,
  deliveryTimeLimit: momentOut.nullable(),
  deliveryTime: momentOut.nullable(),
  /** When the order ships by itself. */
  scheduledDelivery: momentOut.nullable(),
  gmtCreate: momentOut,
  gmtModified: momentOut,
  trackingNumber: z.string().nullable(),
  /** Other orders go in the same parcel. */
  sharedParcel: z.boolean(),
  carrierName: z.string().nullable(),
  /** Present only for those who may open labels. */
  labelUrl: z.string().nullable(),
  hasLabel: z.boolean(),
  /** Why the label must not be printed any more. */
  labelVoid: words.nullable(),
  printedAt: momentOut.nullable(),
  isPrint: z.int(),
  ...recipientShape,
  remark: z.string(),
  /** Why the order waits or stopped. */
  errorMsg: words.nullable(),
  /** The key of what has stopped it, for whoever offers what helps; null where nothing has. */
  stoppedBy: z.string().nullable(),
  /** What the marketplace has reported and nobody has decided on yet. */
  holds: z.array(orderHold),
  /** Null for orders that came from no marketplace. */
  marketState: z.enum(marketStates).nullable(),
  /** Set while the marketplace is being told that the order ships. */
  shipmentConfirmation: shipmentConfirmation.nullable(),
  /** The shipment waits until somebody has said what its carrier is called at the marketplace: the id of that question. */
  carrierQuestion: z.string().nullable(),
  totalNum: z.int(),
  can: z.array(z.enum(orderActs)),
  /** What it waits for a person with. Only in lists that were asked for a kind of that. */
  attention: z.array(attention).optional(),
  orderDetailsList: z.array(orderLine),
});
export type OrderRow = z.output<typeof orderRow>;

export const logRow = z.object({
  id: z.string(),
  objMaster: z.string(),
  createUser: z.string(),
  gmtCreate: momentOut,
  behavior: words,
});
export type LogRow = z.output<typeof logRow>;

/** An order that a label page may be given to. */
export const labelOrder = z.object({
  id: id('Order'),
  thirdOrderNumber: z.string(),
  shopName: z.string(),
  sysStatus: orderStatus,
  recipientsName: z.string(),
  trackingNumber: z.string().nullable(),
  carrierName: z.string().nullable(),
  hasLabel: z.boolean(),
});
export type LabelOrder = z.output<typeof labelOrder>;

/** What could be read from a label page that fits no order. */
const offers = {
  /** Several where nothing on the page tells which of them is meant. */
  candidates: z.array(z.object({ carrierName: z.string(), trackingNumber: z.string() })),
  /** The orders that the page may belong to. */
  orders: z.array(labelOrder),
};

/** One page of an uploaded label file; `id` is absent where it fits no order, and `msg` says why. */
export const parsedLabel = z.object({
  fileName: z.string(),
  page: z.int(),
  barCodeText: z.string(),
  id: z.string().nullable(),
  thirdOrderNumber: z.string().nullable(),
  carrierName: z.string().nullable(),
  msg: words,
  /** The id of the kept page, where it fits no order. */
  refusedId: z.string().nullable(),
  ...offers,
});
export type ParsedLabel = z.output<typeof parsedLabel>;

/** A page of an uploaded label file that no order took, until a later upload or a person settles it. */
export const refusedLabel = z.object({
  id: id('RefusedLabel'),
  fileName: z.string(),
  page: z.int(),
  /** Empty where none could be read. */
  barCodeText: z.string(),
  msg: words,
  /** False for pages that were refused before the program kept such pages. */
  kept: z.boolean(),
  ...offers,
  createUser: z.string(),
  gmtCreate: momentOut,
});
export type RefusedLabel = z.output<typeof refusedLabel>;

/** What comes with the refusal of an act on one order: the status that it has now. */
export const refusedOrder = z.object({ sysStatus: orderStatus });
