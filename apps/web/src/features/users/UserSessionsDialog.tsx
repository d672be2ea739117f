import { type UserRow, users } from '@pressroom/contract/users/users';
import { Button } from 'antd';
import { useCanCall } from '../../client/session.tsx';
import { useRead } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';
import { useCommand } from '../../kit/useCommand.tsx';
import { SessionList } from '../account/account.public.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface Props {
  user: UserRow;
  onClose: () => void;
}

/** Where another user is signed in. */
export function UserSessionsDialog({ user, onClose }: Props) {
  const t = useT();
  const canCall = useCanCall();
  const { username } = user;
  const sessions = useRead(users.sessions, { id: user.id });
  const invalidates = [users.sessions, users.listPage];
  const end = useCommand(users.endSession, { success: t('account.sessionEnded'), invalidates });
  const endAll = useCommand(users.endSessions, {
    success: t('users.sessionsEnded', { username }),
    invalidates,
    confirm: () => ({
      title: t('users.endSessionsTitle', { username }),
      detail: t('users.endSessionsDetail'),
      ok: t('users.endSessions'),
      danger: true,
    }),
  });
  // Not offered for the own account: it would end this session, too.
  const own = sessions.data?.some(({ current }) => current);
  const offersAll = canCall(users.endSessions) && sessions.data?.length && !own;
  return (
    <Dialog
      width={560}
      title={t('users.sessionsOf', { username })}
      onCancel={onClose}
      footer={
        <>
          {offersAll && (
            <Button danger loading={endAll.pending} onClick={() => void endAll.run({ id: user.id })}>
              {t('users.endSessions')}
            </Button>
          )}
          <Button onClick={onClose}>{t('ui.close')}</Button>
        </>
      }
    >
      <SessionList
        sessions={sessions}
        ending={end.pendingInputs}
        onEnd={canCall(users.endSession) ? (id) => void end.run({ id }) : undefined}
      />
    </Dialog>
  );
}
