import { products } from '@pressroom/contract/products/products';
import { productWrites } from '@pressroom/contract/products/writes';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useDeletionQuestion } from '../../../ui/questions/useDeletionQuestion.ts';
import { useRefusedDelete } from '../../products/products.public.tsx';

/** Deletes products or SKUs after a question that says what goes; names the combinations that hold them. */
export function useRemoval() {
  const t = useT();
  const askDeletion = useDeletionQuestion();
  const tellRefused = useRefusedDelete();
  const how = { success: t('productVariants.deleted'), invalidates: [products.list, products.specs] };
  const removeProduct = useCommand(productWrites.delete, how);
  const removeSpecs = useCommand(productWrites.deleteSpec, how);

  async function confirmed(detail: string, remove: () => Promise<unknown>): Promise<boolean> {
    const answer = await askDeletion({
      title: t('productVariants.deleteTitle'),
      content: detail,
    });
    if (!answer) return false;
    try {
      await remove();
      return true;
    } catch (cause) {
      await tellRefused(cause);
      return false;
    }
  }

  return {
    pending: removeProduct.pending || removeSpecs.pending,
    ofProduct: ({ id, spu, skuCount }: { id: string; spu: string; skuCount: number }) =>
      confirmed(t('productVariants.deleteDetail', { spu, count: skuCount }), () => removeProduct.attempt({ id })),
    /** `last`: the product goes with them. */
    ofSpecs: (specs: readonly { id: string; sku: string }[], last: boolean) => {
      const detail = specs.length === 1 ? specs[0]!.sku : t('productVariants.deleteSkus', { count: specs.length });
      return confirmed([detail, last ? t('productVariants.deleteLast') : ''].filter(Boolean).join(' · '), () =>
        removeSpecs.attempt({ ids: specs.map(({ id }) => id) }),
      );
    },
  };
}
