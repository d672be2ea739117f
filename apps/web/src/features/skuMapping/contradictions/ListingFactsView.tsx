import type { ListingFacts } from '@pressroom/contract/skuMapping/contradiction';
import { useT } from '../../../i18n/i18n.ts';
import styles from './ListingFactsView.module.css';

/** What a marketplace says of the goods: title, the seller's SKU, attributes. */
export function ListingFactsView({ listing: { title, sellerSku, attributes } }: { listing: ListingFacts }) {
  const t = useT();
  return (
    <>
      {title && <span className={styles.title}>{title}</span>}
      {sellerSku && (
        <span className={styles.soft}>
          {t('skuMapping.sellerSku')} <code>{sellerSku}</code>
        </span>
      )}
      {attributes.length > 0 && (
        <span className={styles.values}>
          {attributes.map(({ name, value }) => (
            <span key={`${name} ${value}`}>{[name, value].filter(Boolean).join(': ')}</span>
          ))}
        </span>
      )}
    </>
  );
}
