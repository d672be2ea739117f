import type { ListedProductCode } from '@pressroom/contract/categories/productCodes';
import { Form } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { ProductCodeSelect } from '../../categories/categories.public.tsx';
import { PicturePicker } from '../../library/library.public.tsx';
import styles from '../form/form.module.css';
import { spec } from './singleForm.ts';

interface Props {
  /** How many prints the product code takes; 0 while there is none. */
  printNum: number;
}

/** The product code, and as many stamping patterns as it takes. */
export function CodeFields({ printNum }: Props) {
  const t = useT();
  const form = Form.useFormInstance();

  /** Fields that nobody has filled in yet take what the product code says of its box. */
  function take(product: ListedProductCode) {
    if (product.printNum < 2) form.setFieldValue('stockImage2', undefined);
    const box = {
      outerBoxLength: product.boxLength,
      outerBoxWidth: product.boxWidth,
      outerBoxHeight: product.boxHigh,
      outerBoxWeight: product.boxWeight,
    };
    for (const [name, value] of Object.entries(box)) {
      if ((form.getFieldValue([spec, name]) ?? '') === '') form.setFieldValue([spec, name], value);
    }
  }
  return (
    <div className={styles.fields}>
      <Form.Item name={[spec, 'productCode']} label={t('products.productCode')} required>
        <ProductCodeSelect onChange={(_, product) => product && take(product)} />
      </Form.Item>
      {printNum === 0 && <Form.Item label={t('products.stampingPattern')}>{t('products.printsNeedCode')}</Form.Item>}
      {Array.from({ length: printNum }, (_, at) => at + 1).map((at) => (
        <Form.Item
          key={at}
          name={`stockImage${at}`}
          label={printNum === 1 ? t('products.stampingPattern') : t('products.print', { at })}
        >
          <PicturePicker
            allowClear
            onSecond={at === 1 && printNum === 2 ? (id) => form.setFieldValue('stockImage2', id) : undefined}
          />
        </Form.Item>
      ))}
    </div>
  );
}
