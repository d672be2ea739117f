import { type UserRow, users } from '@pressroom/contract/users/users';
import { Form, Input } from 'antd';
import { useSession } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { editing } from '../../kit/editing.ts';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { useCommand } from '../../kit/useCommand.tsx';
import { HistoryButton } from '../audit/audit.public.tsx';
import { RoleSelect } from './RoleSelect.tsx';

interface Props {
  /** Absent: a new one. */
  user?: UserRow;
  onClose: () => void;
}

/** Credentials are never filled in by the browser: they would be the administrator's own. */
export function UserDialog({ user, onClose }: Props) {
  const t = useT();
  const own = user?.username === useSession().username;
  const facts = ({ username, nickname, phone, roleName }: UserRow) => [
    { name: 'username', label: t('users.username'), text: username },
    { name: 'nickname', label: t('users.nickname'), text: nickname },
    { name: 'phone', label: t('users.phone'), text: phone },
    { name: 'roleId', label: t('users.role'), text: roleName },
  ];
  const command = useCommand(user ? users.updateUser : users.addUser, {
    success: t('users.saved'),
    invalidates: [users.listPage],
  });
  return (
    <FormDialog
      title={t(user ? 'users.edit' : 'users.add')}
      command={command}
      editing={editing(user, valuesOf, facts)}
      extra={user && <HistoryButton object="users" id={user.id} />}
      onClose={() => onClose()}
      width={440}
    >
      <Form.Item name="username" label={t('users.username')} required>
        <Input maxLength={50} autoComplete="off" autoFocus />
      </Form.Item>
      {own ? (
        <Form.Item label={t('users.password')}>{t('users.ownPassword')}</Form.Item>
      ) : (
        <Form.Item
          name="password"
          label={t('users.password')}
          required={!user}
          extra={t(user ? 'users.passwordEnds' : 'users.password.first')}
        >
          <Input.Password maxLength={18} autoComplete="new-password" placeholder={user && t('users.keepPassword')} />
        </Form.Item>
      )}
      <Form.Item name="nickname" label={t('users.nickname')} required>
        <Input maxLength={20} showCount autoComplete="off" />
      </Form.Item>
      <Form.Item name="phone" label={t('users.phone')}>
        <Input maxLength={20} inputMode="tel" autoComplete="off" />
      </Form.Item>
      <Form.Item name="roleId" label={t('users.role')} required>
        <RoleSelect />
      </Form.Item>
    </FormDialog>
  );
}

function valuesOf({ id, username, nickname, phone, roleId, gmtModified }: UserRow) {
  return { id, username, nickname, phone, roleId, gmtModified };
}
