import { buildable, sumOf } from '@pressroom/contract/products/combined';
import type { ComponentForm } from '@pressroom/contract/products/form';
import { useT } from '../../../i18n/i18n.ts';
import { PriceText } from '../parts/PriceText.tsx';
import styles from './combination.module.css';
import { useHeld } from './useHeld.ts';

/** What the components cost together, and how many combinations they make. */
export function Sums({ components }: { components: readonly ComponentForm[] }) {
  const t = useT();
  const held = useHeld(components);
  if (components.length === 0 || !held) return null;
  const range = (of: 'Original' | 'Selling') => (
    <PriceText start={sumOf(held, `start${of}Price`)} end={sumOf(held, `end${of}Price`)} />
  );
  return (
    <dl className={styles.sums} aria-label={t('products.sums')}>
      <div>
        <dt>{t('products.originalPrice')}</dt>
        <dd>{range('Original')}</dd>
      </div>
      <div>
        <dt>{t('products.sellingPrice')}</dt>
        <dd>{range('Selling')}</dd>
      </div>
      <div>
        <dt>{t('products.stock')}</dt>
        <dd>{buildable(held).toLocaleString('en')}</dd>
      </div>
    </dl>
  );
}
