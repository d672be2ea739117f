import type { MouseEvent } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { Thumb } from '../../ui/Thumb.tsx';
import styles from './productPicker.module.css';
import type { PickedProduct } from './usePicked.ts';

interface Props {
  row: PickedProduct;
  index: number;
  /** It stands for the product. */
  ofProducts: boolean;
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

export function ProductCard({ row, index, ofProducts, picked, there, reachable, onPress, onUse }: Props) {
  const t = useT();
  const { sku, spu, skuCount, name, productCode, productSpecInfoName, realStock, mainPictureUrl, status } = row;
  const title = ofProducts ? spu : sku;
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
        {!there && !ofProducts && status === disabledSku && (
          <span className={styles.mark}>{t('productPicker.disabled')}</span>
        )}
      </span>
      <strong className={styles.line} title={title}>
        {title}
      </strong>
      <span className={styles.line} title={name}>
        {name || productSpecInfoName}
      </span>
      {ofProducts ? (
        <span className={styles.facts}>{t('productPicker.skus', { count: skuCount })}</span>
      ) : (
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
      )}
    </li>
  );
}
