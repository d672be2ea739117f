import { sync } from '@pressroom/contract/sync/sync';
import { useT } from '../../../i18n/i18n.ts';
import { ResourceTable } from '../../../kit/ResourceTable.tsx';
import { SearchForm, SearchItem } from '../../../kit/SearchForm.tsx';
import { StoreSelect } from '../../stores/stores.public.tsx';
import { useViewList } from '../useViewList.ts';
import { useRunColumns } from './useRunColumns.tsx';

/** Every look at a store: why, for what, what came of it. */
export function RunsView() {
  const t = useT();
  const list = useViewList(sync.runs, ['shopId', 'taskId']);
  const columns = useRunColumns();
  return (
    <>
      <SearchForm list={list}>
        <SearchItem label={t('sync.store')} name="shopId">
          <StoreSelect {...list.field('shopId')} allowClear placeholder={t('ui.all')} />
        </SearchItem>
      </SearchForm>
      <ResourceTable list={list} columns={columns} empty={t('sync.noRuns')} />
    </>
  );
}
