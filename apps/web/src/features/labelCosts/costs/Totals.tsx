import type { CallOutput } from '@pressroom/contract/endpoint';
import type { labelCosts } from '@pressroom/contract/lastMile/costs';
import { useT } from '../../../i18n/i18n.ts';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { BilledCell } from './BilledCell.tsx';
import styles from './costs.module.css';

interface Props {
  /** Undefined until it is known. */
  totals: CallOutput<typeof labelCosts.totals> | undefined;
}

/** One line for each currency: amounts of two currencies have no sum. */
export function Totals({ totals }: Props) {
  const t = useT();
  if (!totals || (totals.totals.length === 0 && totals.unpriced === 0)) return null;
  const { firstDay: first, lastDay: last } = totals;
  const title = first && last ? t('labelCosts.total', { first, last }) : t('labelCosts.totalAll');
  return (
    <section className={styles.totals}>
      {totals.totals.length > 0 && <h2 className={styles.period}>{title}</h2>}
      {totals.totals.length > 0 && (
        <PlainTable label={title} className={styles.frame}>
          <thead>
            <tr>
              <th>{t('labelCosts.currency')}</th>
              <th data-end>{t('labelCosts.labels')}</th>
              <th data-end>{t('labelCosts.bought')}</th>
              <th data-end>{t('labelCosts.refunded')}</th>
              <th data-end>{t('labelCosts.net')}</th>
              <th data-end>{t('labelCosts.billed')}</th>
            </tr>
          </thead>
          <tbody>
            {totals.totals.map((sums) => (
              <tr key={sums.currency}>
                <th scope="row">{sums.currency}</th>
                <td data-end>{sums.labels}</td>
                <td data-end>{sums.bought}</td>
                <td data-end>{sums.refunded}</td>
                <td data-end>
                  <strong>{sums.net}</strong>
                </td>
                <td data-end>
                  <BilledCell sums={sums} />
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      {totals.unpriced > 0 && <p className={styles.unpriced}>{t('labelCosts.unpriced', { count: totals.unpriced })}</p>}
    </section>
  );
}
