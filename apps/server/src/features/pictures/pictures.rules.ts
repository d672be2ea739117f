import { imageSlotOf, packagingPictureRule, type PictureRule } from '@pressroom/contract/pictures/imageSlots';

/** What a picture must be in this slot; without one, in a packaging template. */
export function ruleOf(imageType: number | undefined): PictureRule {
  return (imageType !== undefined && imageSlotOf(imageType)) || packagingPictureRule;
}
