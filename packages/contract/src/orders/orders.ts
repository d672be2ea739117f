import { z } from 'zod';
import {
  bulkOutcome,
  done,
  filter,
  filterList,
  filterText,
  id,
  ids,
  loadedVersion,
  moment,
  optionalText,
  pageOf,
  pageQuery,
  refusal,
  text,
  whole,
} from '../fields.ts';
import { endpoint } from '../endpoint.ts';
import { actCheck, checkedActs } from './actCheck.ts';
import { carrierText, usualCarrier } from './carriers.ts';
import { contradictedLine } from './contradictedLine.ts';
import { approvalShortage, confirmedShortage, orderShortage } from './shortages.ts';
import { holdDecisions, holdKinds, needsReason, decisionsOn } from './holds.ts';
import { keptPages } from './keptPages.ts';
import { logRow, orderLineForm, orderRow, parsedLabel, refusedLabel } from './orderShapes.ts';
import { parcelForm } from './parcel.ts';
import {
  attention,
  dateType,
  deadlineState,
  labelType,
  orderStatus,
  printState,
  quantitySymbol,
  remarkState,
  reviewAction,
  sortType,
} from './status.ts';

const numberList = filterList({ most: 500, max: 64 });

const searchFields = z.object({
  thirdOrderNumbers: numberList,
  trackingNumbers: numberList,
  productCode: filterText(70),
  styleCode: filterText(20),
  colorCode: filterText(20),
  dimensionCode: filterText(20),
  shopIds: filter(ids('Store')),
  symbol: filter(quantitySymbol),
  num: filter(whole({ min: 0, max: 1_000_000 })),
  isPrint: filter(printState),
  labelType: filter(labelType),
  deadline: filter(deadlineState),
  attention: filter(attention),
  remark: filter(remarkState),
  dateType: filter(dateType),
  /** A day (whole, in the display zone) or a moment in UTC. */
  orderTimeStart: filterText(40),
  orderTimeEnd: filterText(40),
});
export type OrderSearch = z.output<typeof searchFields>;

const address = {
  recipientsName: optionalText(100),
  recipientsPhone: optionalText(50),
  recipientsCountry: optionalText(50),
  recipientsProvinces: optionalText(100),
  recipientsCity: optionalText(100),
  recipientsPostcode: optionalText(20),
  recipientsAddress: optionalText(200),
  recipientsAddress2: optionalText(200),
};
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
    ...address,
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
          // beside other mistakes too, so that all of them show at once
          when: ({ value }) =>
            typeof value === 'object' && value !== null && typeof Reflect.get(value, field) === 'string',
        },
      ),
    ),
  );
export type OrderForm = z.output<typeof orderForm>;

const orderKeys = ['/order/index'] as const;
const selected = z.object({ ids: ids('Order') });

/** After approving: what went through and still has no tracking number or no label. */
const reviewOutcome = bulkOutcome.extend({ unlabelled: z.array(refusal).optional() });
export type ReviewOutcome = z.output<typeof reviewOutcome>;

const holdDecision = z
  .object({ kind: z.enum(holdKinds), decision: z.enum(holdDecisions) })
  .refine(({ kind, decision }) => decisionsOn[kind].includes(decision), { error: 'orders.hold.wrongDecision' });

const holdForm = z
  .object({
    id: id('Order'),
    gmtModified: loadedVersion,
    decisions: z
      .array(holdDecision)
      .min(1, { error: 'orders.hold.decisionRequired' })
      .max(holdKinds.length)
      .refine((decisions) => new Set(decisions.map(({ kind }) => kind)).size === decisions.length, {
        error: 'orders.hold.twice',
      }),
    /** Why the order goes on as it is, where the buyer wants something else. */
    reason: optionalText(200),
  })
  .refine(({ decisions, reason }) => reason !== '' || !decisions.some(needsReason), {
    error: 'orders.hold.reasonRequired',
    path: ['reason'],
  });

