import type { LastMileRow } from '@pressroom/contract/lastMile/rows';

/** The dialog that is open on the page of a batch. */
export type Shown =
  | { dialog: 'calculate'; rows: readonly LastMileRow[]; leftOut: readonly LastMileRow[] }
  | { dialog: 'parcels' | 'quotes' | 'order'; row: LastMileRow }
  | { dialog: 'errors' };

export type Show = (shown: Shown) => void;
