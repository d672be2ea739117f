import { type GrantNode, type RoleDetails, roles } from '@pressroom/contract/roles/roles';
import { Form, Input } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { editing } from '../../kit/editing.ts';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { useCommand } from '../../kit/useCommand.tsx';
import { HistoryButton } from '../audit/audit.public.tsx';
import { choicesOf } from './choices.ts';
import { PermissionPicker } from './PermissionPicker.tsx';
import { factsOf, valuesOf } from './roleForm.ts';
import styles from './RoleForm.module.css';

interface Props {
  /** Absent: a new one. */
  role?: RoleDetails;
  nodes: readonly GrantNode[];
  onClose: () => void;
}

export function RoleForm({ role, nodes, onClose }: Props) {
  const t = useT();
  const command = useCommand(role ? roles.updateRole : roles.addRole, {
    success: t('roles.saved'),
    invalidates: [roles.listPage, roles.dropDownList],
  });
  return (
    <FormDialog
      title={t(role ? 'roles.edit' : 'roles.add')}
      command={command}
      editing={editing(role, valuesOf, (record) => factsOf(record, t))}
      extra={role && <HistoryButton object="roles" id={role.id} />}
      onClose={() => onClose()}
      width={640}
    >
      <Form.Item name="roleName" label={t('roles.name')} required>
        <Input maxLength={20} showCount autoFocus />
      </Form.Item>
      <Form.Item name="remark" label={t('ui.remark')} className={styles.counted}>
        <Input.TextArea rows={2} maxLength={200} showCount />
      </Form.Item>
      <Form.Item name="permissions" label={t('roles.permissions')} required>
        <PermissionPicker choices={choicesOf(nodes)} />
      </Form.Item>
    </FormDialog>
  );
}
