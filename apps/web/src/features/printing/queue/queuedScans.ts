import { reprintReasons } from '@pressroom/contract/printing/printing';
import { z } from 'zod';
import { newScanId } from '../scan/scanId.ts';
import { keep, keptReason, readKept } from './kept.ts';

const reprint = z.object({
  reason: z.enum(reprintReasons),
  reasonText: z.string(),
  /** Which of several parcels. */
  parcelNo: z.int().optional(),
});
/** What is printed once more, and why. */
export type Reprint = z.output<typeof reprint>;

const reportedOrder = z.object({ orderNumber: z.string(), shopId: z.string() });
/** The order that a report to the server names. */
export type ReportedOrder = z.output<typeof reportedOrder>;

const scan = z.object({
  /** The server knows a repeated call by it. */
  id: z.uuid(),
  code: z.string(),
  /** What a person has answered already, so that nothing is asked twice. */
  shopId: z.string().optional(),
  again: reprint.optional(),
});

const queuedScan = z.discriminatedUnion('stage', [
  /** `order`: its label was handed out before, and has not come out of the printer. */
  scan.extend({ stage: z.literal('waiting'), order: reportedOrder.optional() }),
  /** The printer has got the label. Nobody knows yet whether it came out. */
  scan.extend({ stage: z.literal('printing'), order: reportedOrder }),
  /** On paper; the server has yet to hear it. */
  scan.extend({ stage: z.literal('printed'), order: reportedOrder }),
  /** Not on paper; the server has yet to hear it. */
  scan.extend({ stage: z.literal('failed'), order: reportedOrder, says: keptReason }),
]);
export type QueuedScan = z.output<typeof queuedScan>;
export type ScanAt<S extends QueuedScan['stage']> = Extract<QueuedScan, { stage: S }>;

const storageKey = 'printQueue';

export function newScan(code: string): QueuedScan {
  return { id: newScanId(), code, stage: 'waiting' };
}

/** What this machine has scanned and not finished, oldest first: it outlives a reload and the browser itself. */
export function readScans(): readonly QueuedScan[] {
  return readKept(localStorage, storageKey, queuedScan);
}

export function saveScans(scans: readonly QueuedScan[]) {
  keep(localStorage, storageKey, scans);
}
