import { z } from 'zod';
import { id } from '../fields/ids.ts';
import { loadedVersion } from '../fields/moments.ts';
import { optionalText } from '../fields/texts.ts';
import { carrierText } from './carriers.ts';

/** A checkbox; a multipart form sends it as text. */
const tick = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')], {
    error: 'validation.choice',
  })
  .default(false);

/** The shipping details of an order's parcel. The call may carry the label's file. */
export const parcelForm = z.object({
  id: id('Order'),
  carrierName: carrierText,
  trackingNumber: optionalText(64),
  /** Other orders go in the same parcel, under the same tracking number. */
  sharedParcel: tick,
  /** True saves a tracking number although by its form it belongs to another carrier. */
  confirmCarrier: tick,
  gmtModified: loadedVersion,
});
export type ParcelForm = z.output<typeof parcelForm>;
