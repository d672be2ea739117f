import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { notFound } from '../commonFailures.ts';
import { filter } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { badRow } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { labelProviders } from './costs.ts';

const keys = ['/order/labelCosts'] as const;

/**
 * How a line of an invoice compares with what was bought. `differs`: also where the currency does. `unpriced`: bought, at a
 * price that was never named. `twice`: its label was billed before, here or on an invoice that was accepted. `refunded`: its
 * label was taken back. `credited`: money comes back. `unbilled`: bought in the invoice's time, and on no line of it.
 */
export const invoiceVerdicts = [
  'neverBought',
  'twice',
  'refunded',
  'differs',
  'unpriced',
  'unbilled',
  'credited',
  'fits',
] as const;
export type InvoiceVerdict = (typeof invoiceVerdicts)[number];

/** A provider's invoice beside our records. */
export const labelInvoice = z.object({
  id: id('LabelInvoice'),
  provider: z.enum(labelProviders),
  fileName: z.string(),
  /** How many lines have which verdict. */
  totals: z.partialRecord(z.enum(invoiceVerdicts), z.int()),
  createUser: z.string(),
  gmtCreate: momentOut,
  acceptedAt: momentOut.nullable(),
  acceptedBy: z.string().nullable(),
});
export type LabelInvoice = z.output<typeof labelInvoice>;

export const labelInvoiceLine = z.object({
  id: id('LabelInvoiceLine'),
  /** In the sheet; null: bought here, and not on the invoice. */
  lineNum: z.int().nullable(),
  verdict: z.enum(invoiceVerdicts),
  reference: z.string(),
  providerNumber: z.string(),
  trackingNumber: z.string(),
  day: z.string().nullable(),
  thirdOrderNumber: z.string().nullable(),
  shopName: z.string().nullable(),
  /** By our records; null: not known. */
  ours: z.string().nullable(),
  oursCurrency: z.string().nullable(),
  /** By the invoice; null: not on it. */
  theirs: z.string().nullable(),
  currency: z.string(),
  /** Theirs less ours; null where one is missing or the currencies differ. */
  difference: z.string().nullable(),
});
export type LabelInvoiceLine = z.output<typeof labelInvoiceLine>;

const oneInvoice = z.object({ id: id('LabelInvoice') });

export const labelInvoices = {
  page: endpoint({
    method: 'GET',
    path: '/labelInvoice/page',
    summary: 'Invoices of label providers, newest first',
    permission: keys,
    reads: true,
    input: pageQuery.extend({ provider: filter(z.enum(labelProviders)) }),
    output: pageOf(labelInvoice),
  }),
  import: endpoint({
    method: 'POST',
    path: '/labelInvoice/import',
    summary:
      'Compare an invoice in an .xlsx sheet with the labels that were bought. An invoice that is known already is answered as it is',
    permission: keys,
    input: z.object({ provider: z.enum(labelProviders) }),
    output: z.object({ invoice: labelInvoice, isKnown: z.boolean() }),
    files: { maxBytes: 20 * 1024 * 1024, maxFiles: 1 },
    failures: { 'labelInvoices.badLines': failure(422, z.array(badRow)) },
  }),
  lines: endpoint({
    method: 'GET',
    path: '/labelInvoice/lines',
    summary: 'The lines of an invoice with their verdicts, and what was bought and is not on it',
    permission: keys,
    reads: true,
    input: pageQuery.extend({ id: id('LabelInvoice'), verdict: filter(z.enum(invoiceVerdicts)) }),
    output: pageOf(labelInvoiceLine),
    failures: { ...notFound },
  }),
  export: endpoint({
    method: 'GET',
    path: '/labelInvoice/export',
    summary: 'The same lines as a sheet, with a column that says what came of the comparison',
    permission: keys,
    reads: true,
    mayBeOld: true,
    input: oneInvoice,
    output: z.null(),
    download: true,
    failures: { ...notFound },
  }),
  accept: endpoint({
    method: 'POST',
    path: '/labelInvoice/accept',
    summary:
      'Settle the labels of an invoice at what it bills. Lines of labels that were never bought, or were billed before, are left out',
    permission: keys,
    input: oneInvoice,
    output: labelInvoice,
    failures: { ...notFound, 'labelInvoices.accepted': failure(409) },
  }),
  discard: endpoint({
    method: 'POST',
    path: '/labelInvoice/discard',
    summary: 'Forget an invoice that was not accepted',
    permission: keys,
    input: oneInvoice,
    output: z.null(),
    failures: { ...notFound, 'labelInvoices.accepted': failure(409) },
  }),
};
