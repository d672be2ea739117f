import { type PermissionRow, roles } from '@pressroom/contract/roles/roles';
import { Form, Input, InputNumber } from 'antd';
import { useRead } from '../../client/useRead.ts';
import { useLanguage, useT } from '../../i18n/i18n.ts';
import { editing } from '../../kit/editing.ts';
import { FetchingDialog } from '../../kit/FetchingDialog.tsx';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { useCommand } from '../../kit/useCommand.tsx';
import { HistoryButton } from '../audit/audit.public.tsx';
import { permissionName } from './permissionName.ts';
import { useMayAddPermissions } from './useMayAddPermissions.ts';

const width = 440;
/** Leaves numbers free, so that others can be put between two. */
const step = 10;

/** One permission; without it a new one, below its parent or at the top. */
export interface Editing {
  permission?: PermissionRow;
  parent?: PermissionRow;
}

type Props = Editing & { onClose: () => void };

/** What a new one comes after is fetched before there is anything to fill in. */
export function PermissionDialog(props: Props) {
  const t = useT();
  const tree = useRead(roles.permissionTree, {});
  if (tree.data) return <PermissionForm {...props} tree={tree.data} />;
  return <FetchingDialog title={t('permissions.addTitle')} answer={tree} onClose={props.onClose} width={width} />;
}

function PermissionForm({ permission, parent, tree, onClose }: Props & { tree: readonly PermissionRow[] }) {
  const t = useT();
  const language = useLanguage();
  const mayName = useMayAddPermissions() && !permission?.builtIn;
  const facts = ({ nameZh, nameEn, path, sort }: PermissionRow) => [
    { name: 'nameZh', label: t('permissions.nameZh'), text: nameZh },
    { name: 'nameEn', label: t('permissions.nameEn'), text: nameEn },
    { name: 'path', label: t('permissions.path'), text: path },
    { name: 'sort', label: t('permissions.sort'), text: String(sort) },
  ];
  const addTitle = parent
    ? t('permissions.addBelowTitle', { name: permissionName(parent, language) })
    : t('permissions.addTitle');
  const command = useCommand(roles.addOrUpdateSysPermission, {
    success: t('permissions.saved'),
    invalidates: [roles.permissionTree],
  });
  return (
    <FormDialog
      title={permission ? t('permissions.editTitle') : addTitle}
      command={command}
      initial={{ parentId: parent?.id, sort: lastOf(parent?.children ?? tree) + step }}
      editing={editing(permission, valuesOf, facts)}
      extra={permission && <HistoryButton object="permissions" id={permission.id} />}
      onClose={() => onClose()}
      width={width}
    >
      <Form.Item name="nameZh" label={t('permissions.nameZh')} required>
        <Input maxLength={50} autoFocus />
      </Form.Item>
      <Form.Item name="nameEn" label={t('permissions.nameEn')} required>
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item
        name="path"
        label={t('permissions.path')}
        required={mayName}
        extra={t(permission?.builtIn ? 'permissions.builtIn' : 'permissions.pathHint')}
      >
        <Input maxLength={100} readOnly={!mayName} autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Form.Item name="sort" label={t('permissions.sort')}>
        <InputNumber min={0} max={10_000} precision={0} />
      </Form.Item>
    </FormDialog>
  );
}

function lastOf(siblings: readonly PermissionRow[]): number {
  return Math.max(0, ...siblings.map(({ sort }) => sort));
}

function valuesOf({ id, parentId, nameZh, nameEn, path, sort, gmtModified }: PermissionRow) {
  return { id, parentId, nameZh, nameEn, path, sort, gmtModified };
}
