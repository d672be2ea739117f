import { lazy, Suspense } from 'react';
import type { Shown } from './shown.ts';

const CategoryDialog = lazy(async () => ({ default: (await import('./form/CategoryDialog.tsx')).CategoryDialog }));
const PrintPositionsDialog = lazy(async () => ({
  default: (await import('./form/PrintPositionsDialog.tsx')).PrintPositionsDialog,
}));
const RelatedModelsDialog = lazy(async () => ({
  default: (await import('./models/RelatedModelsDialog.tsx')).RelatedModelsDialog,
}));
const ImportCodesDialog = lazy(async () => ({
  default: (await import('./productCodes/ImportCodesDialog.tsx')).ImportCodesDialog,
}));
const MovementsDialog = lazy(async () => ({
  default: (await import('./stock/MovementsDialog.tsx')).MovementsDialog,
}));
const ProductCodeDialog = lazy(async () => ({
  default: (await import('./productCodes/ProductCodeDialog.tsx')).ProductCodeDialog,
}));

export function CategoryDialogs({ shown, onClose }: { shown: Shown | undefined; onClose: () => void }) {
  return (
    <Suspense>
      {shown?.dialog === 'category' && <CategoryDialog category={shown.category} onClose={onClose} />}
      {shown?.dialog === 'positions' && <PrintPositionsDialog category={shown.category} onClose={onClose} />}
      {shown?.dialog === 'models' && <RelatedModelsDialog category={shown.category} onClose={onClose} />}
      {shown?.dialog === 'import' && <ImportCodesDialog onClose={onClose} />}
      {shown?.dialog === 'movements' && <MovementsDialog product={shown.product} onClose={onClose} />}
      {shown?.dialog === 'productCode' && (
        <ProductCodeDialog category={shown.category} product={shown.product} onClose={onClose} />
      )}
    </Suspense>
  );
}
