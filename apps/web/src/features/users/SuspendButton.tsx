import { type UserRow, users } from '@pressroom/contract/users/users';
import { Button } from 'antd';
import { useCanCall } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCommand } from '../../kit/useCommand.tsx';

/** Suspends a user, or takes a suspended one back. Nothing where the reader may do neither. */
export function SuspendButton({ user }: { user: UserRow }) {
  const t = useT();
  const canCall = useCanCall();
  const { username, nickname } = user;
  const invalidates = [users.listPage];
  const suspend = useCommand(users.suspend, {
    success: t('users.suspendDone', { username }),
    invalidates,
    confirm: () => ({
      title: t('users.suspendTitle', { username }),
      detail: t('users.suspendDetail', { nickname }),
      ok: t('users.suspend'),
      danger: true,
    }),
  });
  const reinstate = useCommand(users.reinstate, {
    success: t('users.reinstateDone', { username }),
    invalidates,
    confirm: () => ({
      title: t('users.reinstateTitle', { username }),
      detail: t('users.reinstateDetail', { nickname }),
      ok: t('users.reinstate'),
    }),
  });
  const act = user.can.includes('suspend') ? 'suspend' : 'reinstate';
  if (!user.can.includes(act) || !canCall(users[act])) return null;
  const command = act === 'suspend' ? suspend : reinstate;
  return (
    <Button type="link" size="small" loading={command.pending} onClick={() => void command.run({ id: user.id })}>
      {t(`users.${act}`)}
    </Button>
  );
}
