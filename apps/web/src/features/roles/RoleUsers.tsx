import type { RoleRow } from '@pressroom/contract/roles/roles';
import { userStatus } from '@pressroom/contract/users/users';
import { Button, Popover } from 'antd';
import { Link } from 'react-router';
import { mayOpenPage } from '../../client/pageRights.ts';
import { useSession } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import styles from './RoleUsers.module.css';

/** The users with the role: a few names, and a button for all. */
export function RoleUsers({ role }: { role: RoleRow }) {
  const t = useT();
  const { userCount: count, users } = role;
  if (count === 0) return <span className={styles.none}>{t('roles.noUsers')}</span>;
  const names = users.slice(0, 3).map(({ nickname }) => nickname);
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      title={t('roles.usersOf', { name: role.roleName })}
      content={<Names role={role} />}
    >
      <Button type="text" size="small" className={styles.names} title={t('roles.showUsers', { count })}>
        <strong>{count}</strong> <span>{names.join(t('roles.separator')) + (count > names.length ? ' …' : '')}</span>
      </Button>
    </Popover>
  );
}

function Names({ role: { id, userCount, users } }: { role: RoleRow }) {
  const t = useT();
  const maySeeUsers = mayOpenPage(useSession(), '/permission/user');
  return (
    <div className={styles.list}>
      <ul>
        {users.map((user) => (
          <li key={user.id}>
            <strong>{user.nickname}</strong> <span>{user.username}</span>
            {user.dataStatus === userStatus.suspended && <em>{t('users.suspended')}</em>}
          </li>
        ))}
      </ul>
      {userCount > users.length && <p>{t('roles.moreUsers', { count: userCount - users.length })}</p>}
      {maySeeUsers && <Link to={`/permission/user?roleId=${id}`}>{t('roles.toUsers')}</Link>}
    </div>
  );
}
