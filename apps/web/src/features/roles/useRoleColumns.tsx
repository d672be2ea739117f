import { type RoleRow, roles } from '@pressroom/contract/roles/roles';
import { Button } from 'antd';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { showTime } from '../../i18n/showTime.ts';
import type { Column } from '../../kit/ResourceTable.tsx';
import { useCommand } from '../../kit/useCommand.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { RoleUsers } from './RoleUsers.tsx';

interface Acts {
  onOpen: (role: RoleRow) => void;
}

export function useRoleColumns(acts: Acts): Column<RoleRow>[] {
  const t = useT();
  return [
    { key: 'index', title: t('ui.index'), width: 52, minor: true, render: (_, index) => index },
    {
      key: 'roleName',
      title: t('roles.name'),
      width: 200,
      fixed: 'start',
      render: (role) => <strong>{role.roleName}</strong>,
    },
    { key: 'remark', title: t('ui.remark'), width: 320, render: (role) => role.remark },
    { key: 'users', title: t('roles.users'), width: 260, render: (role) => <RoleUsers role={role} /> },
    { key: 'created', title: t('ui.gmtCreate'), width: 132, minor: true, render: (role) => showTime(role.gmtCreate) },
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 112,
      fixed: 'end',
      render: (role) => <RoleActions role={role} {...acts} />,
    },
  ];
}

function RoleActions({ role, onOpen }: Acts & { role: RoleRow }) {
  const t = useT();
  const remove = useCommand(roles.delete, {
    success: t('roles.deleted'),
    invalidates: [roles.listPage],
    confirm: () => ({
      title: t('roles.deleteTitle', { name: role.roleName }),
      detail: t('roles.deleteDetail'),
      ok: t('ui.delete'),
      danger: true,
    }),
  });
  const mayEdit = role.can.includes('edit');
  return (
    <RowActions>
      <Can endpoint={mayEdit ? roles.updateRole : roles.details}>
        <Button type="link" size="small" onClick={() => onOpen(role)}>
          {t(mayEdit ? 'ui.edit' : 'roles.look')}
        </Button>
      </Can>
      {role.can.includes('delete') && (
        <Can endpoint={roles.delete}>
          <Button
            type="link"
            size="small"
            danger
            loading={remove.pending}
            onClick={() => void remove.run({ id: role.id })}
          >
            {t('ui.delete')}
          </Button>
        </Can>
      )}
    </RowActions>
  );
}
