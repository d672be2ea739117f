import { syncRequests } from '@pressroom/contract/sync/requests';
import { sync } from '@pressroom/contract/sync/sync';
import type { LedgerRow } from '@pressroom/contract/sync/syncShapes';
import { Button } from 'antd';
import { Can } from '../../../client/session.tsx';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { Pager } from '../../../kit/Pager.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useResourceList } from '../../../kit/useResourceList.ts';
import { useCopy } from '../../../ui/useCopy.ts';
import { runReads } from '../syncReads.ts';
import { DifferenceRow } from './DifferenceRow.tsx';
import styles from './Differences.module.css';

interface Props {
  row: LedgerRow;
  onStarted: (taskId: string) => void;
}

const columns = ['number', 'kind', 'there', 'here'] as const;

/** The orders of one day on which the two sides do not agree, with what each side says. */
export function Differences({ row: { shopId, day }, onStarted }: Props) {
  const t = useT();
  const copy = useCopy();
  const list = useResourceList(sync.ledgerDetail, {
    fixed: { shopId, day },
    storage: 'memory',
    rowKey: ({ thirdOrderNumber }) => thirdOrderNumber,
  });
  const command = useCommand(syncRequests.order, { invalidates: runReads });
  async function fetchOrders(numbers: readonly string[]) {
    const started = await command.run({ shopIds: [shopId], thirdOrderNumbers: numbers });
    if (started) onStarted(started.taskId);
  }
  if (list.state === 'loading') return <p className={styles.quiet} aria-busy="true" />;
  if (list.state === 'failed') {
    return (
      <p role="alert" className={styles.quiet}>
        {failureText(list.failure, t) ?? t('ui.failed')}{' '}
        <Button size="small" onClick={list.refresh}>
          {t('ui.retry')}
        </Button>
      </p>
    );
  }
  if (list.rows.length === 0) return <p className={styles.quiet}>{t('sync.nothingDiffers')}</p>;
  const numbers = list.rows.map(({ thirdOrderNumber }) => thirdOrderNumber);
  return (
    <>
      <div role="table" className={styles.differences}>
        <div role="row" className={styles.head}>
          {columns.map((column) => (
            <div key={column} role="columnheader">
              {t(`sync.${column}`)}
            </div>
          ))}
          <div role="columnheader">{t('ui.actions')}</div>
        </div>
        {list.rows.map((difference) => (
          <DifferenceRow
            key={difference.thirdOrderNumber}
            difference={difference}
            busy={command.pending}
            onFetch={(number) => void fetchOrders([number])}
          />
        ))}
      </div>
      <div className={styles.together}>
        {numbers.length > 1 && (
          <>
            <Can endpoint={syncRequests.order}>
              <Button size="small" loading={command.pending} onClick={() => void fetchOrders(numbers)}>
                {t('sync.fetchThese')}
              </Button>
            </Can>
            <Button size="small" onClick={() => void copy(numbers)}>
              {t('sync.copyNumbers')}
            </Button>
          </>
        )}
        {list.total > list.pageSize && <Pager list={list} />}
      </div>
    </>
  );
}
