import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { ComponentForm } from '@pressroom/contract/products/form';
import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { type PickedProduct, ProductPicker } from '../../productPicker/productPicker.public.tsx';
import { type Component, useKnown } from '../form/known.ts';
import { ComponentRow } from './ComponentRow.tsx';
import styles from './combination.module.css';
import { Sums } from './Sums.tsx';

interface Props {
  id?: string;
  value?: readonly ComponentForm[];
  onChange?: (value: ComponentForm[]) => void;
}

const none: readonly ComponentForm[] = [];

/** What a combination is made of, in order: a form control. */
export function ComponentsField({ id, value = none, onChange }: Props) {
  const t = useT();
  const { known, learn } = useKnown();
  const [picking, setPicking] = useState(false);
  const [dragged, setDragged] = useState<number>();

  function add(rows: readonly PickedProduct[]) {
    setPicking(false);
    learn({ components: Object.fromEntries(rows.map((row) => [row.id, asComponent(row)])) });
    onChange?.([...value, ...rows.map((row) => ({ id: row.id, quantity: 1 }))]);
  }
  function move(from: number, to: number) {
    const row = value[from];
    if (!row || to < 0 || to >= value.length) return;
    onChange?.(value.toSpliced(from, 1).toSpliced(to, 0, row));
  }
  /** A dragged row changes places as soon as it is above another. */
  function dragOver(at: number) {
    if (dragged === undefined || dragged === at) return;
    move(dragged, at);
    setDragged(at);
  }
  return (
    <div id={id} className={styles.components}>
      <ol className={styles.rows} aria-label={t('products.components')}>
        {value.map((row, at) => (
          <ComponentRow
            key={row.id}
            row={row}
            component={known.components[row.id]}
            isFirst={at === 0}
            isLast={at === value.length - 1}
            onMove={(by) => move(at, at + by)}
            onQuantity={(quantity) => onChange?.(value.with(at, { ...row, quantity }))}
            onRemove={() => onChange?.(value.toSpliced(at, 1))}
            onDragStart={() => setDragged(at)}
            onDragOver={() => dragOver(at)}
            onDragEnd={() => setDragged(undefined)}
          />
        ))}
      </ol>
      <Button icon={<PlusOutlined />} onClick={() => setPicking(true)}>
        {t('products.addComponent')}
      </Button>
      <Sums components={value} />
      <ProductPicker
        open={picking}
        components
        chosen={value.map((row) => row.id)}
        onClose={() => setPicking(false)}
        onChoose={add}
      />
    </div>
  );
}

function asComponent({ id, productId, sku, name, status, mainPictureUrl, ...row }: PickedProduct): Component {
  const { productCode, productSpecInfoName } = row;
  return { id, productId, sku, name, status, mainPictureUrl, productCode, productSpecInfoName, quantity: 1 };
}
