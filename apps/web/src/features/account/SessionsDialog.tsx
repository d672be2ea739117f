import { account } from '@pressroom/contract/account/account';
import { useRead } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';
import { useCommand } from '../../kit/useCommand.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SessionList } from './SessionList.tsx';

/** Where the signed-in user is signed in. */
export function SessionsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const sessions = useRead(account.sessions, {});
  const end = useCommand(account.endSession, {
    success: t('account.sessionEnded'),
    invalidates: [account.sessions],
  });
  return (
    <Dialog footer={null} width={560} title={t('account.sessions')} onCancel={onClose}>
      <SessionList sessions={sessions} ending={end.pendingInputs} onEnd={(id) => void end.run({ id })} />
    </Dialog>
  );
}
