import { account } from '@pressroom/contract/account/account';
import { useNavigate } from 'react-router';
import { call } from '../../client/call.ts';
import { CallFailure } from '../../client/callFailure.ts';
import { token } from '../../client/token.ts';

export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      await call(account.logout, {});
    } catch (cause) {
      // Signs out on this machine even where the server cannot be reached.
      if (!(cause instanceof CallFailure)) throw cause;
    }
    token.clear();
    await navigate('/login');
  };
}
