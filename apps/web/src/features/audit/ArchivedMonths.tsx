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
    const name = first === 'before' ? t('audit.archivedBefore') : nameOf(first);
    return last === first ? name : t('audit.archivedUntil', { first: name, last: nameOf(last) });
  });
  return (
    <p className={styles.note}>
      {t(of === 'orders' ? 'audit.archivedOrders' : 'audit.archived', {
        months: named.join(t('audit.archivedBetween')),
      })}
    </p>
  );
}

/** `2025_03` and `2025_q1` as they are read. */
const nameOf = (part: string) => part.replace('_', '-').toUpperCase();

/** Months or quarters that follow each other as one, by its first and its last: after years there are many. */
function inRanges(parts: readonly string[]): [first: string, last: string][] {
  const ranges: [string, string][] = [];
  for (const part of parts) {
    const newest = ranges.at(-1);
    if (newest && part === after(newest[1])) newest[1] = part;
    else ranges.push([part, part]);
  }
  return ranges;
}

function after(part: string): string {
  const [year, inYear = ''] = part.split('_');
  if (inYear === '12') return `${Number(year) + 1}_01`;
  if (inYear === 'q4') return `${Number(year) + 1}_q1`;
  if (inYear.startsWith('q')) return `${year}_q${Number(inYear.slice(1)) + 1}`;
  return `${year}_${String(Number(inYear) + 1).padStart(2, '0')}`;
}
