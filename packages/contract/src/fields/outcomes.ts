import { z } from 'zod';
import { words } from '../message.ts';

/** The answer of calls that return no data. */
export const done = z.null();

/** One record's refusal inside a bulk act: `reason` is a message key, `msg` its text in the caller's language. */
export const refusal = z.object({ id: z.string(), label: z.string(), reason: z.string(), msg: words });
export type Refusal = z.infer<typeof refusal>;

/** The result of a bulk act, which treats each record separately: the ids of those that it changed, and the reasons for the others. */
export const bulkOutcome = z.object({
  done: z.array(z.string()),
  refused: z.array(refusal),
  taskId: z.string().optional(),
});
export type BulkOutcome = z.infer<typeof bulkOutcome>;

/** A line of an imported sheet with all that is wrong with it. */
export const badRow = z.object({ lineNum: z.int(), msg: words });
export type BadRow = z.infer<typeof badRow>;
