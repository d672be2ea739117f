import { z } from 'zod';
import type { Reason } from '../../../i18n/failureText.ts';
import type { TextKey } from '../../../i18n/i18n.ts';

/** A reason as it is kept: its words are made when it is shown. */
export const keptReason: z.ZodType<Reason> = z.union([
  z.string(),
  z.object({
    key: z.string() as unknown as z.ZodType<TextKey>,
    params: z
      .record(z.string(), z.union([z.string(), z.number(), z.object({ reason: z.lazy(() => keptReason) })]))
      .optional(),
  }),
]);

/** What was kept, where it still has this shape; nothing of a former version. */
export function readKept<T>(storage: Storage, key: string, item: z.ZodType<T>): readonly T[] {
  const read = z.array(item).safeParse(parsed(storage.getItem(key) ?? '[]'));
  return read.success ? read.data : [];
}

export function keep(storage: Storage, key: string, items: readonly unknown[]) {
  storage.setItem(key, JSON.stringify(items));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw cause;
  }
}
