import type { Product } from '@pressroom/contract/products/product';
import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import styles from './list.module.css';

interface Props {
  product: Pick<Product, 'productTemplateName' | 'templateMoved'>;
  onTakeOver: () => void;
}

/** The template that a product was made from, and whether it has moved on since. */
export function TemplateMoved({ product: { productTemplateName, templateMoved }, onTakeOver }: Props) {
  const t = useT();
  if (!productTemplateName) return '–';
  return (
    <span className={styles.named}>
      <span>{productTemplateName}</span>
      {templateMoved && (
        <Button type="link" size="small" className={styles.moved} onClick={onTakeOver}>
          {t('products.templateHasMoved')}
        </Button>
      )}
    </span>
  );
}
