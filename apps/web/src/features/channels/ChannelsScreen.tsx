import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { type ChannelRow, channels, channelType } from '@pressroom/contract/channels/channels';
import { channelSystems } from '@pressroom/contract/channels/systems';
import { Button, Select } from 'antd';
import { Suspense, useState } from 'react';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { SearchForm, SearchItem } from '../../kit/SearchForm.tsx';
import { useResourceList } from '../../kit/useResourceList.ts';
import { Screen } from '../../ui/Screen.tsx';
import { NameOrCodeFilter } from './NameOrCodeFilter.tsx';
import { useChannelColumns } from './useChannelColumns.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { ClearableInput } from '../../ui/ClearableInput.tsx';

const ChannelDialog = lazyPart(async () => (await import('./ChannelDialog.tsx')).ChannelDialog);

export function ChannelsScreen() {
  const t = useT();
  const list = useResourceList(channels.queryAllList);
  const [editing, setEditing] = useState<ChannelRow | 'new'>();
  const columns = useChannelColumns({ onEdit: setEditing });
  const choice = (name: 'system' | 'channelType' | 'dataStatus') => ({
    ...list.field(name),
    allowClear: true,
    placeholder: t('ui.all'),
  });
  const statuses = [
    { value: '1', label: t('channels.enabled') },
    { value: '0', label: t('channels.disabled') },
  ];
  const addButton = (
    <Can endpoint={channels.save}>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setEditing('new')}>
        {t('channels.add')}
      </Button>
    </Can>
  );
  return (
    <Screen title={t('channels.title')} actions={addButton}>
      <SearchForm list={list}>
        <SearchItem label={t('channels.supplierName')} name="supplierName" width={150}>
          <ClearableInput {...list.field('supplierName')} maxLength={50} />
        </SearchItem>
        <SearchItem label={t('channels.system')} name="system" width={104}>
          <Select
            {...choice('system')}
            options={channelSystems.map(({ key, name }) => ({ value: key, label: name }))}
          />
        </SearchItem>
        <SearchItem label={t('channels.channelType')} name="channelType" width={124}>
          <Select
            {...choice('channelType')}
            options={channelType.values.map((type) => ({ value: String(type), label: t(`channels.type.${type}`) }))}
          />
        </SearchItem>
        <SearchItem label={t('ui.status')} name="dataStatus" width={104}>
          <Select {...choice('dataStatus')} options={statuses} />
        </SearchItem>
        <NameOrCodeFilter list={list} />
      </SearchForm>
      <ResourceTable list={list} columns={columns} empty={t('channels.none')} start={addButton} />
      <Suspense>
        {editing && (
          <ChannelDialog channel={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
        )}
      </Suspense>
    </Screen>
  );
}
