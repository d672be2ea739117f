import type { ProductSpec } from '@pressroom/contract/products/product';
import { productWrites } from '@pressroom/contract/products/writes';
import { Button } from 'antd';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { RowActions } from '../../../ui/RowActions.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import {
  CompletenessTags,
  ListingsPopover,
  PriceText,
  ProductPictureCell,
  StockText,
} from '../../products/products.public.tsx';
import styles from './SkuTable.module.css';
import { StatusSwitch } from './StatusSwitch.tsx';

export const skuRowHeight = 60;
const printSize = 40;

interface Props {
  spec: ProductSpec;
  /** From 1. */
  index: number;
  chosen: boolean;
  onToggle: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function SkuTableRow({ spec, index, chosen, onToggle, onEdit, onDelete }: Props) {
  const t = useT();
  const { sku, name, stockImages } = spec;
  return (
    <tr style={{ height: skuRowHeight }} aria-rowindex={index + 1} data-selected={chosen}>
      <td className={styles.mark}>
        <input
          type="checkbox"
          aria-label={t('productVariants.selectSku', { sku })}
          checked={chosen}
          onChange={onToggle}
        />
      </td>
      <td>
        <ProductPictureCell of={spec} />
      </td>
      <td>
        <span className={styles.named}>
          <strong title={sku}>{sku}</strong>
          <span title={name}>{name}</span>
        </span>
      </td>
      <td>{spec.productSpecInfoName}</td>
      <td className={styles.minor}>
        <span className={styles.prints}>
          {stockImages.map((print) => (
            <Thumb key={print.id} src={print.url} alt={print.name} size={printSize} />
          ))}
        </span>
      </td>
      <td className={styles.minor}>{spec.productCode || <em>{t('productVariants.noCode')}</em>}</td>
      <td className={styles.end}>
        <PriceText start={spec.startOriginalPrice} end={spec.endOriginalPrice} />
      </td>
      <td className={styles.end}>
        <PriceText start={spec.startSellingPrice} end={spec.endSellingPrice} />
      </td>
      <td className={styles.end}>
        <StockText of={spec} />
      </td>
      <td className={styles.minor}>
        <span className={styles.complete}>
          <CompletenessTags of={spec} />
        </span>
      </td>
      <td className={styles.minor}>
        <span className={styles.named}>
          <span>{boxText(spec)}</span>
          <span>{spec.outerBoxWeight === null ? '' : `${spec.outerBoxWeight.toLocaleString('en')} g`}</span>
        </span>
      </td>
      <td className={styles.minor}>
        <ListingsPopover of={spec} />
      </td>
      <td className={styles.status}>
        <StatusSwitch of={spec} />
      </td>
      <td>
        <Can endpoint={productWrites.editSpec}>
          <RowActions>
            <Button type="link" size="small" onClick={onEdit}>
              {t('ui.edit')}
            </Button>
            <Button type="link" size="small" danger onClick={onDelete}>
              {t('ui.delete')}
            </Button>
          </RowActions>
        </Can>
      </td>
    </tr>
  );
}

function boxText({ outerBoxLength, outerBoxWidth, outerBoxHeight }: ProductSpec): string {
  const sides = [outerBoxLength, outerBoxWidth, outerBoxHeight];
  return sides.includes(null) ? '–' : `${sides.join(' × ')} cm`;
}
