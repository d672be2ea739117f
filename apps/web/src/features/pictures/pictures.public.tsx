export { PictureCards } from './PictureCards.tsx';
export { useImageRules } from './useImageRules.ts';
