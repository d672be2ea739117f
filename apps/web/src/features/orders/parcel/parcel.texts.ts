import { defineMessages } from '@pressroom/contract/catalogue';

/** The dialog that takes a parcel’s tracking number, carrier and label. */
export const parcelTexts = defineMessages({
  'orders.label': ['面单', 'Label'],
  'orders.noLabel': ['还没有面单', 'None yet'],
  'orders.carrier': ['承运商', 'Carrier'],
});
