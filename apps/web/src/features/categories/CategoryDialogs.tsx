import type { Category, ProductCode } from '@pressroom/contract/categories/categories';
import { lazy, Suspense } from 'react';

const CategoryDialog = lazy(async () => ({ default: (await import('./CategoryDialog.tsx')).CategoryDialog }));
const PrintPositionsDialog = lazy(async () => ({
  default: (await import('./PrintPositionsDialog.tsx')).PrintPositionsDialog,
}));
const RelatedModelsDialog = lazy(async () => ({
  default: (await import('./models/RelatedModelsDialog.tsx')).RelatedModelsDialog,
}));
const ImportCodesDialog = lazy(async () => ({ default: (await import('./ImportCodesDialog.tsx')).ImportCodesDialog }));
const MovementsDialog = lazy(async () => ({
  default: (await import('./stock/MovementsDialog.tsx')).MovementsDialog,
}));
const ProductCodeDialog = lazy(async () => ({ default: (await import('./ProductCodeDialog.tsx')).ProductCodeDialog }));

/** The dialog that is open, and what it is about; without a record it makes a new one. */
export type Shown =
  | { dialog: 'category'; category?: Category }
  | { dialog: 'positions' | 'models'; category: Category }
  | { dialog: 'import' }
  | { dialog: 'movements'; product: ProductCode }
  | { dialog: 'productCode'; category?: Category; product?: ProductCode };

export type Show = (shown: Shown) => void;

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
