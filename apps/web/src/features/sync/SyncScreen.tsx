import CloudDownloadOutlined from '@ant-design/icons/CloudDownloadOutlined';
import { carrierNames } from '@pressroom/contract/orders/carrierNames';
import { syncRequests } from '@pressroom/contract/sync/requests';
import type { StoreSync } from '@pressroom/contract/sync/syncShapes';
import { Button } from 'antd';
import { type ComponentType, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Can } from '../../client/session.tsx';
import { useRead } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { CarriersView } from './carriers/CarriersView.tsx';
import { FailuresView } from './failures/FailuresView.tsx';
import { LedgerView } from './ledger/LedgerView.tsx';
import { RunsView } from './runs/RunsView.tsx';
import { StoresView } from './stores/StoresView.tsx';
import { Summary } from './summary/Summary.tsx';
import { SyncDialog } from './sync.public.tsx';
import { SyncStrip } from './SyncStrip.tsx';
import { useStoreSyncs } from './useStoreSyncs.ts';
import { useSyncFollow } from './useSyncFollow.ts';
import { type View, viewIn, type ViewProps } from './views.ts';
import { ViewTabs } from './ViewTabs.tsx';

const shown: Readonly<Record<View, ComponentType<ViewProps>>> = {
  stores: StoresView,
  ledger: LedgerView,
  failures: FailuresView,
  carriers: CarriersView,
  runs: RunsView,
};

/** Whether every order of the marketplaces is here, and what is being done about it. */
export function SyncScreen() {
  const t = useT();
  const [params] = useSearchParams();
  const view = viewIn(params);
  const Shown = shown[view];
  const syncs = useStoreSyncs();
  const questions = useRead(carrierNames.page, { unanswered: 'true', pageSize: 1 });
  const [fetching, setFetching] = useState(false);
  const [taskId, setTaskId] = useState<string>();
  useSyncFollow(syncs);
  const fetchButton = (
    <Can endpoint={syncRequests.order}>
      <Button type="primary" icon={<CloudDownloadOutlined />} onClick={() => setFetching(true)}>
        {t('sync.fetch')}
      </Button>
    </Can>
  );
  return (
    <Screen title={t('sync.title')} actions={fetchButton}>
      <Summary syncs={syncs} />
      {taskId && <SyncStrip key={taskId} taskId={taskId} onClose={() => setTaskId(undefined)} />}
      <ViewTabs view={view} counts={{ failures: countFailures(syncs), carriers: questions.data?.total ?? 0 }} />
      <Shown key={view} onStarted={setTaskId} />
      <Suspense>
        {fetching && (
          <SyncDialog
            onClose={(started) => {
              setFetching(false);
              if (started) setTaskId(started.taskId);
            }}
          />
        )}
      </Suspense>
    </Screen>
  );
}

function countFailures(syncs: readonly StoreSync[]): number {
  return syncs.reduce((sum, { openFailures }) => sum + openFailures, 0);
}
