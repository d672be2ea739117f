import { z } from 'zod';
import type { Reason } from '../../../i18n/failureText.ts';
import type { TextKey } from '../../../i18n/i18n.ts';

const reason: z.ZodType<Reason> = z.union([
  z.string(),
  z.object({
    key: z.string() as unknown as z.ZodType<TextKey>,
    params: z
      .record(z.string(), z.union([z.string(), z.number(), z.object({ reason: z.lazy(() => reason) })]))
      .optional(),
  }),
]);

const printedItem = z.object({
  key: z.string(),
  orderNo: z.string(),
  /** 1 printed, 2 failed. */
  status: z.union([z.literal(1), z.literal(2)]),
  /** What the server or the printer said of it. */
  msg: reason,
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
  const kept = sessionStorage.getItem(storageKey);
  if (kept === null) return [];
  const items = z.string().transform(parsed).pipe(z.array(printedItem)).safeParse(kept);
  return items.success ? items.data : [];
}

export function saveHistory(items: readonly PrintedItem[]): readonly PrintedItem[] {
  const kept = items.slice(0, most);
  sessionStorage.setItem(storageKey, JSON.stringify(kept));
  return kept;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw cause;
  }
}
