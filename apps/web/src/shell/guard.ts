import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { CallFailure } from '../client/callFailure.ts';
import { type Session, sessionQuery } from '../client/session.tsx';
import { token } from '../client/token.ts';

let notice: string | undefined;

/** Why the user was sent to the sign-in screen; told once. */
export function takeNotice(): string | undefined {
  const told = notice;
  notice = undefined;
  return told;
}

/**
 * The session, or a redirect to the sign-in screen that leads back here. Only a server that does not know the token
 * ends the stay: one that cannot be reached may be back in a moment.
 */
export async function requireSession(client: QueryClient, request: Request): Promise<Session> {
  const back = redirect(signInAddress(new URL(request.url)));
  if (!token.read()) throw back;
  try {
    return await client.fetchQuery(sessionQuery);
  } catch (cause) {
    if (!(cause instanceof CallFailure) || !cause.endsSession) throw cause;
    token.drop();
    notice = cause.msg;
    throw back;
  }
}

/** Before the router starts: it would fetch the asked screen while its guard still decides. */
export function startSignedOut() {
  const { pathname, search } = location;
  if (token.read() || pathname === '/login') return;
  history.replaceState(null, '', signInAddress({ pathname, search }));
}

function signInAddress({ pathname, search }: { pathname: string; search: string }): string {
  return `/login?redirect=${encodeURIComponent(pathname + search)}`;
}
