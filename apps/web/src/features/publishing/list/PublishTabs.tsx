import type { CallInput } from '@pressroom/contract/endpoint';
import { publishPlans } from '@pressroom/contract/publishing/plans';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { readOf } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import type { Filters } from '../../../kit/useDraft.ts';
import { publishReads } from '../parts/reads.ts';
import styles from './list.module.css';
import { counters, shared, tabAt, tabs, turned } from './tabs.ts';

interface Props {
  /** The list of the tab that is shown. */
  list: { filters: Filters; total: number; state: string; waiting: boolean };
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const fewSeconds = 5_000;

/** The four tabs. Each counts what its list holds under the same search. */
export function PublishTabs({ list }: Props) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const shown = tabAt(params);
  const counts = useLiveCounts(list.filters);
  const isNarrowed = Object.keys(list.filters).some((name) => !shared.some((one) => one === name));
  const countOf = (tab: (typeof tabs)[number]) =>
    tab === shown && isNarrowed && list.state === 'ready' && !list.waiting ? list.total : counts?.[counters[tab]];

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const step = steps[event.key];
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  }
  return (
    <div className={styles.tabs} role="tablist" aria-label={t('publishing.tabs')} onKeyDown={walk}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          aria-selected={tab === shown}
          tabIndex={tab === shown ? 0 : -1}
          className={styles.tab}
          data-empty={countOf(tab) === 0}
          onClick={() => tab !== shown && setParams(turned(params, tab))}
        >
          {t(`publishing.tab.${tab}`)} <span className={styles.count}>{countOf(tab) ?? ''}</span>
        </button>
      ))}
    </div>
  );
}

/** While something is publishing, the counts are asked for again and again; once they move, so do the lists. */
function useLiveCounts(filters: Filters) {
  const client = useQueryClient();
  const search = Object.fromEntries(shared.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));
  const counts = useQuery({
    ...readOf(publishPlans.count, search as CallInput<typeof publishPlans.count>),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => ((state.data?.publishing ?? 0) > 0 ? fewSeconds : false),
  });
  const isSettled = counts.isSuccess && !counts.isPlaceholderData;
  const told = isSettled ? JSON.stringify([search, counts.data]) : undefined;
  useEffect(() => {
    if (told === undefined) return;
    const others = publishReads.filter((read) => read !== publishPlans.count);
    for (const { path } of others) void client.invalidateQueries({ queryKey: [path], predicate: isOld });
  }, [client, told]);
  return counts.data;
}

/** What has just been read is as new as the counts. */
const isOld = ({ state }: { state: { dataUpdatedAt: number } }) => Date.now() - state.dataUpdatedAt > fewSeconds / 2;
