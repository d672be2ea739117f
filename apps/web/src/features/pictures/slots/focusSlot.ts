import type { ImageType } from '@pressroom/contract/pictures/imageSlots';

/** The id of a slot's control outside of a form. */
export const slotId = (type: ImageType) => `slot${type}`;

/** Brings a slot outside of a form into sight, with the focus, where there is room in it. */
export function focusSlot(type: ImageType) {
  document.getElementById(slotId(type))?.focus();
}
