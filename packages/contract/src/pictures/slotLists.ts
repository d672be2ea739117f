import { z } from 'zod';
import type { MessageKey } from '../messages.ts';
import { imageSlots, type ImageSlot, type ImageType, type SlotCount, imageTypes } from './imageSlots.ts';
import { imageType, pictureAddress } from './pictures.ts';
import { type Marketplace, marketplaceNames } from '../stores/marketplace.ts';

/** The pictures of one slot: their addresses in order, joined by commas. */
const slotPictures = z.object({
  storeType: z.enum(['SHEIN', 'TEMU']).optional(),
  imageType,
  imageLinks: z.preprocess(
    (given) => (typeof given === 'string' ? given.split(',').filter(Boolean) : (given ?? [])),
    z.array(pictureAddress),
  ),
});

const tooFew: Readonly<Partial<Record<ImageType, MessageKey>>> = {
  [imageTypes.sheinDetail]: 'pictures.tooFewDetail',
  [imageTypes.temuCarousel]: 'pictures.tooFewCarousel',
  [imageTypes.temuOuterPackaging]: 'pictures.tooFewOuterPackaging',
};

interface SlotPictures {
  imageType: number;
  imageLinks: readonly string[];
}

/** The slots of one marketplace, in the order in which they are shown. */
export function slotsOf(marketplace: Marketplace): readonly ImageSlot[] {
  return imageSlots.filter((slot) => slot.marketplace === marketplace);
}

/** All pictures of one slot, in their order. */
export function picturesOf(list: readonly SlotPictures[], type: number): string[] {
  return list.flatMap(({ imageType: of, imageLinks }) => (of === type ? imageLinks : []));
}

interface CountProblem {
  path: (string | number)[];
  key: MessageKey;
  params: Record<string, number | string>;
}

/** `atMost`: no slot needs a picture, and as many as in a template fit. */
export type SlotCounts = 'count' | 'templateCount' | 'atMost';

export function slotCountOf(slot: ImageSlot, counts: SlotCounts): SlotCount {
  return counts === 'atMost' ? { ...slot.templateCount, min: 0 } : slot[counts];
}

interface SlotsAsked {
  marketplace: Marketplace;
  counts: SlotCounts;
}

/** What is wrong with the slots of one marketplace. */
function slotProblems(list: readonly (SlotPictures & { storeType?: string })[], { marketplace, counts }: SlotsAsked) {
  const slots = slotsOf(marketplace);
  const own = marketplaceNames[marketplace];
  const misplaced = list.flatMap(({ storeType = own, imageType: type }, index): CountProblem[] =>
    storeType === own && slots.some((slot) => slot.type === type)
      ? []
      : [{ path: [index, 'imageType'], key: 'pictures.otherMarketplace', params: { marketplace: own } }],
  );
  const miscounted = slots.flatMap((slot): CountProblem[] => {
    const { type } = slot;
    const { min, max } = slotCountOf(slot, counts);
    const index = list.findIndex(({ imageType: of }) => of === type);
    const path = index < 0 ? [] : [index, 'imageLinks'];
    const count = picturesOf(list, type).length;
    if (count < min) return [{ path, key: tooFew[type] ?? 'validation.required', params: { count: min } }];
    return count > max ? [{ path, key: 'pictures.tooManyPictures', params: { count: max } }] : [];
  });
  return [...misplaced, ...miscounted];
}

/** The pictures of a template or product for one marketplace: as many in each slot as the slot table says. */
export function slotList(marketplace: Marketplace, counts: SlotCounts) {
  return z
    .array(slotPictures)
    .max(50)
    .default([])
    .superRefine((list, context) => {
      for (const { path, key, params } of slotProblems(list, { marketplace, counts })) {
        context.addIssue({ code: 'custom', message: key, path, params });
      }
    });
}
