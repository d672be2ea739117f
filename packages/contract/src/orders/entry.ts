import { recipientForm } from './recipient.ts';
import { z } from 'zod';
import { filter } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { loadedVersion, moment } from '../fields/moments.ts';
import { badRow } from '../fields/outcomes.ts';
import { optionalText, text } from '../fields/texts.ts';
import { endpoint, failure } from '../endpoint.ts';
import { stale } from '../commonFailures.ts';
import { orderNotFound } from './orderFailures.ts';
import { carrierText, otherCarrier } from './carriers.ts';
import { orderLineForm, orderRow, refusedOrder } from './orderShapes.ts';
import { words } from '../message.ts';
import { orderKeys } from './selected.ts';
import { labelType } from './status.ts';

/** A country or state; `code` is that of ISO 3166, of a state without its country's. */
const region = z.object({ code: z.string(), zh: z.string(), en: z.string() });

const resolvedRegion = z.object({
  country: region.nullable(),
  state: region.nullable(),
  states: z.array(region),
  /** Why a label could not be bought for this address. */
  problems: z.array(words),
});

/** What an order with its own label must name, with the message for each. */
export const addressRequired = {
  recipientsName: 'orders.nameRequired',
  recipientsPhone: 'orders.phoneRequired',
  recipientsCountry: 'orders.countryRequired',
  recipientsProvinces: 'orders.provinceRequired',
  recipientsCity: 'orders.cityRequired',
  recipientsPostcode: 'orders.postcodeRequired',
  recipientsAddress: 'orders.addressRequired',
} as const;

type AddressField = keyof typeof addressRequired;
const addressFields = Object.keys(addressRequired) as AddressField[];

export const orderForm = z
  .object({
    id: filter(id('Order')),
    thirdOrderNumber: text({ max: 64, required: 'orders.numberRequired' }),
    shopId: id('Store', 'orders.storeRequired'),
    labelType: labelType.default(labelType.own),
    orderTime: filter(moment),
    deliveryTimeLimit: filter(moment),
    carrierName: carrierText,
    trackingNumber: optionalText(64),
    confirmCarrier: z
      .boolean()
      .default(false)
      .meta({ description: 'save although the tracking number is another carrier’s by its rules' }),
    /** Other orders go in the same parcel, under the same tracking number. */
    sharedParcel: z.boolean().default(false),
    ...recipientForm,
    remark: optionalText(500),
    orderDetailsList: z
      .array(orderLineForm, { error: 'orders.linesRequired' })
      .min(1, { error: 'orders.linesRequired' })
      .max(200),
    gmtModified: loadedVersion,
  })
  .check(
    ...addressFields.map((field) =>
      z.refine<{ labelType: number } & Record<AddressField, string>>(
        (order) => order.labelType !== labelType.own || order[field] !== '',
        {
          path: [field],
          error: addressRequired[field],
          // runs even where other fields are wrong, so that the form shows all mistakes at once
          when: ({ value }) =>
            typeof value === 'object' && value !== null && typeof Reflect.get(value, field) === 'string',
        },
      ),
    ),
  );
export type OrderForm = z.output<typeof orderForm>;

export const importSize = { maxBytes: 20 * 1024 * 1024, maxFiles: 1 } as const;
export const badSheet = { 'orderImport.failed': failure(422, z.array(badRow)) } as const;

/** What an import has made. */
export const importResult = z.object({
  orders: z.int(),
  lines: z.int(),
  units: z.int(),
  /** Orders that wait in store review for a SKU mapping. */
  waiting: z.int(),
});
export type ImportResult = z.output<typeof importResult>;

/** The endpoints by which people enter orders: one in a form, many in a sheet. */
export const orderEntry = {
  save: endpoint({
    method: 'POST',
    path: '/sysOrder/save',
    summary: 'Add an order by hand, or change one that is not approved yet when id is given',
    permission: ['orderAdd', 'orderUpdate'],
    input: orderForm,
    output: orderRow,
    failures: {
      ...orderNotFound,
      ...stale(orderRow),
      'orders.refused': failure(409, refusedOrder),
      'orders.otherCarrier': failure(409, otherCarrier),
    },
  }),
  orderImport: endpoint({
    method: 'POST',
    path: '/sysOrder/orderImport',
    summary: 'Create up to 200 orders from an .xlsx sheet: all of them, or none and every bad line (422)',
    permission: ['orderListAdd'],
    input: z.object({}),
    output: importResult,
    files: importSize,
    failures: {
      ...badSheet,
      'orderImport.tooMany': failure(422, z.array(badRow)),
    },
  }),
  countries: endpoint({
    method: 'GET',
    path: '/sysOrder/countries',
    summary: 'Every country, to choose from in an address',
    permission: ['orderAdd', 'orderUpdate'],
    reads: true,
    input: z.object({}),
    output: z.array(region),
  }),
  resolveRegion: endpoint({
    method: 'GET',
    path: '/sysOrder/resolveRegion',
    summary:
      'The country and state of an address that is being written, as they would be understood when its label is bought',
    permission: ['orderAdd', 'orderUpdate'],
    reads: true,
    input: z.object({ country: optionalText(100), state: optionalText(100) }),
    output: resolvedRegion,
  }),
  getCountryRegionInfo: endpoint({
    method: 'GET',
    path: '/sysOrder/getCountryRegionInfo',
    summary:
      'The country and state of an order as ISO codes with their names, the states of that country, and what could not be resolved',
    permission: orderKeys,
    reads: true,
    input: z.object({ id: id('Order') }),
    output: resolvedRegion,
    failures: { ...orderNotFound },
  }),
  importTemplate: endpoint({
    method: 'GET',
    path: '/sysOrder/importTemplate',
    summary: 'The empty import sheet, with an example and a sheet that explains each column',
    permission: ['orderListAdd'],
    reads: true,
    input: z.object({}),
    output: z.null(),
    download: true,
  }),
};
