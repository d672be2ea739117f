import { costGroupings, labelCosts } from '@pressroom/contract/lastMile/costs';
import { Segmented } from 'antd';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { ResourceTable } from '../../../kit/ResourceTable.tsx';
import { useResourceList } from '../../../kit/useResourceList.ts';
import { CostFilters } from './CostFilters.tsx';
import { ExportLabels } from './ExportLabels.tsx';
import { Totals } from './Totals.tsx';
import { useCostColumns } from './useCostColumns.tsx';

/** What labels cost by day, channel or store, and together. */
export function CostsView() {
  const t = useT();
  const list = useResourceList(labelCosts.groups, { rowKey: ({ key }) => key });
  const { by: given, ...search } = list.filters;
  const by = costGroupings.find((grouping) => grouping === given) ?? 'day';
  const totals = useRead(labelCosts.totals, search);
  const columns = useCostColumns(by);
  return (
    <>
      <CostFilters list={list} totals={totals.data} />
      <Totals totals={totals.data} />
      <ResourceTable
        list={list}
        columns={columns}
        empty={t('labelCosts.none')}
        tools={
          <>
            <Segmented
              aria-label={t('labelCosts.by')}
              value={by}
              onChange={(next) => list.setFilters({ by: next === 'day' ? undefined : next })}
              options={costGroupings.map((value) => ({ value, label: t(`labelCosts.by.${value}`) }))}
            />
            <ExportLabels search={search} />
          </>
        }
      />
    </>
  );
}
