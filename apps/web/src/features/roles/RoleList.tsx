import { type RoleRow, roles } from '@pressroom/contract/roles/roles';

import type { ReactNode } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { SearchForm, SearchItem } from '../../kit/SearchForm.tsx';
import { useResourceList } from '../../kit/useResourceList.ts';
import { useRoleColumns } from './useRoleColumns.tsx';
import { ClearableInput } from '../../ui/ClearableInput.tsx';

interface Props {
  onOpen: (role: RoleRow) => void;
  /** What to begin with where there is no role. */
  start: ReactNode;
}

export function RoleList({ onOpen, start }: Props) {
  const t = useT();
  const list = useResourceList(roles.listPage);
  const columns = useRoleColumns({ onOpen });
  return (
    <>
      <SearchForm list={list}>
        <SearchItem label={t('roles.name')} name="roleName">
          <ClearableInput {...list.field('roleName')} maxLength={20} />
        </SearchItem>
      </SearchForm>
      <ResourceTable list={list} columns={columns} empty={t('roles.none')} start={start} />
    </>
  );
}