export const orders = {
  queryList: endpoint({
    method: 'POST',
    path: '/sysOrder/queryList',
    summary: 'Orders with their lines, newest order time first unless asked otherwise',
    permission: orderKeys,
    reads: true,
    input: pageQuery.extend({ ...searchFields.shape, sysStatus: filter(orderStatus), sortType: filter(sortType) }),
    output: pageOf(orderRow),
  }),
  queryListTotal: endpoint({
    method: 'POST',
    path: '/sysOrder/queryListTotal',
    summary: 'How many orders each status holds, under the same filters as the list',
    permission: orderKeys,
    reads: true,
    input: searchFields,
    output: z.array(z.object({ sysStatus: orderStatus, totalNum: z.int() })),
  }),
  queryDetail: endpoint({
    method: 'GET',
    path: '/sysOrder/queryDetail/{id}',
    summary: 'One order',
    permission: orderKeys,
    reads: true,
    input: z.object({ id: id('Order') }),
    output: orderRow,
  }),
  save: endpoint({
    method: 'POST',
    path: '/sysOrder/save',
    summary: 'Add an order by hand, or change one that is not approved yet when id is given',
    permission: ['orderAdd', 'orderUpdate'],
    input: orderForm,
    output: orderRow,
  }),
  updateParcel: endpoint({
    method: 'POST',
    path: '/sysOrder/updateParcel',
    summary:
      'Enter the tracking number, the carrier and the label of an order that has not shipped; what is left empty is read from the label',
    permission: ['orderUpdate', 'orderUploadLabel'],
    input: parcelForm,
    output: orderRow,
    files: { maxBytes: 20 * 1024 * 1024, maxFiles: 1, optional: true },
  }),
  actCheck: endpoint({
    method: 'POST',
    path: '/sysOrder/actCheck',
    summary: 'What an act would do to these orders now, and what it would leave out and why. Changes nothing',
    permission: orderKeys,
    reads: true,
    input: selected.extend({ act: z.enum(checkedActs) }),
    output: actCheck,
  }),
  orderReview: endpoint({
    method: 'POST',
    path: '/sysOrder/orderReview',
    summary:
      '0 submit, 1 approve, -1 close, 3 abnormal, 4 sign. Each order is judged alone. One whose listing contradicts a line is approved only where confirmAlarms names it, one that needs more blanks than the shelf has only where confirmShort says how many are short',
    permission: ['/order/index', 'orderAudit', 'orderClose', 'orderError'],
    input: selected.extend({
      sysStatus: reviewAction,
      reason: optionalText(200),
      confirmAlarms: filter(ids('Order')),
      confirmShort: filter(z.array(confirmedShortage).max(10_000)),
    }),
    output: reviewOutcome,
  }),
  contradictions: endpoint({
    method: 'POST',
    path: '/sysOrder/contradictions',
    summary: 'The lines of these orders that say something else than their marketplace’s listing, with both sides',
    permission: orderKeys,
    reads: true,
    input: selected,
    output: z.array(contradictedLine),
  }),
  shortages: endpoint({
    method: 'POST',
    path: '/sysOrder/shortages',
    summary:
      'What these orders, where they are approved, still wait for: orders approved before them take what the shelf has',
    permission: orderKeys,
    reads: true,
    input: selected,
    output: z.array(orderShortage),
  }),
  approvalShortages: endpoint({
    method: 'POST',
    path: '/sysOrder/approvalShortages',
    summary: 'What approving all of these orders now would take beyond the shelf, by product code',
    permission: ['orderAudit'],
    reads: true,
    input: selected,
    output: z.array(approvalShortage),
  }),
  decideHold: endpoint({
    method: 'POST',
    path: '/sysOrder/decideHold',
    summary: 'Decide on what the marketplace has reported: what is not named stays to be decided',
    permission: ['orderAudit'],
    input: holdForm,
    output: orderRow,
  }),
  keepLabel: endpoint({
    method: 'POST',
    path: '/sysOrder/keepLabel',
    summary: 'A label that was made void still fits: the address has not changed',
    permission: ['orderUploadLabel'],
    input: z.object({ id: id('Order'), gmtModified: loadedVersion }),
    output: orderRow,
  }),
  batchDelivery: endpoint({
    method: 'POST',
    path: '/sysOrder/batchDelivery',
    summary: 'Ship now, or `delivery` hours after the order time',
    permission: ['orderSend', 'deliverySend'],
    input: selected.extend({ delivery: filter(whole({ min: 1, max: 24 })) }),
    output: bulkOutcome,
  }),
  cancelDelivery: endpoint({
    method: 'POST',
    path: '/sysOrder/cancelDelivery',
    summary: 'Call the scheduled shipping of these orders off',
    permission: ['orderSend', 'deliverySend'],
    input: selected,
    output: bulkOutcome,
  }),
  orderImport: endpoint({
    method: 'POST',
    path: '/sysOrder/orderImport',
    summary: 'Create orders from an .xlsx sheet: all of them, or none and every bad line (422)',
    permission: ['orderListAdd'],
    input: z.object({}),
    output: z.object({ orders: z.int(), lines: z.int(), units: z.int(), waiting: z.int() }),
    files: { maxBytes: 20 * 1024 * 1024, maxFiles: 1 },
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
  downloadZip: endpoint({
    method: 'POST',
    path: '/sysOrder/downloadZip',
    summary:
      'The address of a zip with the production drawings of the chosen orders; those without are named in a list inside it',
    permission: ['orderDownloadImage'],
    input: selected,
    output: z.string(),
  }),
  downloadPdfZip: endpoint({
    method: 'POST',
    path: '/sysOrder/downloadPdfZip',
    summary: 'A zip with the labels of the chosen orders; those without are named in a list inside it',
    permission: ['orderDownloadLabel'],
    reads: true,
    input: selected,
    output: z.null(),
    download: true,
  }),
  uploadPdf: endpoint({
    method: 'POST',
    path: '/sysOrder/uploadPdf',
    summary:
      'Attach one label PDF to the order with this tracking number, or with this id, which then takes the number',
    permission: ['orderUploadLabel'],
    input: z.object({ trackingNumber: text({ max: 64 }), id: filter(id('Order')) }),
    output: z.string(),
    files: { maxBytes: 20 * 1024 * 1024, maxFiles: 1 },
  }),
  analysisLabel: endpoint({
    method: 'POST',
    path: '/sysOrder/analysisLabel',
    summary: 'Read label PDFs page by page and attach each page to its order; pages that fit none have no id',
    permission: ['orderUploadLabel'],
    input: z.object({ carrierName: carrierText.transform((name) => name || usualCarrier) }),
    output: z.array(parsedLabel),
    files: { maxBytes: 20 * 1024 * 1024, maxFiles: 50 },
  }),
  refusedLabels: endpoint({
    method: 'GET',
    path: '/sysOrder/refusedLabels',
    summary: 'Label pages of the last 7 days that no order took, newest first, without those settled since',
    permission: ['orderUploadLabel'],
    reads: true,
    input: pageQuery,
    output: pageOf(refusedLabel),
  }),
  settleRefusedLabels: endpoint({
    method: 'POST',
    path: '/sysOrder/settleRefusedLabels',
    summary: 'Take label pages off the list of the refused, and let them go: nobody needs them',
    permission: ['orderUploadLabel'],
    input: z.object({ ids: ids('RefusedLabel') }),
    output: done,
  }),
  ...keptPages,
  operationLog: endpoint({
    method: 'POST',
    path: '/sysLog/list',
    summary: 'What was done to one order, newest first',
    permission: orderKeys,
    reads: true,
    input: pageQuery.extend({ objMaster: id('Order') }),
    output: pageOf(logRow),
  }),
};
