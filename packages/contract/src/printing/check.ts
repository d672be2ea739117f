import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { id } from '../fields/ids.ts';
import { whole } from '../fields/numbers.ts';
import { text } from '../fields/texts.ts';
import { words } from '../message.ts';
import { longestBench, parcelPiece, stationParcel } from './printing.ts';

const permission = ['/order/print'] as const;
const bench = text({ max: longestBench, required: 'check.benchRequired' });
/** How many numbered slots a bench may have, and has unless it says otherwise. */
export const slotCount = { min: 1, max: 500, usual: 24 } as const;
const slots = whole(slotCount).default(slotCount.usual);
/** Of the sender: the same call twice answers the same and counts once. */
const scanId = z.uuid({ error: 'validation.invalid' });

/** What the packer does next. */
export const checkStep = z.enum(['morePieces', 'printLabel', 'scanLabel', 'done', 'refused']);
export type CheckStep = z.output<typeof checkStep>;

/** Why a scan stops the bench. */
export const checkRefusal = z.enum([
  /** A piece code that was not read rightly. */
  'misread',
  'unknown',
  /** Several stores have an order with this number. */
  'severalStores',
  /** An order number where more than one line of the order still lacks pieces. */
  'severalLines',
  /** Closed, stopped, held or not in production. */
  'notToPack',
  'shipped',
  'scannedBefore',
  /** More than the line has units. */
  'tooMany',
  'otherBench',
  'noSlot',
  'noLabel',
  /** The label of another order waits to be scanned back. */
  'labelFirst',
  'swappedLabel',
  /** The label that is scanned back was never handed to a printer. */
  'notPrinted',
  /** On paper, but the order must not ship. */
  'notShipped',
]);
export type CheckRefusal = z.output<typeof checkRefusal>;

const checkedPiece = parcelPiece.extend({
  lineId: z.string(),
  sizeName: z.string(),
  colorName: z.string(),
  /** How many of `num` were scanned. */
  scanned: z.int(),
});
export type CheckedPiece = z.output<typeof checkedPiece>;

/** An order as a bench sees it: all its pieces, and the first of its parcels whose label has not been scanned back. */
export const benchOrder = stationParcel.extend({
  orderId: z.string(),
  /** Where its pieces lie; null where none has been scanned yet. */
  bench: z.string().nullable(),
  /** The numbers of its slots there, the one to put the next piece into last. None for an order of one piece. */
  slots: z.array(z.int()),
  scanned: z.int(),
  total: z.int(),
  /** The label of this parcel was handed to a printer, and nobody has said yet what became of it. */
  isPrinted: z.boolean(),
  /** Why it must not be packed now. */
  problem: words.nullable(),
  pieces: z.array(checkedPiece),
});
export type BenchOrder = z.output<typeof benchOrder>;

const checkAnswer = z.object({
  step: checkStep,
  refusal: checkRefusal.nullable(),
  /** What a packer reads of a refusal. */
  says: words.nullable(),
  /** The order of what was scanned: of a refused piece or label, where it belongs. */
  order: benchOrder.nullable(),
  /** The line of `order` that the scanned piece is of. */
  lineId: z.string().nullable(),
  /** The order at this bench whose label is to be printed and scanned back. */
  label: benchOrder.nullable(),
});
export type CheckAnswer = z.output<typeof checkAnswer>;

/** One scan as the bench remembers it. */
const pastScan = z.object({
  id: z.string(),
  at: z.string(),
  createUser: z.string(),
  /** Empty for a text that is no code. */
  code: z.string(),
  orderNumber: z.string().nullable(),
  step: z.enum([...checkStep.options, 'aborted', 'slotFull']),
  says: words.nullable(),
});
export type PastScan = z.output<typeof pastScan>;

/** The bars of a command for its sheet: widths in modules, dark and light in turn, dark first. */
const commandBars = z.object({ text: z.string(), widths: z.array(z.int()) });
export type CommandBars = z.output<typeof commandBars>;

export const benchCheck = {
  scan: endpoint({
    method: 'POST',
    path: '/sysOrder/bench/scan',
    summary:
      'What was scanned at a bench: the code of a piece, the number of an order that lacks pieces of one line alone, or the label that waits to be scanned back, which ships its order with the last of its parcels. Each scan is kept; the same scanId answers the same again',
    permission,
    input: z.object({ bench, slots, scanId, code: text({ max: 200, required: 'printing.numberRequired' }) }),
    output: checkAnswer,
  }),
  state: endpoint({
    method: 'GET',
    path: '/sysOrder/bench/state',
    summary:
      'What lies at a bench: the order whose label waits, those that collect in slots, and what was scanned last',
    permission,
    reads: true,
    input: z.object({ bench }),
    output: z.object({
      label: benchOrder.nullable(),
      orders: z.array(benchOrder),
      /** The last ones, newest first. */
      scans: z.array(pastScan),
    }),
  }),
  abort: endpoint({
    method: 'POST',
    path: '/sysOrder/bench/abort',
    summary:
      'Takes an order off a bench: its slots are free and its pieces count as not scanned. A label that was printed for it counts as failed',
    permission,
    input: z.object({ bench, scanId, orderId: id('Order') }),
    output: benchOrder,
    failures: { 'check.notHere': failure(409) },
  }),
  slotFull: endpoint({
    method: 'POST',
    path: '/sysOrder/bench/slotFull',
    summary: 'Gives an order that is being collected one slot more; its next pieces go there',
    permission,
    input: z.object({ bench, slots, scanId, orderId: id('Order') }),
    output: benchOrder,
    failures: { 'check.notHere': failure(409), 'check.noSlot': failure(409) },
  }),
  commands: endpoint({
    method: 'GET',
    path: '/sysOrder/bench/commands',
    summary: 'The bar codes (Code 128) of all commands and reasons, for the sheet beside a bench',
    permission,
    reads: true,
    input: z.object({}),
    output: z.array(commandBars),
  }),
};
