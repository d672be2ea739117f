import { useSearchParams } from 'react-router';
import { useT } from '../../../i18n/i18n.ts';
import type { Filters } from '../../../kit/useDraft.ts';
import { CountTabs } from '../../../ui/CountTabs.tsx';
import { counters, shared, tabAt, tabs, turned } from './tabs.ts';
import { useLiveCounts } from './useLiveCounts.ts';

interface Props {
  /** The list of the tab that is shown. */
  list: { filters: Filters; total: number; state: string; waiting: boolean };
}

/** The four tabs. Each counts what its list holds under the same search. */
export function PublishTabs({ list }: Props) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const shown = tabAt(params);
  const counts = useLiveCounts(list.filters);
  const isNarrowed = Object.keys(list.filters).some((name) => !shared.some((one) => one === name));
  const countOf = (tab: (typeof tabs)[number]) =>
    tab === shown && isNarrowed && list.state === 'ready' && !list.waiting ? list.total : counts?.[counters[tab]];
  return (
    <CountTabs
      label={t('publishing.tabs')}
      tabs={tabs.map((key) => ({ key, label: t(`publishing.tab.${key}`), count: countOf(key) }))}
      shown={shown}
      onTurn={(tab) => setParams(turned(params, tab))}
    />
  );
}
