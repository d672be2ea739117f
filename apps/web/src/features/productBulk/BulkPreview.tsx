import type { CallOutput } from '@pressroom/contract/endpoint';
import { bulkField, type productBulk } from '@pressroom/contract/products/bulk';
import { useT } from '../../i18n/i18n.ts';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import styles from './bulk.module.css';
import { statusText } from './bulkDraft.ts';

type Preview = CallOutput<typeof productBulk.preview>;
type Shown = Preview['rows'][number]['changes'][number];

const refusalsShown = 5;

/** What would change: the numbers, the first SKUs field by field, and those that refuse it. */
export function BulkPreview({
  products,
  skus,
  changing,
  rows,
  refused,
  refusedCount,
  sold,
}: Preview & { sold: boolean }) {
  const t = useT();
  return (
    <div className={styles.preview}>
      <p role="status">
        <strong>{t('productBulk.changing', { products, skus, changing })}</strong>
      </p>
      {refusedCount > 0 && (
        <div role="alert">
          <p>{t('productBulk.refused', { count: refusedCount })}</p>
          {refused.slice(0, refusalsShown).map(({ id, label, msg }) => (
            <p key={id} className={styles.soft}>
              {label}: {msg}
            </p>
          ))}
          {refusedCount > refusalsShown && (
            <p className={styles.soft}>{t('productBulk.refusedToo', { count: refusedCount - refusalsShown })}</p>
          )}
        </div>
      )}
      {rows.length > 0 && (
        <>
          <p className={styles.soft}>{t('productBulk.first', { count: rows.length })}</p>
          <PlainTable className={styles.rows}>
            <thead>
              <tr>
                <th scope="col">{t('productBulk.sku')}</th>
                <th scope="col">{t('productBulk.change')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, sku, mainPictureUrl, changes }) => (
                <tr key={id}>
                  <td>
                    <span className={styles.sku}>
                      <Thumb src={mainPictureUrl} alt={sku} size={32} /> {sku}
                    </span>
                  </td>
                  <td>
                    {changes.map((change) => (
                      <ChangeText key={change.field} {...change} sold={sold} />
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        </>
      )}
    </div>
  );
}

function ChangeText({ field, before, after, sold }: Shown & { sold: boolean }) {
  const t = useT();
  function shown(value: string) {
    if (field === bulkField.status) return t(statusText(Number(value) as 1 | 2, sold));
    if (value) return value;
    return t(field === bulkField.stock ? 'productBulk.follows' : 'productBulk.none');
  }
  return (
    <span className={styles.change}>
      {t(`productBulk.field.${field}`)}: <s>{shown(before)}</s> → <span>{shown(after)}</span>
    </span>
  );
}
