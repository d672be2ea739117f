import { z } from 'zod';
import { id } from '../fields/ids.ts';
import { loadedVersion } from '../fields/moments.ts';
import { optionalText } from '../fields/texts.ts';
import { carrierText } from './carriers.ts';

/** A tick, as a form with a file sends it, too. */
const tick = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')], {
    error: 'validation.choice',
  })
  .default(false);

/** How an order's parcel goes. The label's file may come along. */
export const parcelForm = z.object({
  id: id('Order'),
  carrierName: carrierText,
  trackingNumber: optionalText(64),
  /** Other orders go in the same parcel, under the same tracking number. */
  sharedParcel: tick,
  /** Saves although the number is another carrier's by its rules. */
  confirmCarrier: tick,
  gmtModified: loadedVersion,
});
export type ParcelForm = z.output<typeof parcelForm>;
