import type { App } from '../../../platform/app.ts';
import type { RowRecord } from '../rows/rows.queries.ts';
import type { Claim } from './claim.ts';

/** What one worker does with one row. */
export interface Work {
  app: App;
  claim: Claim;
  row: RowRecord;
  signal: AbortSignal;
}
