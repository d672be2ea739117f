/**
 * Every line of this file is an assumption. The maker of 17Print publishes no description of its interface; this is the
 * common shape of systems that ask for the same credentials. Once the real description is at hand, only this file
 * changes: paths, field names, codes, units, envelope and signature stand nowhere else.
 */
import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import type { CarrierName } from '../carrierNames.ts';
import type { Address, LabelOrder, OrderState, Parcel, PlacedOrder, Shipment } from '../carrierSystem.ts';
import { bareNumber } from '../json.ts';
import { measures } from '../measures.ts';
import { amount, currency } from '../money.ts';
import type { Dialect, ProblemKind } from '../transport/reading.ts';

/** Below the channel's apiUrl. Every call is a POST of JSON. */
export const paths = {
  channels: '/open/v1/channel/list',
  quote: '/open/v1/order/rate',
  place: '/open/v1/order/create',
  find: '/open/v1/order/query',
  label: '/open/v1/order/label',
  cancel: '/open/v1/order/cancel',
} as const;

export interface Credentials {
  account: string;
  password: string;
  key: string;
}

export interface Message {
  path: string;
  /** Exactly as sent. */
  body: string;
  at: number;
  /** Good for one request. */
  nonce: string;
}

/** The password itself never travels. */
export const passwordMd5 = ({ password }: Credentials) => createHash('md5').update(password).digest('hex');

export function signedHeaders(credentials: Credentials, { path, body, at, nonce }: Message) {
  const { account, key } = credentials;
  const seconds = Math.floor(at / 1000).toString();
  const text = [account, passwordMd5(credentials), seconds, nonce, path, body].join('\n');
  return {
    'x-account': encodeURIComponent(account),
    'x-timestamp': seconds,
    'x-nonce': nonce,
    'x-sign': createHmac('sha256', key).update(text).digest('hex'),
  };
}

const codes = {
  success: '0',
  unknownOrder: '40400',
  referenceTaken: '40901',
  labelNotReady: '40902',
  notCancellable: '40903',
  alreadyCancelled: '40904',
} as const;
export const { unknownOrder, referenceTaken, labelNotReady, notCancellable, alreadyCancelled } = codes;

/** The first three digits of the other codes. 402: the account's balance is too low. 5xx is left uncertain. */
const families: Record<string, ProblemKind> = {
  400: 'rejected',
  401: 'auth',
  402: 'rejected',
  403: 'permission',
  404: 'notFound',
  409: 'rejected',
  429: 'throttled',
};

/** The HTTP status is 200 whatever happened. */
export const dialect: Dialect = {
  envelope: z
    .object({
      code: z.string(),
      msg: z.string().nullish(),
      requestId: z.string().nullish(),
      retryAfter: z.string().regex(/^\d+$/).nullish().catch(undefined),
      data: z.unknown().optional(),
    })
    .transform(({ code, msg, requestId, retryAfter, data }) => ({
      ok: code === codes.success,
      code,
      reason: msg ?? undefined,
      traceId: requestId ?? undefined,
      retryAfterMs: retryAfter ? Number(retryAfter) * 1000 : undefined,
      data,
    })),
  kindOf: (code) => (code.length === 5 ? families[code.slice(0, 3)] : undefined),
};

/** Orders are made at once and bought, numbered and drawn in the background. */
export const findLagMs = 120_000;

const states: Record<string, OrderState> = {
  0: 'draft',
  1: 'submitted',
  2: 'waitingNumber',
  3: 'ready',
  4: 'cancelPending',
  5: 'cancelled',
  9: 'failed',
};

const carriers: Record<string, CarrierName> = {
  UPS: 'UPS',
  FEDEX: 'FEDEX',
  USPS: 'USPS',
  GOFO: 'GOFO EXPRESS',
  UNIUNI: 'UNIUNI',
};

export const channelList = z.object({ list: z.array(z.object({ channelCode: z.string(), channelName: z.string() })) });
export const rate = z.object({ totalFee: amount, currency });
export const labelLink = z
  .object({ downLabelUrl: z.string().min(1) })
  .transform((label) => ({ url: label.downLabelUrl }));
/** 1: cancelled. 0: requested; the carrier decides later. */
export const cancelResult = z
  .object({ result: z.enum(['0', '1']) })
  .transform(({ result }) => ({ outcome: result === '1' ? ('cancelled' as const) : ('requested' as const) }));

/** Ids and amounts are bare numbers. What is not known yet is null, an empty text or not there. */
export const order = z
  .object({
    customerNo: z.string(),
    orderNo: z.string().regex(/^\d+$/),
    status: z.string().refine((status) => Object.hasOwn(states, status)),
    trackNo: z.string().nullish(),
    carrier: z.string().nullish(),
    totalFee: amount.nullish(),
    currency: currency.nullish(),
    failReason: z.string().nullish(),
  })
  .transform((order): PlacedOrder => ({
    reference: order.customerNo,
    orderNumber: order.orderNo,
    state: states[order.status]!,
    trackingNumber: order.trackNo || undefined,
    carrier: carriers[order.carrier ?? ''],
    cost: order.totalFee && order.currency ? { amount: order.totalFee, currency: order.currency } : undefined,
    reason: order.failReason || undefined,
  }));

export const orderBody = {
  byReference: (reference: string) => ({ customerNo: reference }),
  byNumber: (orderNumber: string) => ({ orderNo: bareNumber(orderNumber) }),
};

/** The sender is one of those kept on file, by its id. */
export function rateBody(shipment: Shipment, senderAddressId: string) {
  return {
    channelCode: shipment.channelCode,
    senderAddressId,
    recipient: recipient(shipment.recipient),
    volumeList: shipment.parcels.map(volume),
  };
}

export function createBody(order: LabelOrder, senderAddressId: string) {
  return {
    customerNo: order.reference,
    toStatus: 1,
    ...rateBody(order, senderAddressId),
    itemList: order.contents.map(({ code, name, quantity }) => ({ sku: code, itemName: name, quantity })),
    labelMemo: order.labelText ?? '',
  };
}

function recipient(address: Address) {
  return {
    name: address.name,
    company: address.company ?? '',
    phone: address.phone,
    countryCode: address.country,
    state: address.province,
    city: address.city,
    postcode: address.postcode,
    address1: address.line1,
    address2: address.line2 ?? '',
  };
}

/** Kilograms and centimetres. */
function volume({ lengthCm, widthCm, heightCm, weightGrams }: Parcel) {
  return {
    length: bareNumber(measures.centimetres(lengthCm)),
    width: bareNumber(measures.centimetres(widthCm)),
    height: bareNumber(measures.centimetres(heightCm)),
    weight: bareNumber(measures.kilograms(weightGrams)),
  };
}
