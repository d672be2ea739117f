import { account, type SessionInfo } from '@pressroom/contract/account/account';
import type { Endpoint } from '@pressroom/contract/endpoint';
import { createContext, type ReactNode, use } from 'react';
import { readOf } from './useRead.ts';

export type Session = SessionInfo;

/** Who is signed in, asked once for a stay: no write and no switch of language makes it old. */
export const sessionQuery = { ...readOf(account.getInfo, {}), staleTime: 'static', gcTime: Infinity } as const;

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('This part is shown to signed-in users only');
  return session;
}

/** As the role `admin` does, also what does not exist yet. */
export function isAdmin({ roles }: Session): boolean {
  return roles.includes('admin');
}

/** Whether the roles hold one of the keys. */
export function hasPermission(session: Session, keys: readonly string[]): boolean {
  return isAdmin(session) || keys.some((key) => session.roles.includes(key));
}

/** A courtesy: the server refuses the call all the same. */
export function useCanCall(): (endpoint: Endpoint) => boolean {
  const session = useSession();
  return ({ permission }) => typeof permission === 'string' || hasPermission(session, permission);
}

/** Shows its children to those who may call the endpoint. */
export function Can({ endpoint, children }: { endpoint: Endpoint; children: ReactNode }) {
  const canCall = useCanCall();
  return canCall(endpoint) ? children : null;
}
