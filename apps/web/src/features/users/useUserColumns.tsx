import { type UserRow, users, userStatus } from '@pressroom/contract/users/users';
import { Button } from 'antd';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { showTime } from '../../i18n/showTime.ts';
import type { Column } from '../../kit/ResourceTable.tsx';
import { useCommand } from '../../kit/useCommand.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { SuspendButton } from './SuspendButton.tsx';

interface Acts {
  onEdit: (user: UserRow) => void;
  onSessions: (user: UserRow) => void;
}

export function useUserColumns(acts: Acts): Column<UserRow>[] {
  const t = useT();
  return [
    { key: 'index', title: t('ui.index'), width: 52, minor: true, render: (_, index) => index },
    {
      key: 'username',
      title: t('users.username'),
      width: 140,
      fixed: 'start',
      render: (user) => <strong>{user.username}</strong>,
    },
    { key: 'nickname', title: t('users.nickname'), width: 120, render: (user) => user.nickname },
    { key: 'phone', title: t('users.phone'), width: 110, minor: true, render: (user) => user.phone || '–' },
    { key: 'role', title: t('users.role'), width: 120, render: (user) => user.roleName },
    { key: 'status', title: t('ui.status'), width: 136, render: (user) => <UserState user={user} /> },
    { key: 'seenAt', title: t('users.seenAt'), width: 132, minor: true, render: (user) => showTime(user.seenAt) },
    { key: 'created', title: t('ui.gmtCreate'), width: 132, minor: true, render: (user) => showTime(user.gmtCreate) },
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 216,
      fixed: 'end',
      render: (user) => <UserActions user={user} {...acts} />,
    },
  ];
}

function UserState({ user: { dataStatus, mustChangePassword } }: { user: UserRow }) {
  const t = useT();
  if (dataStatus === userStatus.suspended) return <StatusTag tone="closed">{t('users.suspended')}</StatusTag>;
  if (mustChangePassword) return <StatusTag tone="waiting">{t('users.firstPassword')}</StatusTag>;
  return <StatusTag tone="done">{t('users.enabled')}</StatusTag>;
}

function UserActions({ user, onEdit, onSessions }: Acts & { user: UserRow }) {
  const t = useT();
  const remove = useCommand(users.delUser, {
    success: t('users.deleted'),
    invalidates: [users.listPage],
    confirm: () => ({
      title: t('users.deleteTitle', { username: user.username }),
      detail: t('users.deleteDetail', { nickname: user.nickname }),
      ok: t('ui.delete'),
      danger: true,
    }),
  });
  return (
    <RowActions>
      {user.can.includes('edit') && (
        <Can endpoint={users.updateUser}>
          <Button type="link" size="small" onClick={() => onEdit(user)}>
            {t('ui.edit')}
          </Button>
        </Can>
      )}
      {user.can.includes('edit') && (
        <Can endpoint={users.sessions}>
          <Button type="link" size="small" onClick={() => onSessions(user)}>
            {t('users.sessions')}
          </Button>
        </Can>
      )}
      <SuspendButton user={user} />
      {user.can.includes('delete') && (
        <Can endpoint={users.delUser}>
          <Button
            type="link"
            size="small"
            danger
            loading={remove.pending}
            onClick={() => void remove.run({ id: user.id })}
          >
            {t('ui.delete')}
          </Button>
        </Can>
      )}
    </RowActions>
  );
}
