import type { CostSums } from '@pressroom/contract/lastMile/costs';
import { useT } from '../../../i18n/i18n.ts';
import styles from './costs.module.css';

/** What was billed, and of how many labels where that is not all of them. */
export function BilledCell({ sums: { billed, billedLabels, labels } }: { sums: CostSums }) {
  const t = useT();
  if (billed === null) return <span className={styles.none}>{t('labelCosts.notBilled')}</span>;
  if (billedLabels === labels) return billed;
  return t('labelCosts.billedOf', { amount: billed, count: billedLabels });
}
