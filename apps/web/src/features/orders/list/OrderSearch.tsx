import { orders } from '@pressroom/contract/orders/orders';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { SearchForm, SearchItem } from '../../../kit/SearchForm.tsx';
import type { FilterOf, ResourceList } from '../../../kit/useResourceList.ts';
import { NumbersFilter } from './NumbersFilter.tsx';
import { StoreFilter } from './StoreFilter.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';

const MoreFilters = lazyPart(async () => (await import('./MoreFilters.tsx')).MoreFilters);

type Name = FilterOf<typeof orders.queryList>;
/**
 * Where each filter of the list stands: always on the page, among the further ones, or with another filter that it
 * qualifies, so that alone it does not count as a filter in use. The status is a tab.
 */
const places: Readonly<Record<Name, 'always' | 'more' | 'companion' | 'tab'>> = {
  thirdOrderNumbers: 'always',
  trackingNumbers: 'always',
  shopIds: 'always',
  productCode: 'more',
  styleCode: 'more',
  colorCode: 'more',
  dimensionCode: 'more',
  num: 'more',
  symbol: 'companion',
  labelType: 'more',
  isPrint: 'more',
  deadline: 'more',
  attention: 'more',
  remark: 'more',
  orderTimeStart: 'more',
  orderTimeEnd: 'more',
  dateType: 'companion',
  sortType: 'more',
  sysStatus: 'tab',
};
const names = Object.keys(places) as Name[];
const more = names.filter((name) => places[name] === 'more');
const none = Object.fromEntries(names.filter((name) => places[name] !== 'tab').map((name) => [name, undefined]));

export function OrderSearch({ list }: { list: ResourceList<typeof orders.queryList> }) {
  const t = useT();
  const inUse = more.filter((name) => list.filters[name]).length;
  const [wanted, setWanted] = useState<boolean>();
  const open = wanted ?? inUse > 0;
  const { sysStatus: _, ...filters } = list.filters;
  const search = {
    filters,
    search: list.search,
    // The status tab stays as it is: Reset clears the search alone.
    reset: () => {
      list.change(none);
      list.setFilters(none);
    },
  };
  return (
    <SearchForm list={search}>
      <SearchItem label={t('orders.number')} name="thirdOrderNumbers" width={176}>
        <NumbersFilter {...list.field('thirdOrderNumbers')} />
      </SearchItem>
      <SearchItem label={t('orders.tracking')} name="trackingNumbers" width={168}>
        <NumbersFilter {...list.field('trackingNumbers')} />
      </SearchItem>
      <SearchItem label={t('orders.store')} name="shopIds" width={150}>
        <StoreFilter {...list.choices('shopIds')} />
      </SearchItem>
      {open && (
        <Suspense>
          <MoreFilters list={list} />
        </Suspense>
      )}
      <Button type="text" aria-expanded={open} onClick={() => setWanted(!open)}>
        {open ? t('orders.less') : inUse > 0 ? t('orders.moreActive', { count: inUse }) : t('orders.more')}
      </Button>
    </SearchForm>
  );
}
