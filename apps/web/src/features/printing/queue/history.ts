import { z } from 'zod';
import { keep, keptReason, readKept } from './kept.ts';

const printedItem = z.object({
  /** The scan's. */
  key: z.uuid(),
  orderNo: z.string(),
  /** 1 printed, 2 failed. */
  status: z.union([z.literal(1), z.literal(2)]),
  /** What the server or the printer said of it. */
  msg: keptReason,
  /** What the packer has to heed, still after the next label. */
  remark: z.string().optional(),
  at: z.string(),
  /** The store of an order that was printed without the server having heard of it. */
  unreportedOf: z.string().optional(),
});
export type PrintedItem = z.output<typeof printedItem>;

const storageKey = 'printHistory';
const most = 500;

/** What this tab has printed, newest first; it ends with the tab. */
export function readHistory(): readonly PrintedItem[] {
  return readKept(sessionStorage, storageKey, printedItem);
}

export function saveHistory(items: readonly PrintedItem[]): readonly PrintedItem[] {
  const kept = items.slice(0, most);
  keep(sessionStorage, storageKey, kept);
  return kept;
}
