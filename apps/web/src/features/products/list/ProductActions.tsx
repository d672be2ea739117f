import { type Product, productType } from '@pressroom/contract/products/product';
import { products } from '@pressroom/contract/products/products';
import { productWrites } from '@pressroom/contract/products/writes';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { EditDeleteMore } from '../../../ui/EditDeleteMore.tsx';
import { useDeletionQuestion } from '../../../ui/questions/useDeletionQuestion.ts';
import { useRefusedDelete } from '../parts/useRefusedDelete.tsx';
import type { Kind, Show } from './shown.ts';
import styles from './list.module.css';

export function ProductActions({ product, show }: { product: Product; show: Show }) {
  const t = useT();
  const { id, spu } = product;
  const kind = product.productType as Kind;
  const removal = useRemoval(product);
  return (
    <EditDeleteMore
      onEdit={() => show({ dialog: kind, id })}
      onDelete={() => void removal.run()}
      deleting={removal.pending}
      moreLabel={t('products.more', { spu })}
      more={[
        { label: t('products.duplicate'), run: () => show({ dialog: kind, copyOf: id }) },
        ...(product.templateMoved
          ? [{ label: t('products.takeOver'), run: () => show({ dialog: 'takeOver', ids: [id] }) }]
          : []),
        ...(kind === productType.single
          ? [
              {
                label: t('products.makePictures'),
                run: () => show({ dialog: 'pictures', of: { ids: [id] }, count: 1 }),
              },
            ]
          : []),
        { label: t('products.history'), run: () => show({ dialog: 'history', id }) },
      ]}
    />
  );
}

/** Deletes the product after a question that says what goes with it; names the combinations that hold it. */
function useRemoval({ id, spu, productSpecs: [spec] }: Product) {
  const t = useT();
  const askDeletion = useDeletionQuestion();
  const tellRefused = useRefusedDelete();
  const remove = useCommand(productWrites.delete, {
    success: t('products.deleted'),
    invalidates: [products.list],
  });

  async function run() {
    const takes = t('products.deleteDetail', { spu, sku: spec?.sku ?? '' });
    const listings = spec?.listingCount ? t('products.deleteListings', { count: spec.listingCount }) : '';
    const confirmed = await askDeletion({
      title: t('products.deleteTitle'),
      content: [takes, listings].filter(Boolean).join('\n'),
      className: styles.question,
    });
    if (!confirmed) return;
    try {
      await remove.attempt({ id });
    } catch (cause) {
      await tellRefused(cause);
    }
  }

  return { run, pending: remove.pending };
}
