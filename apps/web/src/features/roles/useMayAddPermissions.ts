import { roles } from '@pressroom/contract/roles/roles';
import { isAdmin, useCanCall, useSession } from '../../client/session.tsx';

/** Only who holds everything holds what does not exist yet: nobody else may give a path to the tree. */
export function useMayAddPermissions(): boolean {
  const session = useSession();
  const canCall = useCanCall();
  return isAdmin(session) && canCall(roles.addOrUpdateSysPermission);
}
