export { EffectPreview } from './EffectPreview.tsx';
export { ProductCodeSelect } from './ProductCodeSelect.tsx';
export { useProductCode } from './useProductCode.ts';
