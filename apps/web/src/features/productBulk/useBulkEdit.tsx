import { productBulk } from '@pressroom/contract/products/bulk';
import { products } from '@pressroom/contract/products/products';
import { useT } from '../../i18n/i18n.ts';
import { useCommand } from '../../kit/useCommand.tsx';

/** The reads that an edit of many products may change. */
export const bulkReads = [products.list, products.specs, products.get, products.page, productBulk.last];

/** Takes an edit back and says what came of it. */
export function useUndoEdit() {
  const t = useT();
  return useCommand(productBulk.undo, {
    invalidates: bulkReads,
    success: ({ restored, changedSince }) =>
      changedSince > 0
        ? t('productBulk.undoneBut', { count: restored, others: changedSince })
        : t('productBulk.undone', { count: restored }),
  });
}

/** Changes many products after asking, and offers to take it back. */
export function useBulkEdit(changing: number) {
  const t = useT();
  const undo = useUndoEdit();
  return useCommand(productBulk.apply, {
    invalidates: [...bulkReads, productBulk.preview],
    confirm: () => ({
      title: t('productBulk.sure', { count: changing }),
      detail: t('productBulk.sureDetail'),
      ok: t('productBulk.go', { count: changing }),
    }),
    success: ({ changed, taskId }) => t(taskId ? 'productBulk.background' : 'productBulk.done', { count: changed }),
    undo: ({ editId }) => undo.run({ editId }),
  });
}
