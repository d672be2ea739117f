import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { type UserRow, users } from '@pressroom/contract/users/users';
import { Button, Select } from 'antd';
import { Suspense, useState } from 'react';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { SearchForm, SearchItem } from '../../kit/SearchForm.tsx';
import { useResourceList } from '../../kit/useResourceList.ts';
import { Screen } from '../../ui/Screen.tsx';
import { RoleFilter } from './RoleFilter.tsx';
import { useUserColumns } from './useUserColumns.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { ClearableInput } from '../../ui/ClearableInput.tsx';

const UserDialog = lazyPart(async () => (await import('./UserDialog.tsx')).UserDialog);
const UserSessionsDialog = lazyPart(async () => (await import('./UserSessionsDialog.tsx')).UserSessionsDialog);

export function UsersScreen() {
  const t = useT();
  const list = useResourceList(users.listPage);
  const [editing, setEditing] = useState<UserRow | 'new'>();
  const [watched, setWatched] = useState<UserRow>();
  const columns = useUserColumns({ onEdit: setEditing, onSessions: setWatched });
  const statuses = [
    { value: '1', label: t('users.enabled') },
    { value: '0', label: t('users.suspended') },
  ];
  const addButton = (
    <Can endpoint={users.addUser}>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setEditing('new')}>
        {t('users.add')}
      </Button>
    </Can>
  );
  return (
    <Screen title={t('users.title')} actions={addButton}>
      <SearchForm list={list}>
        <SearchItem label={t('users.username')} name="username">
          <ClearableInput {...list.field('username')} maxLength={50} />
        </SearchItem>
        <SearchItem label={t('users.role')} name="roleId" width={164}>
          <RoleFilter {...list.field('roleId')} />
        </SearchItem>
        <SearchItem label={t('ui.status')} name="dataStatus" width={132}>
          <Select {...list.field('dataStatus')} allowClear placeholder={t('ui.all')} options={statuses} />
        </SearchItem>
      </SearchForm>
      <ResourceTable list={list} columns={columns} empty={t('users.none')} start={addButton} />
      <Suspense>
        {editing && <UserDialog user={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />}
        {watched && <UserSessionsDialog user={watched} onClose={() => setWatched(undefined)} />}
      </Suspense>
    </Screen>
  );
}
