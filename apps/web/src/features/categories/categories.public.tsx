import { lazyPart } from '../../ui/lazyPart.ts';

export { CategorySelect } from './productCodes/CategorySelect.tsx';
export { EffectPreview } from './baseImage/EffectPreview.tsx';
export { ProductCodeSelect } from './productCodes/ProductCodeSelect.tsx';
export { PurchaseListButton } from './stock/PurchaseListButton.tsx';
export { useProductCode } from './productCodes/useProductCode.ts';

/** Loaded when it is first opened. */
export const ProductCodeDialog = lazyPart(
  async () => (await import('./productCodes/ProductCodeDialog.tsx')).ProductCodeDialog,
);
