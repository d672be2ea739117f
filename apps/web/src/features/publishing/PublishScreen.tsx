import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { publishPlans } from '@pressroom/contract/publishing/plans';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useFollowTasks } from '../../kit/useFollowTasks.ts';
import { useUntilTold } from '../../kit/useUntilLeft.ts';
import { Screen } from '../../ui/Screen.tsx';
import { BatchPublishDialog } from '../publishBatch/publishBatch.public.tsx';
import type { ActResult } from './acts/acts.ts';
import { OutcomeStrip } from './acts/OutcomeStrip.tsx';
import { ForbiddenWordsButton } from './forbidden/ForbiddenWordsButton.tsx';
import { tabAt, type TabStatus } from './list/tabs.ts';
import { ListingTab } from './ListingTab.tsx';
import { publishReads } from './parts/reads.ts';
import type { Shown } from './parts/shown.ts';
import { PlanTab } from './PlanTab.tsx';
import { PublishDialogs } from './PublishDialogs.tsx';

export function PublishScreen() {
  const t = useT();
  const [params] = useSearchParams();
  const tab = tabAt(params);
  useFollowTasks(publishReads);
  const [isPlanning, setPlanning] = useState(false);
  const [shown, show] = useState<Shown>();
  // it stays when the tab is turned: what is released goes on in another one
  const [result, onResult] = useUntilTold<ActResult>();
  const outcome = result && (
    <OutcomeStrip result={result} show={show} onResult={onResult} onClose={() => onResult(undefined)} />
  );
  const actions = (
    <>
      <ForbiddenWordsButton />
      <Can endpoint={publishPlans.create}>
        <Button type="primary" icon={<PlusOutlined />} onClick={() => setPlanning(true)}>
          {t('publishBatch.title')}
        </Button>
      </Can>
    </>
  );
  const tabProps = { show, result, onResult, outcome };
  return (
    <Screen title={t('publishing.title')} actions={actions}>
      {tab === 'plans' ? (
        <PlanTab {...tabProps} />
      ) : (
        <ListingTab key={tab} status={Number(tab) as TabStatus} {...tabProps} />
      )}
      <Suspense>
        <PublishDialogs shown={shown} show={show} onActed={onResult} />
      </Suspense>
      <Suspense>{isPlanning && <BatchPublishDialog onClose={() => setPlanning(false)} />}</Suspense>
    </Screen>
  );
}
