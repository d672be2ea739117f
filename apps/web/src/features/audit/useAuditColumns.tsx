import type { AuditRow } from '@pressroom/contract/audit/audit';
import { useT } from '../../i18n/i18n.ts';
import { showTime } from '../../i18n/showTime.ts';
import type { Column } from '../../kit/ResourceTable.tsx';
import styles from './cells.module.css';
import { changeText } from './changeText.ts';
import { RecordName } from './RecordName.tsx';

export function useAuditColumns(): Column<AuditRow>[] {
  const t = useT();
  return [
    {
      key: 'at',
      title: t('audit.at'),
      width: 150,
      fixed: 'start',
      render: (row) => <time dateTime={row.at}>{showTime(row.at, { seconds: true })}</time>,
    },
    { key: 'person', title: t('audit.person'), width: 84, render: (row) => row.username || '–' },
    { key: 'action', title: t('audit.actionTitle'), width: 200, render: (row) => <strong>{row.actionName}</strong> },
    {
      key: 'object',
      title: t('audit.objectTitle'),
      width: 200,
      render: (row) => (
        <span className={styles.record}>
          <span className={styles.soft}>{row.objectTypeName}</span>
          <RecordName row={row} />
        </span>
      ),
    },
    { key: 'changed', title: t('audit.changed'), width: 256, minor: true, render: (row) => <FirstChange row={row} /> },
    { key: 'from', title: t('audit.from'), width: 112, minor: true, render: (row) => row.address || '–' },
  ];
}

/** Enough to know whether it is worth opening. */
function FirstChange({ row: { changes } }: { row: AuditRow }) {
  const t = useT();
  const [first, ...others] = changes;
  if (!first) return '–';
  return (
    <span className={styles.change}>
      <span className={styles.soft}>{first.name}</span>{' '}
      {first.before !== null && first.after !== null
        ? `${changeText(first.before)} → ${changeText(first.after)}`
        : changeText(first.after ?? first.before)}
      {others.length > 0 && <span className={styles.soft}> · {t('audit.moreChanges', { count: others.length })}</span>}
    </span>
  );
}
