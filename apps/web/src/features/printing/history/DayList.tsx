import type { PageRequest } from '@pressroom/contract/fields/pages';
import { printing } from '@pressroom/contract/printing/printing';
import { Button, Pagination, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { anchorOf } from '../../../kit/listInput.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import styles from './HistoryList.module.css';
import { PrintRows } from './PrintRows.tsx';

interface Props {
  title: ReactNode;
  /** Undefined: of all benches. */
  bench: string | undefined;
}

type Turned = Omit<PageRequest, 'pageSize'>;

const pageSize = 40;
const day = 'yyyy-mm-dd'.length;

/** What was printed today, as the server knows it, whoever did it in whatever browser. */
export function DayList({ title, bench }: Props) {
  const t = useT();
  const [turned, setTurned] = useState<Turned>({ pageNum: 1 });
  const timeStart = showTime(new Date().toISOString()).slice(0, day);
  const { data, isError, refetch } = useRead(printing.printHistory, { bench, timeStart, ...turned, pageSize });
  return (
    <section className={styles.history} aria-label={t('printing.history')}>
      <header>
        {title}
        {data && data.total > 0 && <span>{data.total}</span>}
      </header>
      {!data && isError && <ErrorState action={<Button onClick={() => void refetch()}>{t('ui.retry')}</Button>} />}
      {!data && !isError && <Skeleton active title={false} paragraph={{ rows: 6 }} className={styles.loading} />}
      {data?.rows.length === 0 && <EmptyState title={t('printing.historyNone')} />}
      {data && <PrintRows prints={data.rows} />}
      <Pagination
        className={styles.pages}
        size="small"
        simple
        hideOnSinglePage
        total={data?.total ?? 0}
        current={turned.pageNum}
        pageSize={pageSize}
        showSizeChanger={false}
        onChange={(pageNum) => setTurned({ pageNum, anchor: anchorOf(turned.pageNum, data?.rows) })}
      />
    </section>
  );
}
