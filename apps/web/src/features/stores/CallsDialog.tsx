import { type StoreRow, stores } from '@pressroom/contract/stores/stores';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { call } from '../../client/call.ts';
import { failureText } from '../../i18n/failureText.ts';
import { useT } from '../../i18n/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { CallsTable } from './CallsTable.tsx';
import styles from './stores.module.css';

interface Props {
  store: StoreRow;
  onClose: () => void;
}

const outcomes = ['all', 'failed', 'done'] as const;

/** What the store's marketplace was asked of late, newest first. */
export function CallsDialog({ store: { id, name }, onClose }: Props) {
  const t = useT();
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]>('all');
  const asked = { id, ...(outcome !== 'all' && { outcome }) };
  const list = useInfiniteQuery({
    queryKey: [stores.calls.path, asked],
    queryFn: ({ pageParam, signal }) => call(stores.calls, { ...asked, before: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // Pages that were read stay as they were: new calls come in all the time.
    staleTime: Infinity,
    gcTime: 0,
  });
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <Dialog
      title={t('stores.callsOf', { name })}
      width={960}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('ui.close')}</Button>}
    >
      <div className={styles.tools}>
        <Segmented
          aria-label={t('stores.callOutcome')}
          value={outcome}
          options={outcomes.map((value) => ({ value, label: t(`stores.callsShown.${value}`) }))}
          onChange={setOutcome}
        />
        <Button loading={list.isRefetching} onClick={() => void list.refetch()}>
          {t('kit.refresh')}
        </Button>
      </div>
      {list.isPending && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {list.isError && rows.length === 0 && (
        <ErrorState
          detail={failureText(list.error, t)}
          action={<Button onClick={() => void list.refetch()}>{t('ui.retry')}</Button>}
        />
      )}
      {list.isSuccess && rows.length === 0 && <EmptyState title={t('stores.noCalls')} />}
      {rows.length > 0 && <CallsTable calls={rows} />}
      {list.hasNextPage && (
        <Button block loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('stores.olderCalls')}
        </Button>
      )}
    </Dialog>
  );
}
