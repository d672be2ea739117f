import { orders } from '@pressroom/contract/orders/orders';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { SearchForm, SearchItem } from '../../../kit/SearchForm.tsx';
import type { FilterOf, ResourceList } from '../../../kit/useResourceList.ts';
import { NumbersFilter } from './NumbersFilter.tsx';
import { StoreFilter } from './StoreFilter.tsx';
import { ClearableInput } from '../../../ui/ClearableInput.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { useNarrow } from '../../../ui/useNarrow.ts';

const MoreFilters = lazyPart(async () => (await import('./MoreFilters.tsx')).MoreFilters);
const FilterChips = lazyPart(async () => (await import('./FilterChips.tsx')).FilterChips);

const phone = 600;

type Name = FilterOf<typeof orders.queryList>;
/**
 * Where each filter of the list stands: always on the page, among the further ones, or with another filter that it
 * qualifies, so that alone it does not count as a filter in use. The status is a tab.
 */
const places: Readonly<Record<Name, 'always' | 'more' | 'companion' | 'tab'>> = {
  thirdOrderNumbers: 'always',
  trackingNumbers: 'always',
  recipient: 'always',
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
  sortBy: 'companion',
  sortType: 'companion',
  sysStatus: 'tab',
};
const names = Object.keys(places) as Name[];
const more = names.filter((name) => places[name] === 'more');
const none = Object.fromEntries(names.filter((name) => places[name] !== 'tab').map((name) => [name, undefined]));

export function OrderSearch({ list }: { list: ResourceList<typeof orders.queryList> }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const narrow = useNarrow(phone);
  const isFiltered = more.some((name) => list.filters[name]);
  const { sysStatus: _tab, sortBy: _by, sortType: _sort, ...filters } = list.filters;
  const search = {
    filters,
    search: list.search,
    // The status tab stays as it is: Reset clears the search alone.
    reset: () => {
      list.change(none);
      list.setFilters(none);
    },
  };
  const chips = isFiltered && (narrow || !open) && (
    <Suspense>
      <FilterChips list={list} />
    </Suspense>
  );
  return (
    <>
      <SearchForm list={search}>
        <SearchItem label={t('orders.number')} name="thirdOrderNumbers" width={152}>
          <NumbersFilter {...list.field('thirdOrderNumbers')} />
        </SearchItem>
        <SearchItem label={t('orders.tracking')} name="trackingNumbers" width={152}>
          <NumbersFilter {...list.field('trackingNumbers')} />
        </SearchItem>
        <SearchItem label={t('orders.recipient')} name="recipient" width={150}>
          <ClearableInput {...list.field('recipient')} maxLength={100} placeholder={t('orders.recipientHint')} />
        </SearchItem>
        <SearchItem label={t('orders.store')} name="shopIds" width={136}>
          <StoreFilter {...list.choices('shopIds')} />
        </SearchItem>
        {open && (
          <Suspense>
            <MoreFilters list={list} />
          </Suspense>
        )}
        <Button type="text" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'orders.less' : 'orders.more')}
        </Button>
        {!narrow && chips}
      </SearchForm>
      {narrow && chips}
    </>
  );
}
