import { audit, type MonthlyList } from '@pressroom/contract/audit/audit';
import { useRead } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';
import styles from './ArchivedMonths.module.css';

/** Says which months of a list were put away, so that nobody takes what is missing for what never happened. */
export function ArchivedMonths({ of }: { of: MonthlyList }) {
  const t = useT();
  const { data } = useRead(audit.archived, {});
  const months = data?.[of] ?? [];
  if (months.length === 0) return null;
  const named = months.map((month) => (month === 'before' ? t('audit.archivedBefore') : month.replace('_', '-')));
  return <p className={styles.note}>{t('audit.archived', { months: named.join(t('audit.archivedBetween')) })}</p>;
}
