import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { ProductPicker } from '../productPicker/productPicker.public.tsx';
import styles from './publishBatch.module.css';
import type { ChosenProduct } from './work.ts';

interface Props {
  productType: 1 | 2 | 3;
  /** Of all kinds. */
  products: readonly ChosenProduct[];
  onChange: (products: ChosenProduct[]) => void;
}

const shownMost = 12;

/** The products of one kind. */
export function ProductsField({ productType, products, onChange }: Props) {
  const t = useT();
  const [picks, setPicks] = useState(false);
  const [all, setAll] = useState(false);
  const own = products.filter((one) => one.productType === productType);
  const shown = all ? own : own.slice(0, shownMost);
  return (
    <div className={styles.products}>
      {shown.map(({ id, spu }) => (
        <Tag key={id} closable onClose={() => onChange(products.filter((one) => one.id !== id))}>
          {spu}
        </Tag>
      ))}
      {own.length > shown.length && (
        <Button type="link" size="small" onClick={() => setAll(true)}>
          {t('publishBatch.moreProducts', { count: own.length - shown.length })}
        </Button>
      )}
      <Button size="small" icon={<PlusOutlined />} onClick={() => setPicks(true)}>
        {t('publishBatch.chooseProducts')}
      </Button>
      <ProductPicker
        open={picks}
        chosen={own.map(({ id }) => id)}
        ofProducts
        productType={productType}
        onClose={() => setPicks(false)}
        onChoose={(rows) => {
          setPicks(false);
          const more = rows.map(({ productId, spu }): ChosenProduct => ({ id: productId, productType, spu }));
          onChange([...new Map([...products, ...more].map((one) => [one.id, one])).values()]);
        }}
      />
    </div>
  );
}
