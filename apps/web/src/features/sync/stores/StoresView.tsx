import { stores } from '@pressroom/contract/stores/stores';
import { sync } from '@pressroom/contract/sync/sync';

import { Link } from 'react-router';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { ResourceTable } from '../../../kit/ResourceTable.tsx';
import { SearchForm, SearchItem } from '../../../kit/SearchForm.tsx';
import type { ViewProps } from '../views.ts';
import { useViewList } from '../useViewList.ts';
import { useStoreSyncColumns } from './useStoreSyncColumns.tsx';
import { ClearableInput } from '../../../ui/ClearableInput.tsx';

/** How far each store is, and what it is doing now. */
export function StoresView({ onStarted }: ViewProps) {
  const t = useT();
  const list = useViewList(sync.status, ['name'], ({ shopId }) => shopId);
  const columns = useStoreSyncColumns({ onStarted });
  return (
    <>
      <SearchForm list={list}>
        <SearchItem label={t('sync.store')} name="name">
          <ClearableInput {...list.field('name')} maxLength={50} />
        </SearchItem>
      </SearchForm>
      <ResourceTable
        list={list}
        columns={columns}
        empty={t('sync.noStores')}
        start={
          <Can endpoint={stores.create}>
            <Link to="/store/index">{t('sync.toStores')}</Link>
          </Can>
        }
      />
    </>
  );
}
