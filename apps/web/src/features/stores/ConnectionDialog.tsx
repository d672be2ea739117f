import type { GrantScope } from '@pressroom/contract/stores/authorization';
import { type StoreRow, stores } from '@pressroom/contract/stores/stores';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useEffect } from 'react';
import { readOf } from '../../client/useRead.ts';
import { failureText } from '../../i18n/failureText.ts';
import { useT } from '../../i18n/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ConnectionResult } from './ConnectionResult.tsx';
import styles from './stores.module.css';

interface Props {
  store: StoreRow;
  onAuthorize: (scope: GrantScope) => void;
  onClose: () => void;
}

/** Asks the marketplace as soon as it opens, and again on request. */
export function ConnectionDialog({ store, onAuthorize, onClose }: Props) {
  const t = useT();
  const client = useQueryClient();
  const test = useQuery({
    ...readOf(stores.testConnection, { id: store.id }),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  // The rows show what the test has found, so they are read again.
  useEffect(() => {
    if (test.dataUpdatedAt > 0) void client.invalidateQueries({ queryKey: [stores.page.path] });
  }, [client, test.dataUpdatedAt]);

  const again = (
    <Button loading={test.isFetching} onClick={() => void test.refetch()}>
      {t('stores.testAgain')}
    </Button>
  );
  const failure = test.isFetching ? null : test.error;
  return (
    <Dialog
      title={t('stores.connectionOf', { name: store.name })}
      width={560}
      onCancel={onClose}
      footer={
        <>
          {!failure && again}
          <Button onClick={onClose}>{t('ui.close')}</Button>
        </>
      }
    >
      <div role="status" aria-busy={test.isFetching} className={styles.results}>
        {test.isFetching && (
          <>
            <p className={styles.soft}>{t('stores.testing')}</p>
            <Skeleton active title={false} paragraph={{ rows: 2 }} />
          </>
        )}
        {failure && <ErrorState detail={failureText(failure, t)} action={again} />}
        {!test.isFetching &&
          test.data?.map((result) => (
            <ConnectionResult key={result.scope} result={result} onAuthorize={() => onAuthorize(result.scope)} />
          ))}
      </div>
    </Dialog>
  );
}
