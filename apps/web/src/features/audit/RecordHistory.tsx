import type { AuditChange, MonthlyList } from '@pressroom/contract/audit/audit';
import { Button, Pagination, Skeleton } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { showTime } from '../../i18n/showTime.ts';
import type { ListEndpoint } from '../../kit/listInput.ts';
import type { ResourceList, RowOf } from '../../kit/useResourceList.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ArchivedMonths } from './ArchivedMonths.tsx';
import { Changes } from './Changes.tsx';
import styles from './RecordHistory.module.css';

export interface HistoryEntry {
  id: string;
  at: string;
  who: string;
  what: string;
  /** The network address that it came from. */
  address?: string | null;
  /** Field by field; undefined where the sentence says all. */
  changes?: readonly AuditChange[];
}

interface Props<E extends ListEndpoint> {
  list: ResourceList<E>;
  entryOf: (row: RowOf<E>) => HistoryEntry;
  /** Said where nothing has happened yet. */
  empty: string;
  /** Where the entries are kept. */
  kept: MonthlyList;
}

/** Changes that are shown before the reader asks for the rest. */
const firstChanges = 5;

/** Who did what to one record, newest first, page by page. */
export function RecordHistory<E extends ListEndpoint>({ list, entryOf, empty, kept }: Props<E>) {
  const t = useT();
  if (list.state === 'loading') return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  if (list.state === 'failed') {
    return <ErrorState action={<Button onClick={list.refresh}>{t('ui.retry')}</Button>} />;
  }
  if (list.rows.length === 0)
    return (
      <>
        <EmptyState title={empty} />
        <ArchivedMonths of={kept} />
      </>
    );
  return (
    <>
      <ol className={styles.entries}>
        {list.rows.map(entryOf).map(({ id, at, who, what, address, changes }) => (
          <li key={id}>
            <p className={styles.head}>
              <time dateTime={at}>{showTime(at, { seconds: true })}</time>
              <span className={styles.who}>{who}</span>
              <span>
                <span className={styles.what}>{what}</span>{' '}
                {address && <span className={styles.address}>{address}</span>}
              </span>
            </p>
            {changes && <Changes changes={changes} first={firstChanges} />}
          </li>
        ))}
      </ol>
      <Pagination
        size="small"
        hideOnSinglePage
        total={list.total}
        current={list.pageNum}
        pageSize={list.pageSize}
        showSizeChanger={false}
        onChange={(page) => list.turnTo(page)}
      />
      <ArchivedMonths of={kept} />
    </>
  );
}
