import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { channelType } from '../channels/channels.ts';
import { notFound, stale } from '../commonFailures.ts';
import { id } from '../fields/ids.ts';
import { loadedVersion, momentOut } from '../fields/moments.ts';
import { measure, whole } from '../fields/numbers.ts';
import { text } from '../fields/texts.ts';
import { words } from '../message.ts';
import { rowKeys } from './batches.ts';
import { money } from './money.ts';

export const labelStates = [
  'waiting',
  'sending',
  'unknown',
  'placed',
  'issued',
  'cancelling',
  'cancelled',
  'failed',
] as const;
export type LabelState = (typeof labelStates)[number];

export const moneyKinds = ['labelQuoted', 'labelBought', 'labelRefunded', 'labelBilled'] as const;
export const certainties = ['planned', 'fixed', 'settled'] as const;

/** Which pieces a parcel holds. */
const contents = z.object({ lineId: id('OrderLine'), num: whole({ min: 1, max: 100_000 }) });

export const parcelMeasures = {
  lengthCm: measure({ min: 0.01, max: 9999.99 }),
  widthCm: measure({ min: 0.01, max: 9999.99 }),
  heightCm: measure({ min: 0.01, max: 999_999.99 }),
  weightGrams: measure({ min: 0.01, max: 9_999_999.99 }),
};

const parcel = z.object({
  lengthCm: z.number(),
  widthCm: z.number(),
  heightCm: z.number(),
  weightGrams: z.number(),
  contents: z.array(contents),
});

const piece = z.object({
  lineId: id('OrderLine'),
  lineNo: z.int(),
  productCode: z.string().nullable(),
  num: z.int(),
});

/** What is shipped for one row: its parcels, who shares them, where they go, and what stands in the way. */
export const rowShipment = z.object({
  id: id('LastMileOrder'),
  thirdOrderNumber: z.string(),
  parcels: z.array(parcel),
  /** True: a person has entered them; else they follow the lines and the limits of the channel. */
  entered: z.boolean(),
  pieces: z.array(piece),
  /** The other orders that go in the same parcel. */
  members: z.array(z.object({ id: id('Order'), thirdOrderNumber: z.string(), shopName: z.string() })),
  /** Two letters of ISO 3166; null where the country could not be resolved. */
  countryCode: z.string().nullable(),
  stateCode: z.string().nullable(),
  faults: z.array(words),
  gmtModified: momentOut,
});
export type RowShipment = z.output<typeof rowShipment>;

/** A price that a channel named for a row, or why it named none. */
export const labelQuote = z.object({
  id: id('LabelQuote'),
  round: z.int(),
  supplierName: z.string(),
  channelType: channelType.nullable(),
  channelCode: z.string(),
  channelName: z.string(),
  price: money.nullable(),
  minDays: z.int().nullable(),
  maxDays: z.int().nullable(),
  problem: words.nullable(),
  isChosen: z.boolean(),
  parcels: z.array(parcel.omit({ contents: true })),
  gmtCreate: momentOut,
});
export type LabelQuote = z.output<typeof labelQuote>;

/** A label of an order's parcel, as it was bought. */
export const boughtLabel = z.object({
  id: id('ParcelLabel'),
  batchNumber: z.string(),
  parcelNo: z.int(),
  supplierName: z.string(),
  channelName: z.string(),
  reference: z.string(),
  providerNumber: z.string().nullable(),
  state: z.enum(labelStates),
  trackingNumber: z.string().nullable(),
  carrierName: z.string().nullable(),
  problem: words.nullable(),
  createUser: z.string(),
  gmtCreate: momentOut,
});
export type BoughtLabel = z.output<typeof boughtLabel>;

/** Money spent or given back for a label. */
export const moneyEntry = z.object({
  id: id('MoneyEntry'),
  kind: z.enum(moneyKinds),
  ...money.shape,
  certainty: z.enum(certainties),
  source: z.string(),
  createUser: z.string(),
  gmtCreate: momentOut,
});
export type MoneyEntry = z.output<typeof moneyEntry>;

const oneRow = z.object({ id: id('LastMileOrder') });

export const lastMileParcels = {
  shipment: endpoint({
    method: 'GET',
    path: '/bulkPrintRecord/queryParcels',
    summary: 'What would be shipped for a row: parcels, destination, and what stands in the way',
    permission: rowKeys,
    reads: true,
    input: oneRow,
    output: rowShipment,
    failures: { ...notFound },
  }),
  saveShipment: endpoint({
    method: 'POST',
    path: '/bulkPrintRecord/saveParcels',
    summary: 'Enter the parcels of a row’s order, and the orders that share its parcel; no parcels: by the rule again',
    permission: rowKeys,
    input: oneRow.extend({
      parcels: z.array(z.object({ ...parcelMeasures, contents: z.array(contents).min(1).max(1000) })).max(50),
      /** Numbers of the orders that go in the same parcel. */
      members: z
        .array(text({ max: 64 }))
        .max(20)
        .default([]),
      gmtModified: loadedVersion,
    }),
    output: rowShipment,
    failures: { ...notFound, ...stale(rowShipment), 'lastMile.refused': failure(409) },
  }),
  quotes: endpoint({
    method: 'GET',
    path: '/bulkPrintRecord/queryQuotes',
    summary: 'All prices that were named for a row, newest round first, the cheapest first within one',
    permission: rowKeys,
    reads: true,
    input: oneRow,
    output: z.array(labelQuote),
    failures: { ...notFound },
  }),
  orderLabels: endpoint({
    method: 'GET',
    path: '/bulkPrintRecord/queryOrderLabels',
    summary: 'The labels that were bought for an order, and the money spent on them, newest first',
    permission: ['/order/index', ...rowKeys],
    reads: true,
    input: z.object({ orderId: id('Order') }),
    output: z.object({ labels: z.array(boughtLabel), money: z.array(moneyEntry) }),
  }),
};
