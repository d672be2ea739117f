import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import HolderOutlined from '@ant-design/icons/HolderOutlined';
import type { ComponentForm } from '@pressroom/contract/products/form';
import { Button, InputNumber } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { Thumb } from '../../../ui/Thumb.tsx';
import type { Component } from '../form/known.ts';
import styles from './combination.module.css';

interface Props {
  row: ComponentForm;
  /** Undefined: it is not known any more. */
  component: Component | undefined;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDragOver: () => void;
  onDragEnd: () => void;
}

const most = 999;

export function ComponentRow(props: Props) {
  const { row, component, isFirst, isLast, onMove, onQuantity, onRemove, onDragStart, onDragOver, onDragEnd } = props;
  const t = useT();
  const sku = component?.sku ?? row.id;
  return (
    <li
      className={styles.row}
      draggable
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      onDragOver={(event) => {
        event.preventDefault();
        onDragOver();
      }}
    >
      <HolderOutlined className={styles.handle} />
      <Thumb src={component?.mainPictureUrl} alt="" size={50} />
      <span className={styles.words}>
        <strong>{sku}</strong>
        <span>{[component?.name, component?.productSpecInfoName].filter(Boolean).join(' · ')}</span>
      </span>
      <InputNumber
        aria-label={t('products.quantityOf', { sku })}
        prefix="×"
        min={1}
        max={most}
        precision={0}
        value={row.quantity}
        onChange={(quantity) => onQuantity(quantity ?? 1)}
        className={styles.quantity}
      />
      <span className={styles.acts}>
        <Button
          type="text"
          size="small"
          icon={<ArrowUpOutlined />}
          aria-label={t('products.moveUp', { sku })}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <Button
          type="text"
          size="small"
          icon={<ArrowDownOutlined />}
          aria-label={t('products.moveDown', { sku })}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <Button type="link" size="small" danger aria-label={t('products.removeOf', { sku })} onClick={onRemove}>
          {t('products.remove')}
        </Button>
      </span>
    </li>
  );
}
