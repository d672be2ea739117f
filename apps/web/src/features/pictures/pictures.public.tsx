export { PictureCards } from './PictureCards.tsx';
export { PictureThumbs, thumbSize } from './PictureThumbs.tsx';
export { useImageRules } from './useImageRules.ts';
