import { categories } from '@pressroom/contract/categories/categories';
import type { ProductCode } from '@pressroom/contract/categories/productCodes';
import { stock } from '@pressroom/contract/categories/stock';
import { Button } from 'antd';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { RowActions } from '../../../ui/RowActions.tsx';
import type { Show } from '../shown.ts';
import { useCodeDeletion } from './useCodeDeletion.tsx';

export function ProductCodeActions({ product, show }: { product: ProductCode; show: Show }) {
  const t = useT();
  const { run, pending, refusal } = useCodeDeletion(product);
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
        <Button type="link" size="small" danger loading={pending} onClick={() => void run()}>
          {t('ui.delete')}
        </Button>
      </Can>
      {refusal}
    </RowActions>
  );
}
