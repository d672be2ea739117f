import type { StationParcel } from '@pressroom/contract/printing/printing';
import type { Translate } from '../../../i18n/i18n.ts';

/** Which of several parcels it is; empty for the only one of its order. */
export function parcelText({ parcelNo, parcelCount }: StationParcel, t: Translate): string {
  return parcelCount > 1 ? t('printing.parcelOf', { parcel: parcelNo, count: parcelCount }) : '';
}
