import { imageSlotOf, type ImageType, imageTypes } from './imageSlots.ts';
import type { SlotValues } from './slotValues.ts';

/** The slots that begin with the main effect picture. */
export const mainPictureSlots: readonly ImageType[] = [
  imageTypes.sheinDetail,
  imageTypes.sheinSquare,
  imageTypes.temuCarousel,
  imageTypes.temuSpecification,
];

/**
 * Puts the main picture first in its slots. The former main picture gives way wherever it stands in them, a slot for one
 * picture shows the new one alone, and where a slot is full its last picture goes.
 */
export function putFirst(slots: SlotValues, picture: string, former?: string | null): SlotValues {
  const changed = mainPictureSlots.map((type) => {
    const others = (slots[type] ?? []).filter((other) => other !== picture && other !== former);
    return [type, [picture, ...others].slice(0, imageSlotOf(type)!.count.max)] as const;
  });
  return { ...slots, ...Object.fromEntries(changed) };
}
