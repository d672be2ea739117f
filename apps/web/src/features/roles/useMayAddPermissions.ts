import { roles } from '@pressroom/contract/roles/roles';
import { isAdmin, useCanCall, useSession } from '../../client/session.tsx';

/** Only administrators may add a permission: they have all of them, and nobody may give a right that they lack. */
export function useMayAddPermissions(): boolean {
  const session = useSession();
  const canCall = useCanCall();
  return isAdmin(session) && canCall(roles.addOrUpdateSysPermission);
}
