import { Suspense } from 'react';
import type { Shown } from './shown.ts';
import { lazyPart } from '../../ui/lazyPart.ts';

const CategoryDialog = lazyPart(async () => (await import('./form/CategoryDialog.tsx')).CategoryDialog);
const PrintPositionsDialog = lazyPart(
  async () => (await import('./form/PrintPositionsDialog.tsx')).PrintPositionsDialog,
);
const RelatedModelsDialog = lazyPart(
  async () => (await import('./models/RelatedModelsDialog.tsx')).RelatedModelsDialog,
);
const ImportCodesDialog = lazyPart(
  async () => (await import('./productCodes/ImportCodesDialog.tsx')).ImportCodesDialog,
);
const MovementsDialog = lazyPart(async () => (await import('./stock/MovementsDialog.tsx')).MovementsDialog);
const ProductCodeDialog = lazyPart(
  async () => (await import('./productCodes/ProductCodeDialog.tsx')).ProductCodeDialog,
);

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
