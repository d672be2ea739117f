import { products } from '@pressroom/contract/products/products';
import { productWrites } from '@pressroom/contract/products/writes';
import { Link } from 'react-router';
import { isFailure } from '../../../client/callFailure.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { useQuestion } from '../../../ui/questions/question.ts';

type Combinations = readonly { id: string; spu: string }[];

/** Deletes products or SKUs after a question that says what goes; names the combinations that hold them. */
export function useRemoval() {
  const t = useT();
  const ask = useQuestion();
  const showFailure = useFailureToast();
  const how = { success: t('productVariants.deleted'), invalidates: [products.list, products.specs] };
  const removeProduct = useCommand(productWrites.delete, how);
  const removeSpecs = useCommand(productWrites.deleteSpec, how);

  async function confirmed(detail: string, remove: () => Promise<unknown>): Promise<boolean> {
    const answer = await ask({
      title: t('productVariants.deleteTitle'),
      content: detail,
      okText: t('ui.delete'),
      cancelText: t('ui.cancel'),
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
    });
    if (!answer) return false;
    try {
      await remove();
      return true;
    } catch (cause) {
      if (isFailure(cause, 'products.linkedCombinations'))
        await nameCombinations(cause.message, cause.data.combinations);
      else showFailure(cause);
      return false;
    }
  }

  function nameCombinations(title: string, combinations: Combinations) {
    return ask((close) => ({
      title,
      content: (
        <ul>
          {combinations.map(({ id, spu }) => (
            <li key={id}>
              <Link to={combinationsAt(spu)} onClick={close}>
                {spu}
              </Link>
            </li>
          ))}
        </ul>
      ),
      okText: t('ui.close'),
      cancelButtonProps: { hidden: true },
    }));
  }
  return {
    pending: removeProduct.pending || removeSpecs.pending,
    ofProduct: ({ id, spu, skuCount }: { id: string; spu: string; skuCount: number }) =>
      confirmed(t('productVariants.deleteDetail', { spu, count: skuCount }), () => removeProduct.attempt({ id })),
    /** `last`: the product goes with them. */
    ofSpecs: (specs: readonly { id: string; sku: string }[], last: boolean) => {
      const detail = specs.length === 1 ? specs[0]!.sku : t('productVariants.deleteSkus', { count: specs.length });
      return confirmed([detail, last ? t('productVariants.deleteLast') : ''].filter(Boolean).join(' · '), () =>
        removeSpecs.attempt(specs.map(({ id }) => id)),
      );
    },
  };
}

function combinationsAt(spu: string): string {
  return `/products/management?${new URLSearchParams({ productType: '3', fuzzyType: '2', fuzzy: spu }).toString()}`;
}
