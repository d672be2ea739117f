import { lastMileBatches } from './batches.ts';
import { lastMileParcels } from './parcels.ts';
import { lastMileRows } from './rows.ts';

/** Every call about batches of last-mile orders, their labels and prices. */
export const lastMile = { ...lastMileBatches, ...lastMileRows, ...lastMileParcels };
