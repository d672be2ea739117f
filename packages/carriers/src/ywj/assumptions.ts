/**
 * Every line of this file is an assumption. The maker of YWJ publishes no description of its interface; this is the
 * common shape of systems that ask for the same credentials. Once the real description is at hand, only this file
 * changes: paths, field names, codes, units, envelope and signature stand nowhere else.
 */
import { z } from 'zod';
import type { CarrierName } from '../carrierNames.ts';
import type { Address, LabelOrder, OrderState, Parcel, PlacedOrder, Shipment } from '../carrierSystem.ts';
import { bareNumber } from '../json.ts';
import { measures } from '../measures.ts';
import { amount, currency } from '../money.ts';
import { isPdf } from '../pdf.ts';
import type { Dialect, ProblemKind } from '../transport/reading.ts';

/** Below the channel's apiUrl. What has a body is a POST of JSON. */
export const routes = {
  channels: { method: 'GET', path: () => '/api/v2/channels' },
  quote: { method: 'POST', path: () => '/api/v2/quotes' },
  place: { method: 'POST', path: () => '/api/v2/orders' },
  find: { method: 'GET', path: (reference: string) => `/api/v2/orders/by-reference/${encodeURIComponent(reference)}` },
  label: { method: 'GET', path: (orderId: string) => `/api/v2/orders/${encodeURIComponent(orderId)}/label` },
  cancel: { method: 'POST', path: (orderId: string) => `/api/v2/orders/${encodeURIComponent(orderId)}/cancel` },
} as const;

/** The token lives as long as the account; there is no signature. */
export function authorization({ account, token }: { account: string; token: string }): string {
  return `Basic ${Buffer.from(`${account}&${token}`).toString('base64')}`;
}

const codes = {
  success: '0000',
  unknownOrder: '4004',
  labelNotReady: '4091',
  notCancellable: '4092',
  alreadyCancelled: '4093',
} as const;
export const { unknownOrder, labelNotReady, notCancellable, alreadyCancelled } = codes;

const kinds: Record<string, ProblemKind> = {
  4001: 'auth',
  4003: 'permission',
  4004: 'notFound',
  4022: 'rejected',
  4023: 'rejected',
  4024: 'rejected',
  4029: 'throttled',
  4090: 'rejected',
};

/** The HTTP status says the same as the code, and how long to wait stands in Retry-After. */
export const dialect: Dialect = {
  envelope: z
    .object({
      Success: z.boolean(),
      Code: z.string(),
      Message: z.string().nullish(),
      TraceId: z.string().nullish(),
      Data: z.unknown().optional(),
    })
    .transform(({ Success, Code, Message, TraceId, Data }) => ({
      ok: Success && Code === codes.success,
      code: Code,
      reason: Message ?? undefined,
      traceId: TraceId ?? undefined,
      data: Data,
    })),
  kindOf: (code) => kinds[code],
};

/** Orders are made and numbered before the answer. */
export const findLagMs = 60_000;

const states: Record<string, OrderState> = {
  Draft: 'draft',
  Created: 'submitted',
  Numbering: 'waitingNumber',
  Labeled: 'ready',
  Voiding: 'cancelPending',
  Voided: 'cancelled',
  Failed: 'failed',
};

const carriers: Record<string, CarrierName> = {
  ups: 'UPS',
  fedex: 'FEDEX',
  usps: 'USPS',
  gofoexpress: 'GOFO EXPRESS',
  uniuni: 'UNIUNI',
};

export const channelList = z.array(z.object({ ChannelCode: z.string(), ChannelName: z.string() }));
export const rate = z.object({ TotalCharge: amount, Currency: currency });

export const label = z
  .object({ Format: z.literal('PDF'), LabelBase64: z.string() })
  .transform(({ LabelBase64 }): Uint8Array => Buffer.from(LabelBase64, 'base64'))
  .refine(isPdf, { path: ['LabelBase64'] });

export const cancelResult = z
  .object({ Status: z.enum(['Voided', 'Voiding']) })
  .transform(({ Status }) => ({ outcome: Status === 'Voided' ? ('cancelled' as const) : ('requested' as const) }));

/** Ids and amounts are texts. What is not known yet is null or not there. */
export const order = z
  .object({
    ReferenceNo: z.string(),
    OrderId: z.string().min(1),
    Status: z.string().refine((status) => Object.hasOwn(states, status)),
    TrackingNumber: z.string().nullish(),
    Carrier: z.string().nullish(),
    TotalCharge: amount.nullish(),
    Currency: currency.nullish(),
    FailureMessage: z.string().nullish(),
  })
  .transform((order): PlacedOrder => ({
    reference: order.ReferenceNo,
    orderNumber: order.OrderId,
    state: states[order.Status]!,
    trackingNumber: order.TrackingNumber || undefined,
    carrier: carriers[order.Carrier?.toLowerCase() ?? ''],
    cost: order.TotalCharge && order.Currency ? { amount: order.TotalCharge, currency: order.Currency } : undefined,
    reason: order.FailureMessage || undefined,
  }));

export function quoteBody(shipment: Shipment) {
  return {
    ChannelCode: shipment.channelCode,
    Sender: party(shipment.sender),
    Receiver: party(shipment.recipient),
    Packages: shipment.parcels.map(inPoundsAndInches),
  };
}

/** A reference that was used before answers its existing order and makes no new one. */
export function createBody(order: LabelOrder) {
  return {
    ReferenceNo: order.reference,
    ...quoteBody(order),
    Items: order.contents.map(({ code, name, quantity }) => ({ Sku: code, Name: name, Quantity: quantity })),
    Remark: order.labelText ?? '',
  };
}

function party(address: Address) {
  return {
    Name: address.name,
    Company: address.company ?? '',
    Phone: address.phone,
    CountryCode: address.country,
    Province: address.province,
    City: address.city,
    ZipCode: address.postcode,
    Street: address.line1,
    StreetAddress2: address.line2 ?? '',
  };
}

function inPoundsAndInches({ lengthCm, widthCm, heightCm, weightGrams }: Parcel) {
  return {
    Length: bareNumber(measures.inches(lengthCm)),
    Width: bareNumber(measures.inches(widthCm)),
    Height: bareNumber(measures.inches(heightCm)),
    DimensionUnit: 'IN',
    Weight: bareNumber(measures.pounds(weightGrams)),
    WeightUnit: 'LB',
  };
}
