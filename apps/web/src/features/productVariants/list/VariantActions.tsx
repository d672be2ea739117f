import type { Product } from '@pressroom/contract/products/product';
import { productWrites } from '@pressroom/contract/products/writes';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { EditDeleteMore } from '../../../ui/EditDeleteMore.tsx';
import type { Show } from './shown.ts';
import { useRemoval } from './useRemoval.tsx';

export function VariantActions({ product, show }: { product: Product; show: Show }) {
  const t = useT();
  const removal = useRemoval();
  const { id, spu, templateMoved } = product;
  return (
    <Can endpoint={productWrites.edit}>
      <EditDeleteMore
        onEdit={() => show({ dialog: 'spu', id })}
        onDelete={() => void removal.ofProduct(product)}
        deleting={removal.pending}
        moreLabel={t('productVariants.more', { spu })}
        more={[
          {
            label: t('productVariants.bulk'),
            run: () => show({ dialog: 'bulk', selection: { ids: [id] }, count: 1 }),
          },
          {
            label: t('products.makePictures'),
            run: () => show({ dialog: 'pictures', of: { ids: [id] }, count: 1 }),
          },
          ...(templateMoved
            ? [{ label: t('products.takeOver'), run: () => show({ dialog: 'takeOver', ids: [id] }) }]
            : []),
          { label: t('products.history'), run: () => show({ dialog: 'history', id }) },
        ]}
      />
    </Can>
  );
}
