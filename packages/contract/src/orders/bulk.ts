import { z } from 'zod';
import { notFound } from '../commonFailures.ts';
import { endpoint, failure } from '../endpoint.ts';
import { filter } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { whole } from '../fields/numbers.ts';
import { bulkOutcome, refusal } from '../fields/outcomes.ts';
import { pageByNumber, pageOf } from '../fields/pages.ts';
import { optionalText } from '../fields/texts.ts';
import { words } from '../message.ts';
import { countedActs } from './actCheck.ts';
import { orderChoice, orderSelection } from './search.ts';
import { changedSince, listKeys, orderKeys, selected } from './selected.ts';
import { bulkActs, orderStatus } from './status.ts';

/** Labels that one PDF takes. */
export const mostMergedLabels = 1_000;

/** An act on more orders is a task in the background. */
export const actsAtOnce = 200;
/** Orders whose numbers, drawings or labels are fetched at once. */
export const fetchedMost = 10_000;

/** What came of an act on many orders. */
export const actOutcome = bulkOutcome.extend({
  /** Approved orders that still have no tracking number or no label. */
  unlabelled: z.array(refusal).optional(),
  /** What was looked up anew and differs, by order. */
  changes: z.array(z.object({ id: id('Order'), label: z.string(), msg: words })).optional(),
  actId: id('OrderAct').optional(),
  /** Of how many orders it is, where it goes on in the background as the task `taskId`. */
  queued: z.int().optional(),
  /** Until when it can be taken back. */
  undoUntil: momentOut.optional(),
});
export type ActOutcome = z.output<typeof actOutcome>;

/** What a person has said yes to for all orders of an act: lines that contradict their listings, blanks that the shelf lacks. */
export const confirmable = ['contradicted', 'short'] as const;
const confirmed = z.array(z.enum(confirmable)).max(confirmable.length).default([]);

/** An act on many orders, as far as it has come. */
export const orderAct = z.object({
  id: id('OrderAct'),
  act: z.enum([...bulkActs, 'undo']),
  total: z.int(),
  done: z.int(),
  refused: z.int(),
  /** The orders whose turn has not come. */
  left: z.int(),
  /** Its task while that is under way. */
  runningTaskId: z.string().nullable(),
  /** The task that follows the drawings, or the confirmations of shipment, that the act has started. */
  followedTaskId: z.string().nullable(),
  undoUntil: momentOut.nullable(),
  undoneAt: momentOut.nullable(),
  gmtCreate: momentOut,
});
export type OrderActRecord = z.output<typeof orderAct>;

const ofAct = z.object({ actId: id('OrderAct') });
/** The keys of the acts. Which of them an act needs is asked once it is known. */
const actKeys = ['/order/index', 'orderAudit', 'orderClose', 'orderError', 'orderSend', 'deliverySend'] as const;

export const bulk = {
  selectionCheck: endpoint({
    method: 'POST',
    path: '/sysOrder/selectionCheck',
    summary: 'How many orders are chosen, in which status, and how many of them the act or the file would take',
    permission: orderKeys,
    reads: true,
    input: z.object({ selection: orderChoice, act: z.enum(countedActs) }),
    output: z.object({
      total: z.int(),
      fitting: z.int(),
      /** Of the others: those with a report of their marketplace that must be decided first. */
      held: z.int(),
      /** And those without what the file is made of: drawings, a label, a tracking number; or with the other label type. */
      lacking: z.int(),
      byStatus: z.array(z.object({ sysStatus: orderStatus, totalNum: z.int() })),
    }),
  }),
  selectedNumbers: endpoint({
    method: 'POST',
    path: '/sysOrder/selectedNumbers',
    summary:
      'The order numbers or tracking numbers of the chosen orders, in the order of the list: of 10,000 orders at most',
    permission: ['orderCopyOrderNum', 'orderCopyOrderTrk'],
    reads: true,
    input: z.object({ selection: orderSelection, of: z.enum(['order', 'tracking']) }),
    output: z.array(z.string()),
    failures: { ...changedSince },
  }),
  bulkAct: endpoint({
    method: 'POST',
    path: '/sysOrder/bulkAct',
    summary:
      'Do something to the chosen orders, each by itself. More than 200 are a task. 409 where the search finds another number than the user was told',
    permission: actKeys,
    input: z.object({
      selection: orderSelection,
      act: z.enum(bulkActs),
      /** Of the act `abnormal`. */
      reason: optionalText(200),
      /** Of the act `schedule`: hours after the order time. */
      delivery: filter(whole({ min: 1, max: 24 })),
      confirmed,
    }),
    output: actOutcome,
    failures: { ...changedSince },
  }),
  orderRefresh: endpoint({
    method: 'POST',
    path: '/sysOrder/orderRefresh',
    summary:
      'Look up anew what the lines of these orders stand for: mapping, product code, prints and box. What was edited by hand stays',
    permission: orderKeys,
    input: selected,
    output: actOutcome,
  }),
  undoAct: endpoint({
    method: 'POST',
    path: '/sysOrder/undoAct',
    summary: 'Take an act back: each of its orders returns to where it was, unless something was done to it since',
    permission: actKeys,
    input: ofAct,
    output: actOutcome,
    failures: { ...notFound, 'orders.undo.late': failure(409), 'orders.undo.done': failure(409) },
  }),
  retryAct: endpoint({
    method: 'POST',
    path: '/sysOrder/retryAct',
    summary: 'Do the same to the orders of an act that were refused, or whose turn never came',
    permission: actKeys,
    input: ofAct.extend({ confirmed }),
    output: actOutcome,
    failures: { ...notFound, 'orders.bulk.running': failure(409), 'orders.bulk.nothingLeft': failure(409) },
  }),
  lastAct: endpoint({
    method: 'GET',
    path: '/sysOrder/lastAct',
    summary: 'The caller’s last act on more than 200 orders of the last day, or one that can still be taken back',
    permission: listKeys,
    reads: true,
    input: z.object({}),
    output: orderAct.nullable(),
  }),
  actDetail: endpoint({
    method: 'GET',
    path: '/sysOrder/actDetail',
    summary: 'How far an act of the caller’s has come',
    permission: listKeys,
    reads: true,
    unattended: true,
    input: ofAct,
    output: orderAct,
    failures: { ...notFound },
  }),
  actRows: endpoint({
    method: 'GET',
    path: '/sysOrder/actRows',
    summary:
      'The orders of an act that were refused, with why, or whose turn never came; or those that a refresh has changed, with what',
    permission: listKeys,
    reads: true,
    input: pageByNumber.extend({ actId: id('OrderAct'), rows: z.enum(['left', 'changed']).default('left') }),
    output: pageOf(refusal),
    failures: { ...notFound },
  }),
};
