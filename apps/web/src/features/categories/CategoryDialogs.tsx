import { type ComponentProps, Suspense } from 'react';
import type { Show, Shown } from './shown.ts';
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

const AddCodesDialog = lazyPart(async () => (await import('./productCodes/AddCodesDialog.tsx')).AddCodesDialog);
const StocktakeDialog = lazyPart(async () => (await import('./stock/StocktakeDialog.tsx')).StocktakeDialog);

interface Props {
  shown: Shown | undefined;
  show: Show;
  /** The search of the list. */
  filters: ComponentProps<typeof StocktakeDialog>['filters'];
  onClose: () => void;
}

export function CategoryDialogs({ shown, show, filters, onClose }: Props) {
  return (
    <Suspense>
      {shown?.dialog === 'category' && (
        <CategoryDialog
          category={shown.category}
          copyOf={shown.copyOf}
          onClose={(saved) =>
            // a copy needs the sizes of the original next
            saved && shown.copyOf ? show({ dialog: 'codes', category: saved, like: shown.copyOf }) : onClose()
          }
        />
      )}
      {shown?.dialog === 'codes' && <AddCodesDialog category={shown.category} like={shown.like} onClose={onClose} />}
      {shown?.dialog === 'stocktake' && <StocktakeDialog filters={filters} onClose={onClose} />}
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
