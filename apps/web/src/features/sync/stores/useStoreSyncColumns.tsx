import { syncRequests } from '@pressroom/contract/sync/requests';
import type { StoreSync } from '@pressroom/contract/sync/syncShapes';
import { Link } from 'react-router';
import { useT } from '../../../i18n/i18n.ts';
import type { Column } from '../../../kit/ResourceTable.tsx';
import { Can } from '../../../client/session.tsx';
import { RowActions } from '../../../ui/RowActions.tsx';
import { clock } from '../days.ts';
import { viewAddress } from '../views.ts';
import { AutoSync } from './AutoSync.tsx';
import { LastRun } from './LastRun.tsx';
import { SyncNow } from './SyncNow.tsx';
import styles from './stores.module.css';

/** A store that is looked at every ten minutes is late after so long. */
const late = 30 * 60_000;

export function useStoreSyncColumns({ onStarted }: { onStarted: (taskId: string) => void }): Column<StoreSync>[] {
  const t = useT();
  return [
    {
      key: 'store',
      title: t('sync.store'),
      width: 170,
      fixed: 'start',
      render: ({ shopName, typeCode }) => (
        <span className={styles.store}>
          <strong>{shopName}</strong>
          <span className={styles.soft}>{t(`stores.type.${typeCode}`)}</span>
        </span>
      ),
      height: 36,
    },
    { key: 'auto', title: t('sync.auto'), width: 96, render: (row) => <AutoSync row={row} /> },
    {
      key: 'safeUntil',
      title: t('sync.safeUntil'),
      width: 116,
      align: 'end',
      render: (row) => (
        <span className={isLate(row) ? styles.late : undefined}>
          {row.safeUntil ? clock(row.safeUntil) : t('sync.never')}
        </span>
      ),
    },
    {
      key: 'nextAt',
      title: t('sync.nextAt'),
      width: 92,
      align: 'end',
      render: ({ nextAt, running }) =>
        nextAt === null || running ? '–' : Date.parse(nextAt) <= Date.now() ? t('sync.soon') : clock(nextAt),
    },
    { key: 'lastRun', title: t('sync.lastRun'), width: 320, render: (row) => <LastRun row={row} /> },
    {
      key: 'openFailures',
      title: t('sync.openFailures'),
      width: 80,
      align: 'end',
      render: ({ openFailures, shopId }) =>
        openFailures > 0 ? <Link to={viewAddress('failures', { shopId })}>{openFailures}</Link> : openFailures,
    },
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 110,
      fixed: 'end',
      render: (row) => (
        <Can endpoint={syncRequests.order}>
          <RowActions>
            <SyncNow row={row} onStarted={onStarted} />
          </RowActions>
        </Can>
      ),
    },
  ];
}

function isLate({ ready, syncOrder, safeUntil }: StoreSync): boolean {
  return ready && syncOrder === 1 && safeUntil !== null && Date.parse(safeUntil) < Date.now() - late;
}
