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
  const named = inRanges(months).map(([first, last]) => {
    const name = first === 'before' ? t('audit.archivedBefore') : first.replace('_', '-');
    return last === first ? name : t('audit.archivedUntil', { first: name, last: last.replace('_', '-') });
  });
  return <p className={styles.note}>{t('audit.archived', { months: named.join(t('audit.archivedBetween')) })}</p>;
}

/** Months that follow each other as one, by its first and its last: after years there are many. */
function inRanges(months: readonly string[]): [first: string, last: string][] {
  const ranges: [string, string][] = [];
  for (const month of months) {
    const newest = ranges.at(-1);
    if (newest && month === after(newest[1])) newest[1] = month;
    else ranges.push([month, month]);
  }
  return ranges;
}

function after(month: string): string {
  const [year, number] = month.split('_').map(Number) as [number, number];
  return number === 12 ? `${year + 1}_01` : `${year}_${String(number + 1).padStart(2, '0')}`;
}
