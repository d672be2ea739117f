import UserOutlined from '@ant-design/icons/UserOutlined';
import { account } from '@pressroom/contract/account/account';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Popover } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../client/call.ts';
import { CallFailure } from '../client/callFailure.ts';
import { useSession } from '../client/session.tsx';
import { token } from '../client/token.ts';
import { useT } from '../i18n/i18n.ts';
import { switchMode, useMode } from '../ui/mode.ts';
import styles from './UserMenu.module.css';

export function UserMenu() {
  const t = useT();
  const mode = useMode();
  const { name, username } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);

  async function logOut() {
    try {
      await call(account.logout, {});
    } catch (cause) {
      // Out is out on this machine, also when the server cannot be told.
      if (!(cause instanceof CallFailure)) throw cause;
    }
    token.drop();
    await navigate('/login');
    client.clear();
  }
  const other = mode === 'dark' ? 'light' : 'dark';
  const acts = [
    { label: t('shell.menu'), act: () => navigate('/') },
    { label: t(`shell.${other}`), act: () => switchMode(other) },
    { label: t('shell.logout'), act: logOut },
  ];
  return (
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
  );
}
