import type { CallInput } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import { statusTabs } from '@pressroom/contract/orders/status';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readOf } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import type { ResourceList } from '../../../kit/useResourceList.ts';
import { CountTabs } from '../../../ui/CountTabs.tsx';
import { orderTones } from '../record/OrderStatusTag.tsx';

/** The tab of all orders; the others are called by their status. */
const all = 'all';

/** Stations, schedules and syncs move orders, too. The rows stay as they are, so that none jumps under a hand. */
const calm = 15_000;

/** How many orders each status holds under the filters that apply. */
export function StatusTabs({ list }: { list: ResourceList<typeof orders.queryList> }) {
  const t = useT();
  const { sysStatus, sortBy: _by, sortType: _sort, ...search } = list.filters;
  const counts = useQuery({
    ...readOf(orders.queryListTotal, search as CallInput<typeof orders.queryListTotal>),
    placeholderData: keepPreviousData,
    refetchInterval: calm,
  }).data;
  const countOf = (status: number) => counts && (counts.find((one) => one.sysStatus === status)?.totalNum ?? 0);
  const tabs = [
    { key: all, label: t('ui.all'), count: counts?.reduce((sum, { totalNum }) => sum + totalNum, 0) },
    ...statusTabs.map((status) => ({
      key: String(status),
      label: t(`orders.status.${status}`),
      tone: orderTones[status],
      count: countOf(status),
    })),
  ];
  return (
    <CountTabs
      label={t('orders.tabs')}
      tabs={tabs}
      shown={sysStatus ?? all}
      onTurn={(key) => list.setFilters({ sysStatus: key === all ? undefined : key })}
    />
  );
}
