import { categories } from '@pressroom/contract/categories/categories';
import type { ProductCode } from '@pressroom/contract/categories/productCodes';
import { stock } from '@pressroom/contract/categories/stock';
import { codes } from '@pressroom/contract/codes/codes';
import { Button } from 'antd';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { RowActions } from '../../../ui/RowActions.tsx';
import type { Show } from '../shown.ts';

export function ProductCodeActions({ product, show }: { product: ProductCode; show: Show }) {
  const t = useT();
  const remove = useCommand(categories.deleteProductCode, {
    success: t('categories.codeDeleted'),
    invalidates: [categories.page, categories.productCodePage, codes.page],
    confirm: () => ({
      title: t('categories.codeDeleteTitle', { code: product.code }),
      detail: t('categories.codeDeleteDetail'),
      ok: t('ui.delete'),
      danger: true,
    }),
  });
  return (
    <RowActions>
      <Can endpoint={stock.movements}>
        <Button type="link" size="small" onClick={() => show({ dialog: 'movements', product })}>
          {t('categories.movements')}
        </Button>
      </Can>
      <Can endpoint={categories.updateProductCode}>
        <Button type="link" size="small" onClick={() => show({ dialog: 'productCode', product })}>
          {t('ui.edit')}
        </Button>
      </Can>
      <Can endpoint={categories.deleteProductCode}>
        <Button
          type="link"
          size="small"
          danger
          loading={remove.pending}
          onClick={() => void remove.run({ id: product.id })}
        >
          {t('ui.delete')}
        </Button>
      </Can>
    </RowActions>
  );
}
