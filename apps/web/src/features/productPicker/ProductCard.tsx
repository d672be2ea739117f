import type { MouseEvent } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { Thumb } from '../../ui/Thumb.tsx';
import styles from './productPicker.module.css';
import type { PickedProduct } from './usePicked.ts';

interface Props {
  row: PickedProduct;
  index: number;
  picked: boolean;
  /** It is chosen already, so that it cannot be picked. */
  there: boolean;
  /** The one card that Tab reaches; arrows walk on from it. */
  reachable: boolean;
  onPress: (event: MouseEvent) => void;
  onUse: () => void;
}

const shownAt = 160;
const disabledSku = 2;

export function ProductCard({ row, index, picked, there, reachable, onPress, onUse }: Props) {
  const t = useT();
  const { sku, name, productCode, productSpecInfoName, realStock, mainPictureUrl, status } = row;
  return (
    <li
      role="option"
      aria-selected={picked || there}
      aria-disabled={there}
      tabIndex={reachable ? 0 : -1}
      data-at={index}
      className={styles.card}
      onClick={onPress}
      onDoubleClick={onUse}
    >
      <span className={styles.picture}>
        <Thumb src={mainPictureUrl} alt="" size={shownAt} />
        <span className={styles.check} aria-hidden="true" />
        {there && <span className={styles.mark}>{t('productPicker.there')}</span>}
        {!there && status === disabledSku && <span className={styles.mark}>{t('productPicker.disabled')}</span>}
      </span>
      <strong className={styles.line} title={sku}>
        {sku}
      </strong>
      <span className={styles.line} title={name}>
        {name || productSpecInfoName}
      </span>
      <span className={styles.facts}>
        <span className={styles.line} title={productCode}>
          {productCode}
        </span>
        {realStock !== null && (
          <span className={styles.stock} data-none={realStock === 0}>
            {t('productPicker.stock', { count: realStock })}
          </span>
        )}
      </span>
    </li>
  );
}
