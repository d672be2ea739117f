import type { CallInput } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import { statusTabs } from '@pressroom/contract/orders/status';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { readOf } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import type { ResourceList } from '../../../kit/useResourceList.ts';
import { ToneMark } from '../../../ui/StatusTag.tsx';
import { orderTones } from '../record/OrderStatusTag.tsx';
import styles from './StatusTabs.module.css';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** How many orders each status holds under the filters that apply. */
export function StatusTabs({ list }: { list: ResourceList<typeof orders.queryList> }) {
  const t = useT();
  const { sysStatus, sortType: _, ...search } = list.filters;
  const counts = useQuery({
    ...readOf(orders.queryListTotal, search as CallInput<typeof orders.queryListTotal>),
    placeholderData: keepPreviousData,
  }).data;
  const countOf = (status: number) => counts?.find((count) => count.sysStatus === status)?.totalNum ?? 0;
  const all = { status: undefined, count: counts?.reduce((sum, { totalNum }) => sum + totalNum, 0) ?? 0 };
  const tabs = [all, ...statusTabs.map((status) => ({ status, count: countOf(status) }))];

  const tabList = useRef<HTMLDivElement>(null);
  const isCounted = counts !== undefined;
  // on a phone only some of them fit; the counts make them wider
  useEffect(() => {
    const tab = tabList.current?.querySelector('[aria-selected="true"]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [sysStatus, isCounted]);

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const step = steps[event.key];
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  }

  return (
    <div ref={tabList} className={styles.tabs} role="tablist" aria-label={t('orders.tabs')} onKeyDown={walk}>
      {tabs.map(({ status, count }) => {
        const chosen = (status === undefined ? undefined : String(status)) === sysStatus;
        return (
          <button
            key={status ?? 'all'}
            type="button"
            role="tab"
            aria-selected={chosen}
            tabIndex={chosen ? 0 : -1}
            className={styles.tab}
            data-empty={count === 0}
            onClick={() => list.setFilters({ sysStatus: status === undefined ? undefined : String(status) })}
          >
            {status !== undefined && <ToneMark tone={orderTones[status]} />}
            {status === undefined ? t('ui.all') : t(`orders.status.${status}`)}{' '}
            <span className={styles.count}>{counts ? count : ''}</span>
          </button>
        );
      })}
    </div>
  );
}
