import { z } from 'zod';
import type { MessageKey } from '../messages.ts';
import { imageSlots, type ImageSlot, type ImageType, imageTypes } from '../pictures/imageSlots.ts';
import { imageType, pictureAddress } from '../pictures/pictures.ts';
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
  [imageTypes.sheinDetail]: 'productTemplates.tooFewDetail',
  [imageTypes.temuCarousel]: 'productTemplates.tooFewCarousel',
  [imageTypes.temuOuterPackaging]: 'productTemplates.tooFewOuterPackaging',
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

/** What is wrong with the slots of one marketplace. */
function slotProblems(list: readonly (SlotPictures & { storeType?: string })[], marketplace: Marketplace) {
  const slots = slotsOf(marketplace);
  const own = marketplaceNames[marketplace];
  const misplaced = list.flatMap(({ storeType = own, imageType: type }, index): CountProblem[] =>
    storeType === own && slots.some((slot) => slot.type === type)
      ? []
      : [{ path: [index, 'imageType'], key: 'productTemplates.otherMarketplace', params: { marketplace: own } }],
  );
  const miscounted = slots.flatMap(({ type, templateCount: { min, max } }): CountProblem[] => {
    const index = list.findIndex((slot) => slot.imageType === type);
    const path = index < 0 ? [] : [index, 'imageLinks'];
    const count = picturesOf(list, type).length;
    if (count < min) return [{ path, key: tooFew[type] ?? 'validation.required', params: { count: min } }];
    return count > max ? [{ path, key: 'productTemplates.tooManyPictures', params: { count: max } }] : [];
  });
  return [...misplaced, ...miscounted];
}

/** A template's pictures for one marketplace: as many in each slot as the slot table says. */
export function slotList(marketplace: Marketplace) {
  return z
    .array(slotPictures)
    .max(50)
    .default([])
    .superRefine((list, context) => {
      for (const { path, key, params } of slotProblems(list, marketplace)) {
        context.addIssue({ code: 'custom', message: key, path, params });
      }
    });
}
