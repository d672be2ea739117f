import { orders } from '@pressroom/contract/orders/orders';
import { sync } from '@pressroom/contract/sync/sync';
import type { LedgerDifference, LedgerRow } from '@pressroom/contract/sync/syncShapes';
import { Button } from 'antd';
import { Link } from 'react-router';
import { CallFailure } from '../../../client/callFailure.ts';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { Pager } from '../../../kit/Pager.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useResourceList } from '../../../kit/useResourceList.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { RowActions } from '../../../ui/RowActions.tsx';
import { type Tone, StatusTag } from '../../../ui/StatusTag.tsx';
import { useCopy } from '../../../ui/useCopy.ts';
import { runReads } from '../syncReads.ts';
import styles from './ledger.module.css';

interface Props {
  row: LedgerRow;
  onStarted: (taskId: string) => void;
}

const tones: Readonly<Record<LedgerDifference['kind'], Tone>> = {
  missing: 'alert',
  unknown: 'waiting',
  differing: 'checking',
};

/** The orders of one day on which the two sides do not agree, with what each side says. */
export function Differences({ row: { shopId, day }, onStarted }: Props) {
  const t = useT();
  const copy = useCopy();
  const list = useResourceList(sync.ledgerDetail, {
    fixed: { shopId, day },
    place: 'memory',
    rowKey: ({ thirdOrderNumber }) => thirdOrderNumber,
  });
  const command = useCommand(sync.order, { success: t('sync.started'), invalidates: runReads });
  async function fetchOrders(numbers: readonly string[]) {
    const started = await command.run({ shopIds: [shopId], thirdOrderNumbers: [...numbers] });
    if (started) onStarted(started.taskId);
  }
  if (list.state === 'loading') return <p className={styles.quiet} aria-busy="true" />;
  if (list.state === 'failed') {
    return (
      <p role="alert" className={styles.quiet}>
        {list.failure instanceof CallFailure ? list.failure.msg : t('ui.failed')}{' '}
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
      <table className={styles.differences}>
        <thead>
          <tr>
            <th scope="col">{t('sync.number')}</th>
            <th scope="col">{t('sync.kind')}</th>
            <th scope="col">{t('sync.there')}</th>
            <th scope="col">{t('sync.here')}</th>
            <th scope="col">{t('ui.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.rows.map(({ thirdOrderNumber: number, kind, there, here, orderId }) => (
            <tr key={number}>
              <th scope="row">
                {number} <CopyButton text={number} />
              </th>
              <td>
                <StatusTag tone={tones[kind]}>{t(`sync.${kind}`)}</StatusTag>
              </td>
              <td>{there ?? t('sync.notThere')}</td>
              <td>
                {here ?? (orderId ? <StatusTag tone="done">{t('sync.hereSince')}</StatusTag> : t('sync.notThere'))}
              </td>
              <td>
                <RowActions>
                  <Can endpoint={sync.order}>
                    <Button
                      type="link"
                      size="small"
                      disabled={command.pending}
                      onClick={() => void fetchOrders([number])}
                    >
                      {t('sync.fetchOne')}
                    </Button>
                  </Can>
                  {orderId && (
                    <Can endpoint={orders.queryList}>
                      <Link to={`/order/index?${new URLSearchParams({ thirdOrderNumbers: number }).toString()}`}>
                        {t('sync.openOrder')}
                      </Link>
                    </Can>
                  )}
                </RowActions>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.together}>
        {numbers.length > 1 && (
          <>
            <Can endpoint={sync.order}>
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
