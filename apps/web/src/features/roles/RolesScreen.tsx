import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { type RoleRow, roles } from '@pressroom/contract/roles/roles';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Can, useCanCall } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import type { Editing } from './PermissionDialog.tsx';
import { PermissionTable } from './PermissionTable.tsx';
import { RoleList } from './RoleList.tsx';
import { RoleTabs } from './RoleTabs.tsx';
import { useMayAddPermissions } from './useMayAddPermissions.ts';
import { lazyPart } from '../../ui/lazyPart.ts';

const RoleDialog = lazyPart(async () => (await import('./RoleDialog.tsx')).RoleDialog);
const PermissionDialog = lazyPart(async () => (await import('./PermissionDialog.tsx')).PermissionDialog);

/** Who may do what: the roles, and behind a second tab the tree that they choose from. */
export function RolesScreen() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const [role, setRole] = useState<RoleRow | 'new'>();
  const [permission, setPermission] = useState<Editing>();
  const mayAddPermissions = useMayAddPermissions();
  const hasTree = useCanCall()(roles.permissionTree);
  const view = hasTree && params.get('view') === 'tree' ? 'tree' : 'list';
  const addRole = (
    <Can endpoint={roles.addRole}>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setRole('new')}>
        {t('roles.add')}
      </Button>
    </Can>
  );
  const addPermission = mayAddPermissions && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setPermission({})}>
      {t('permissions.add')}
    </Button>
  );
  return (
    <Screen title={t('roles.title')} actions={view === 'tree' ? addPermission : addRole}>
      {hasTree && <RoleTabs view={view} onChange={(next) => setParams(next === 'tree' ? { view: next } : {})} />}
      {view === 'tree' ? <PermissionTable onEdit={setPermission} /> : <RoleList onOpen={setRole} start={addRole} />}
      <Suspense>
        {role && <RoleDialog role={role === 'new' ? undefined : role} onClose={() => setRole(undefined)} />}
        {permission && <PermissionDialog {...permission} onClose={() => setPermission(undefined)} />}
      </Suspense>
    </Screen>
  );
}
