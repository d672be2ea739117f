import { account, type SessionInfo } from '@pressroom/contract/account/account';
import type { Endpoint } from '@pressroom/contract/endpoint';
import { createContext, type ReactNode, use } from 'react';
import { readOf } from './useRead.ts';

export type Session = SessionInfo;

/** Reads who is signed in, once: neither a write nor a switch of language makes this answer old. */
export const sessionQuery = { ...readOf(account.getInfo, {}), staleTime: 'static', gcTime: Infinity } as const;

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('This part is shown to signed-in users only');
  return session;
}

/** The role `admin` has every right, also rights that are added later. */
export function isAdmin({ roles }: Session): boolean {
  return roles.includes('admin');
}

/** Tells whether the roles hold at least one of the keys. */
export function hasPermission(session: Session, keys: readonly string[]): boolean {
  return isAdmin(session) || keys.some((key) => session.roles.includes(key));
}

/** Tells whether to offer a call. The server checks the right again. */
export function useCanCall(): (endpoint: Endpoint) => boolean {
  const session = useSession();
  return ({ permission }) => typeof permission === 'string' || hasPermission(session, permission);
}

/** Shows its children to those who may call the endpoint. */
export function Can({ endpoint, children }: { endpoint: Endpoint; children: ReactNode }) {
  const canCall = useCanCall();
  return canCall(endpoint) ? children : null;
}
