import { type PermissionRow, roles } from '@pressroom/contract/roles/roles';
import { Button } from 'antd';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCommand } from '../../kit/useCommand.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import type { Editing } from './PermissionDialog.tsx';
import { useMayAddPermissions } from './useMayAddPermissions.ts';

interface Props {
  permission: PermissionRow;
  level: number;
  name: string;
  onEdit: (editing: Editing) => void;
}

const lowestLevel = 3;

export function PermissionActions({ permission, level, name, onEdit }: Props) {
  const t = useT();
  const mayAdd = useMayAddPermissions();
  const remove = useCommand(roles.delPermission, {
    success: t('permissions.deleted'),
    invalidates: [roles.permissionTree],
    confirm: () => ({
      title: t('permissions.deleteTitle', { name }),
      detail: t('permissions.deleteDetail'),
      ok: t('ui.delete'),
      danger: true,
    }),
  });
  return (
    <RowActions>
      {mayAdd && level < lowestLevel && (
        <Button type="link" size="small" onClick={() => onEdit({ parent: permission })}>
          {t('permissions.addBelow')}
        </Button>
      )}
      {permission.can.includes('edit') && (
        <Can endpoint={roles.addOrUpdateSysPermission}>
          <Button type="link" size="small" onClick={() => onEdit({ permission })}>
            {t('ui.edit')}
          </Button>
        </Can>
      )}
      {permission.can.includes('delete') && (
        <Can endpoint={roles.delPermission}>
          <Button
            type="link"
            size="small"
            danger
            loading={remove.pending}
            onClick={() => void remove.run({ id: permission.id })}
          >
            {t('ui.delete')}
          </Button>
        </Can>
      )}
    </RowActions>
  );
}
