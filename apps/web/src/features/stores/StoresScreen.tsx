import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { storeTypeCodes } from '@pressroom/contract/stores/marketplace';
import { stores } from '@pressroom/contract/stores/stores';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { SearchForm, SearchItem } from '../../kit/SearchForm.tsx';
import { useResourceList } from '../../kit/useResourceList.ts';
import { Screen } from '../../ui/Screen.tsx';
import { useSheinTrip } from './authorization/useSheinTrip.ts';
import { type OpenedDialog, StoreDialogs } from './StoreDialogs.tsx';
import { useStoreColumns } from './useStoreColumns.tsx';
import { ClearableInput } from '../../ui/ClearableInput.tsx';

export function StoresScreen() {
  const t = useT();
  const list = useResourceList(stores.page);
  const [opened, setOpened] = useState<OpenedDialog>();
  const { trip, endTrip } = useSheinTrip();
  const columns = useStoreColumns({ rows: list.rows, open: setOpened });
  function close() {
    setOpened(undefined);
    endTrip();
  }
  const choice = (name: 'dataStatus' | 'typeCode' | 'attention') => ({
    ...list.field(name),
    allowClear: true,
    placeholder: t('ui.all'),
  });
  const statuses = [
    { value: '1', label: t('stores.normal') },
    { value: '0', label: t('stores.disabled') },
  ];
  const addButton = (
    <Can endpoint={stores.create}>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpened({ name: 'add' })}>
        {t('stores.add')}
      </Button>
    </Can>
  );
  return (
    <Screen title={t('stores.title')} actions={addButton}>
      <SearchForm list={list}>
        <SearchItem label={t('stores.name')} name="name">
          <ClearableInput {...list.field('name')} maxLength={50} />
        </SearchItem>
        <SearchItem label={t('ui.status')} name="dataStatus" width={120}>
          <Select {...choice('dataStatus')} options={statuses} />
        </SearchItem>
        <SearchItem label={t('stores.type')} name="typeCode" width={164}>
          <Select
            {...choice('typeCode')}
            options={storeTypeCodes.map((code) => ({ value: code, label: t(`stores.type.${code}`) }))}
          />
        </SearchItem>
        <SearchItem label={t('stores.authorization')} name="attention" width={164}>
          <Select {...choice('attention')} options={[{ value: '1', label: t('stores.needsAttention') }]} />
        </SearchItem>
      </SearchForm>
      <ResourceTable list={list} columns={columns} empty={t('stores.none')} start={addButton} />
      <StoreDialogs
        opened={opened ?? (trip && { name: 'authorize', store: trip.store, scope: 'orders', trip })}
        open={setOpened}
        onClose={close}
      />
    </Screen>
  );
}
