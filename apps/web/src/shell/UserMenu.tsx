import UserOutlined from '@ant-design/icons/UserOutlined';
import { Button, Popover } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../client/session.tsx';
import { useLogOut } from '../features/account/useLogOut.ts';
import { useT } from '../i18n/i18n.ts';
import { switchMode, useMode } from '../ui/mode.ts';
import { forgetTabs } from './tabs.ts';
import styles from './UserMenu.module.css';

const dialogs = {
  sessions: lazy(async () => ({ default: (await import('../features/account/account.public.tsx')).SessionsDialog })),
  password: lazy(async () => ({
    default: (await import('../features/account/account.public.tsx')).ChangePasswordDialog,
  })),
};

export function UserMenu() {
  const t = useT();
  const mode = useMode();
  const { name, username } = useSession();
  const navigate = useNavigate();
  const logOut = useLogOut();
  const [open, setOpen] = useState(false);
  const [dialog, setDialog] = useState<keyof typeof dialogs>();
  const Dialog = dialog && dialogs[dialog];

  const other = mode === 'dark' ? 'light' : 'dark';
  const acts = [
    { label: t('shell.menu'), act: () => navigate('/') },
    { label: t('account.sessions'), act: () => setDialog('sessions') },
    { label: t('account.changePassword'), act: () => setDialog('password') },
    { label: t(`shell.${other}`), act: () => switchMode(other) },
    { label: t('shell.logout'), act: () => logOut().then(forgetTabs) },
  ];
  return (
    <>
      <Popover
        trigger="click"
        placement="bottomRight"
        open={open}
        onOpenChange={setOpen}
        content={
          <div className={styles.menu}>
            {acts.map(({ label, act }) => (
              <button
                key={label}
                type="button"
                onClick={() => {
                  setOpen(false);
                  void act();
                }}
              >
                {label}
              </button>
            ))}
          </div>
        }
      >
        <Button type="text" icon={<UserOutlined />} aria-haspopup="true" aria-expanded={open}>
          {name || username}
        </Button>
      </Popover>
      <Suspense>{Dialog && <Dialog onClose={() => setDialog(undefined)} />}</Suspense>
    </>
  );
}
