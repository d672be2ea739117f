export { EffectProgress } from './EffectProgress.tsx';
export { useEffectPictures } from './useEffectPictures.ts';
export { useOutdatedPictures } from './useOutdatedPictures.ts';
