import { account } from '@pressroom/contract/account/account';
import { useContext } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../client/call.ts';
import { CallFailure } from '../../client/callFailure.ts';
import { SessionContext } from '../../client/session.tsx';
import { dropPersonalDrafts } from '../../kit/useStoredDraft.ts';
import { token } from '../../client/token.ts';

export function useLogOut(): () => Promise<void> {
  // absent while the first password is being replaced
  const session = useContext(SessionContext);
  const navigate = useNavigate();
  return async () => {
    try {
      await call(account.logout, {});
    } catch (cause) {
      // Signs out on this machine even where the server cannot be reached.
      if (!(cause instanceof CallFailure)) throw cause;
    }
    if (session) dropPersonalDrafts({ except: session.username });
    token.clear();
    await navigate('/login');
  };
}
