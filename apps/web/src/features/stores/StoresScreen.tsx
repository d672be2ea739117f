import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { type StoreRow, stores } from '@pressroom/contract/stores/stores';
import { Button, Input, Select } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { SearchForm, SearchItem } from '../../kit/SearchForm.tsx';
import { useResourceList } from '../../kit/useResourceList.ts';
import { Screen } from '../../ui/Screen.tsx';
import { useStoreColumns } from './useStoreColumns.tsx';

const StoreDialog = lazy(async () => ({ default: (await import('./StoreDialog.tsx')).StoreDialog }));

export function StoresScreen() {
  const t = useT();
  const list = useResourceList(stores.page);
  const [editing, setEditing] = useState<StoreRow | 'new'>();
  const columns = useStoreColumns({ onEdit: setEditing });
  const statuses = [
    { value: '1', label: t('stores.normal') },
    { value: '0', label: t('stores.disabled') },
  ];
  const addButton = (
    <Can endpoint={stores.create}>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setEditing('new')}>
        {t('stores.add')}
      </Button>
    </Can>
  );
  return (
    <Screen title={t('stores.title')} actions={addButton}>
      <SearchForm list={list}>
        <SearchItem label={t('stores.name')} name="name">
          <Input {...list.field('name')} allowClear maxLength={50} />
        </SearchItem>
        <SearchItem label={t('ui.status')} name="dataStatus" width={120}>
          <Select {...list.field('dataStatus')} allowClear placeholder={t('ui.all')} options={statuses} />
        </SearchItem>
      </SearchForm>
      <ResourceTable list={list} columns={columns} empty={t('stores.none')} start={addButton} />
      <Suspense>
        {editing && (
          <StoreDialog store={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
        )}
      </Suspense>
    </Screen>
  );
}
