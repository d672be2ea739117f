import { z } from 'zod';
import { filter } from '../fields/filters.ts';
import { id, ids } from '../fields/ids.ts';
import { done, refusal } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { optionalText, text } from '../fields/texts.ts';
import { endpoint, failure } from '../endpoint.ts';
import { discardReasons } from './discardReasons.ts';
import { carrierText, usualCarrier } from './carriers.ts';
import { keptPages } from './keptPages.ts';
import { parsedLabel, refusedLabel } from './orderShapes.ts';
import { orderSelection } from './search.ts';
import { changedSince } from './selected.ts';

/** Labels of parcels: attached from files, handed out, and the pages that no order took. */
export const labels = {
  downloadPdfZip: endpoint({
    method: 'POST',
    path: '/sysOrder/downloadPdfZip',
    summary: 'A zip with the labels of the chosen orders; those without are named in a list inside it',
    permission: ['orderDownloadLabel'],
    reads: true,
    input: orderSelection,
    output: z.null(),
    download: true,
    contents: true,
    failures: { ...changedSince, 'orders.noLabels': failure(409, z.array(refusal)) },
  }),
  downloadPdf: endpoint({
    method: 'POST',
    path: '/sysOrder/downloadPdf',
    summary:
      'The labels of the chosen orders as one PDF, in the order of the list; those without are named on its last page',
    permission: ['orderDownloadLabel'],
    reads: true,
    input: orderSelection,
    output: z.null(),
    download: true,
    contents: true,
    failures: { ...changedSince, 'orders.noLabels': failure(409, z.array(refusal)) },
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
    failures: {
      'orders.label.noOrder': failure(404),
      'orders.label.several': failure(409),
      'orders.label.otherNumber': failure(409),
      'orders.label.refused': failure(409),
    },
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
  refusedLabelCount: endpoint({
    method: 'GET',
    path: '/sysOrder/refusedLabelCount',
    summary: 'How many label pages of the last 7 days no order took',
    permission: ['orderUploadLabel'],
    reads: true,
    unattended: true,
    input: z.object({}),
    output: z.object({ totalNum: z.int() }),
  }),
  settleRefusedLabels: endpoint({
    method: 'POST',
    path: '/sysOrder/settleRefusedLabels',
    summary: 'Take label pages off the list of the refused, and let them go for a reason: nobody needs them',
    permission: ['orderUploadLabel'],
    input: z
      .object({
        ids: ids('RefusedLabel'),
        reason: z.enum(discardReasons, { error: 'orders.label.discardReasonRequired' }),
        /** Needed for another reason than those named. */
        reasonText: optionalText(200),
      })
      .refine(({ reason, reasonText }) => reason !== 'other' || reasonText !== '', {
        error: 'orders.label.discardTextRequired',
        path: ['reasonText'],
      }),
    output: done,
  }),
  ...keptPages,
};
