export { PictureCards } from './cards/PictureCards.tsx';
export { useImageRules } from './judge/useImageRules.ts';
export { PictureThumbs, thumbSize } from './PictureThumbs.tsx';
export { type SlotBoard, type SlotLists, slotPath, useFormBoard } from './slots/slotBoard.ts';
export { focusSlot } from './slots/focusSlot.ts';
export { SlotFields } from './slots/SlotFields.tsx';
export { SlotPictures } from './slots/SlotPictures.tsx';
export { usePackagingPictures } from './slots/usePackagingPictures.ts';
