import type { ProductSpec } from '@pressroom/contract/products/product';
import { Form } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { useProductCode } from '../../categories/categories.public.tsx';
import { StockField } from '../form/StockField.tsx';
import { spec } from './singleForm.ts';

/** The stock of the product code, or a number of its own. */
export function SingleStock({ saved }: { saved: ProductSpec | undefined }) {
  const t = useT();
  const code = Form.useWatch<string | undefined>([spec, 'productCode']);
  const product = useProductCode(code);
  // those who may not manage stock are told what the product says
  const told = saved && saved.productCode === code ? saved.inventory : null;
  const available = product?.virtualStock ?? told;
  return (
    <StockField
      within={spec}
      available={available === null ? null : Math.max(0, available)}
      followed={code ? t('products.followsCode', { code }) : t('products.followsNothing')}
    />
  );
}
