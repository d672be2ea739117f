import { Tabs } from 'antd';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { lazyPart } from '../../ui/lazyPart.ts';
import { Screen } from '../../ui/Screen.tsx';
import styles from './handover.module.css';
import { ManifestsView } from './manifests/ManifestsView.tsx';
import { WaitingView } from './waiting/WaitingView.tsx';

const ManifestDialog = lazyPart(async () => (await import('./manifests/ManifestDialog.tsx')).ManifestDialog);

const path = '/order/handover';
const views = ['waiting', 'manifests'] as const;

/** Parcels that wait for their carrier, and the manifests with which they went. */
export function HandoverScreen() {
  const t = useT();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<string>();
  const view = views.find((one) => one === params.get('view')) ?? 'waiting';
  return (
    <Screen title={t('handover.title')}>
      <Tabs
        className={styles.tabs}
        aria-label={t('handover.views')}
        activeKey={view}
        onChange={(key) => void navigate(key === 'manifests' ? `${path}?view=manifests` : path)}
        items={views.map((key) => ({ key, label: t(`handover.view.${key}`) }))}
      />
      {view === 'waiting' ? <WaitingView onMade={setOpened} /> : <ManifestsView onOpen={setOpened} />}
      <Suspense>{opened && <ManifestDialog id={opened} onClose={() => setOpened(undefined)} />}</Suspense>
    </Screen>
  );
}
