import { sync } from '@pressroom/contract/sync/sync';
import { Select } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { ResourceTable } from '../../../kit/ResourceTable.tsx';
import { SearchForm, SearchItem } from '../../../kit/SearchForm.tsx';
import { StoreSelect } from '../../stores/stores.public.tsx';
import type { ViewProps } from '../views.ts';
import { useViewList } from '../useViewList.ts';
import { FailureTools } from './FailureTools.tsx';
import { useFailureActs } from './useFailureActs.ts';
import { useFailureColumns } from './useFailureColumns.tsx';
import { ClearableInput } from '../../../ui/ClearableInput.tsx';

/** Orders that could not be taken over, each with its reason: nothing is lost in silence. */
export function FailuresView({ onStarted }: ViewProps) {
  const t = useT();
  const list = useViewList(sync.failures, ['shopId', 'thirdOrderNumber', 'dismissed']);
  const dismissed = list.filters.dismissed === 'true';
  const acts = useFailureActs({ list, onStarted });
  const columns = useFailureColumns({ acts, dismissed });
  // "Open" is where one begins, and the other list no search of it.
  const { dismissed: _, ...searched } = list.filters;
  return (
    <>
      <SearchForm list={list}>
        <SearchItem label={t('sync.store')} name="shopId">
          <StoreSelect {...list.field('shopId')} allowClear placeholder={t('ui.all')} />
        </SearchItem>
        <SearchItem label={t('sync.number')} name="thirdOrderNumber">
          <ClearableInput {...list.field('thirdOrderNumber')} maxLength={64} />
        </SearchItem>
        <SearchItem label={t('ui.status')} name="dismissed" width={110}>
          <Select
            id={list.field('dismissed').id}
            value={list.draft.dismissed ?? 'false'}
            onChange={(value) => list.change({ dismissed: value === 'true' ? value : undefined })}
            options={[
              { value: 'false', label: t('sync.open') },
              { value: 'true', label: t('sync.dismissed') },
            ]}
          />
        </SearchItem>
      </SearchForm>
      <ResourceTable
        list={{ ...list, filters: searched }}
        columns={columns}
        empty={t(dismissed ? 'sync.noneDismissed' : 'sync.noFailuresYet')}
        selectable
        tools={<FailureTools list={list} acts={acts} dismissed={dismissed} />}
      />
    </>
  );
}
