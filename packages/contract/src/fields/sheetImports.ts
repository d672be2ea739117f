import { z } from 'zod';
import { failure } from '../endpoint.ts';
import { filterText } from './filters.ts';
import { badRow } from './outcomes.ts';
import { pageOf } from './pages.ts';

/** One sheet. */
export const oneSheet = { maxBytes: 20 * 1024 * 1024, maxFiles: 1 } as const;
/** So many lines of each kind are named in the answer of a check; the others are counted. */
export const checkListed = 200;

/** What importing a sheet would do now. */
export const sheetCheck = z.object({
  /** Stands for exactly this outcome: an import that names it does nothing else. */
  plan: z.string(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** The records that would change, as they are and as they would be. */
  changes: pageOf(z.object({ lineNum: z.int(), name: z.string(), before: z.string(), after: z.string() })),
  /** The lines with problems. The others can be imported without them. */
  refused: pageOf(badRow),
});
export type SheetCheck = z.output<typeof sheetCheck>;

/** How an import treats a sheet. */
export const importMode = z.object({
  plan: filterText(64).meta({ description: 'as the check has answered it: anything else ends in 409' }),
  skipRefused: z
    .stringbool()
    .default(false)
    .meta({ description: 'import the good lines and leave out those with problems' }),
});

/** The outcome is not the one that the check has told. */
export const planChanged = { 'sheet.planChanged': failure(409) };
