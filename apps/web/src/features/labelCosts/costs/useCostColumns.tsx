import { type CostGroup, type CostGrouping, providerName } from '@pressroom/contract/lastMile/costs';
import { useT } from '../../../i18n/i18n.ts';
import type { Column } from '../../../kit/ResourceTable.tsx';
import { BilledCell } from './BilledCell.tsx';

const amounts = ['labels', 'bought', 'refunded', 'net'] as const;

export function useCostColumns(by: CostGrouping): Column<CostGroup>[] {
  const t = useT();
  const heads: Record<CostGrouping, Column<CostGroup>> = {
    day: { key: 'day', title: t('labelCosts.day'), width: 130, fixed: 'start', render: ({ day }) => day },
    channel: {
      key: 'channel',
      title: t('labelCosts.channel'),
      width: 240,
      fixed: 'start',
      render: ({ provider, channelName }) => `${providerName(provider ?? '')} ${channelName}`,
    },
    store: {
      key: 'store',
      title: t('labelCosts.store'),
      width: 200,
      fixed: 'start',
      render: ({ shopName }) => shopName,
    },
  };
  return [
    heads[by],
    { key: 'currency', title: t('labelCosts.currency'), width: 80, render: ({ currency }) => currency },
    ...amounts.map((key): Column<CostGroup> => ({
      key,
      title: t(`labelCosts.${key}`),
      width: 110,
      align: 'end',
      render: (row) => row[key],
    })),
    {
      key: 'billed',
      title: t('labelCosts.billed'),
      width: 160,
      align: 'end',
      render: (row) => <BilledCell sums={row} />,
    },
  ];
}
