import { lazy } from 'react';

export { EffectPreview } from './EffectPreview.tsx';
export { ProductCodeSelect } from './ProductCodeSelect.tsx';
export { PurchaseListButton } from './stock/PurchaseListButton.tsx';
export { useProductCode } from './useProductCode.ts';

/** Loaded when it is first opened. */
export const ProductCodeDialog = lazy(async () => ({
  default: (await import('./ProductCodeDialog.tsx')).ProductCodeDialog,
}));
