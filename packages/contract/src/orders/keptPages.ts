import { z } from 'zod';
import { carrierText } from './carriers.ts';
import { endpoint, failure } from '../endpoint.ts';
import { id } from '../fields/ids.ts';
import { optionalText, text } from '../fields/texts.ts';
import { labelOrder } from './orderShapes.ts';

/** Warnings that a person must confirm before a page becomes an order's label. */
export const labelQuestions = ['otherLabel', 'otherNumber'] as const;
export type LabelQuestion = (typeof labelQuestions)[number];

/** Repeated with these in `confirm`, the call succeeds. */
const labelQuestionsAsked = z.object({ confirm: z.array(z.enum(labelQuestions)) });

/** What may be done with a label page that no order took, while it is kept. */
export const keptPages = {
  refusedLabelPage: endpoint({
    method: 'GET',
    path: '/sysOrder/refusedLabelPage/{id}',
    summary: 'A refused label page as a picture: a PNG in base64',
    permission: ['orderUploadLabel'],
    reads: true,
    input: z.object({ id: id('RefusedLabel') }),
    output: z.object({ image: z.string(), width: z.int(), height: z.int() }),
    failures: { 'orders.label.pageGone': failure(404) },
  }),
  labelOrders: endpoint({
    method: 'GET',
    path: '/sysOrder/labelOrders',
    summary: 'Orders on their way whose order number, tracking number or recipient has this word in it, at most 20',
    permission: ['orderUploadLabel'],
    reads: true,
    input: z.object({ word: text({ max: 64 }) }),
    output: z.array(labelOrder),
  }),
  giveRefusedLabel: endpoint({
    method: 'POST',
    path: '/sysOrder/giveRefusedLabel',
    summary:
      'Make a refused label page the label of an order, which takes its tracking number. Where the order has another label or number, 409 until confirm names it',
    permission: ['orderUploadLabel'],
    input: z.object({
      id: id('RefusedLabel'),
      orderId: id('Order'),
      /** The tracking number to use where several could be read from the page, or none. */
      trackingNumber: optionalText(64),
      carrierName: carrierText,
      confirm: z.array(z.enum(labelQuestions)).default([]),
    }),
    output: labelOrder,
    failures: {
      'orders.label.pageGone': failure(404),
      'orders.label.gone': failure(404),
      'orders.label.refused': failure(409),
      'orders.trackingTaken': failure(409),
      'orders.label.which': failure(
        409,
        z.object({ candidates: z.array(z.object({ carrierName: z.string(), trackingNumber: z.string() })) }),
      ),
      'orders.label.changesNumber': failure(409, labelQuestionsAsked),
      'orders.label.replaces': failure(409, labelQuestionsAsked),
      'orders.label.notOnPage': failure(409, labelQuestionsAsked),
      'orders.label.both': failure(409, labelQuestionsAsked),
    },
  }),
};
