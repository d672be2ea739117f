import { useSearchParams } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { useFollowTasks } from '../../kit/useFollowTasks.ts';
import { Screen } from '../../ui/Screen.tsx';
import { ForbiddenWordsButton } from './forbidden/ForbiddenWordsButton.tsx';
import { tabAt, type TabStatus } from './list/tabs.ts';
import { ListingTab } from './ListingTab.tsx';
import { publishReads } from './parts/reads.ts';
import { PlanTab } from './PlanTab.tsx';

export function PublishScreen() {
  const t = useT();
  const [params] = useSearchParams();
  const tab = tabAt(params);
  useFollowTasks(publishReads);
  return (
    <Screen title={t('publishing.title')} actions={<ForbiddenWordsButton />}>
      {tab === 'plans' ? <PlanTab /> : <ListingTab key={tab} status={Number(tab) as TabStatus} />}
    </Screen>
  );
}
