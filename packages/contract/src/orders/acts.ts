import { z } from 'zod';
import { otherCarrier } from './carriers.ts';
import { filter } from '../fields/filters.ts';
import { id, ids } from '../fields/ids.ts';
import { loadedVersion } from '../fields/moments.ts';
import { whole } from '../fields/numbers.ts';
import { optionalText } from '../fields/texts.ts';
import { endpoint, failure } from '../endpoint.ts';
import { stale } from '../commonFailures.ts';
import { orderNotFound } from './orderFailures.ts';
import { actCheck, checkedActs } from './actCheck.ts';
import { actOutcome } from './bulk.ts';
import { contradictedLine } from './contradictedLine.ts';
import { decisionsOn, holdDecisions, holdKinds, needsReason, settledOutcomes } from './holds.ts';
import { orderRow, refusedOrder } from './orderShapes.ts';
import { parcelForm } from './parcel.ts';
import { listKeys, selected } from './selected.ts';
import { approvalShortage, confirmedShortage, orderShortage } from './shortages.ts';
import { reviewAction } from './status.ts';

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

/** The endpoints that change existing orders, from their review until they ship. */
export const acts = {
  updateParcel: endpoint({
    method: 'POST',
    path: '/sysOrder/updateParcel',
    summary:
      'Enter the tracking number, the carrier and the label of an order that has not shipped; what is left empty is read from the label',
    permission: ['orderUpdate', 'orderUploadLabel'],
    input: parcelForm,
    output: orderRow,
    files: { maxBytes: 20 * 1024 * 1024, maxFiles: 1, optional: true },
    failures: {
      ...orderNotFound,
      ...stale(orderRow),
      'orders.refused': failure(409, refusedOrder),
      'orders.otherCarrier': failure(409, otherCarrier),
      'orders.label.otherNumber': failure(409),
      'orders.label.refused': failure(409),
    },
  }),
  actCheck: endpoint({
    method: 'POST',
    path: '/sysOrder/actCheck',
    summary: 'What an act would do to these orders now, and what it would leave out and why. Changes nothing',
    permission: listKeys,
    reads: true,
    input: selected.extend({ act: z.enum(checkedActs) }),
    output: actCheck,
  }),
  orderReview: endpoint({
    method: 'POST',
    path: '/sysOrder/orderReview',
    summary:
      '0 submit, 1 approve, -1 close, 3 abnormal, 4 sign. Each order goes through or not by itself. One whose listing contradicts a line is approved only where confirmContradictions names it, one that needs more blanks than the shelf has only where confirmShort says how many are short',
    permission: ['/order/index', 'orderAudit', 'orderClose', 'orderError'],
    input: selected.extend({
      sysStatus: reviewAction,
      reason: optionalText(200),
      confirmContradictions: filter(ids('Order')),
      confirmShort: filter(z.array(confirmedShortage).max(10_000)),
    }),
    output: actOutcome,
  }),
  contradictions: endpoint({
    method: 'POST',
    path: '/sysOrder/contradictions',
    summary: 'The lines of these orders that say something else than their marketplace’s listing, with both sides',
    permission: listKeys,
    reads: true,
    input: selected,
    output: z.array(contradictedLine),
  }),
  shortages: endpoint({
    method: 'POST',
    path: '/sysOrder/shortages',
    summary:
      'What these orders, where they are approved, still wait for: orders approved before them take what the shelf has',
    permission: listKeys,
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
    failures: {
      ...orderNotFound,
      ...stale(orderRow),
      'orders.refused': failure(409, refusedOrder),
      'orders.hold.gone': failure(409),
    },
  }),
  keepLabel: endpoint({
    method: 'POST',
    path: '/sysOrder/keepLabel',
    summary: 'A label that was made void still fits: the address has not changed',
    permission: ['orderUploadLabel'],
    input: z.object({ id: id('Order'), gmtModified: loadedVersion }),
    output: orderRow,
    failures: { ...orderNotFound, ...stale(orderRow), 'orders.refused': failure(409, refusedOrder) },
  }),
  settleShipment: endpoint({
    method: 'POST',
    path: '/sysOrder/settleShipment',
    summary:
      'A person has looked at the marketplace: a shipment of which it gives no answer is accepted there, or was never told',
    permission: ['orderSend', 'deliverySend'],
    input: z.object({
      id: id('Order'),
      outcome: z.enum(settledOutcomes, { error: 'orders.telling.outcomeRequired' }),
    }),
    output: orderRow,
    failures: { ...orderNotFound, 'orders.refused': failure(409, refusedOrder) },
  }),
  batchDelivery: endpoint({
    method: 'POST',
    path: '/sysOrder/batchDelivery',
    summary: 'Ship now, or `delivery` hours after the order time',
    permission: ['orderSend', 'deliverySend'],
    input: selected.extend({ delivery: filter(whole({ min: 1, max: 24 })) }),
    output: actOutcome,
  }),
  cancelDelivery: endpoint({
    method: 'POST',
    path: '/sysOrder/cancelDelivery',
    summary: 'Call the scheduled shipping of these orders off',
    permission: ['orderSend', 'deliverySend'],
    input: selected,
    output: actOutcome,
  }),
};
