import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { CallFailure, type FailureReason } from '../client/callFailure.ts';
import { receiveAuthorization } from '../client/platformAuthorization.ts';
import { type Session, sessionQuery } from '../client/session.tsx';
import { token } from '../client/token.ts';
import type { Reason } from '../i18n/failureText.ts';

type Address = Pick<URL, 'pathname' | 'search'>;

const signIn = '/login';
const firstPassword = '/password';

let endOfStay: FailureReason | undefined;

/** The reason why the user was sent to the sign-in screen. It is handed out once. */
export function takeSignInReason(): Reason | undefined {
  const reason = endOfStay;
  endOfStay = undefined;
  if (!reason) return undefined;
  const unexplained = typeof reason !== 'string' && reason.key === 'client.error';
  return unexplained ? { key: 'shell.hasError' } : reason;
}

/**
 * The session, or a redirect to the sign-in screen that leads back here. Only a server that does not know the token
 * ends the stay: one that cannot be reached may be back in a moment.
 */
export async function requireSession(client: QueryClient, request: Request): Promise<Session> {
  const asked = new URL(request.url);
  if (!token.read()) throw redirect(backFrom(signIn, asked));
  const session = await client.fetchQuery(sessionQuery).catch((cause: unknown) => {
    if (!(cause instanceof CallFailure) || !cause.endsSession) throw cause;
    token.clear();
    endOfStay = cause.reason;
    throw redirect(backFrom(signIn, asked));
  });
  if (session.mustChangePassword && asked.pathname !== firstPassword) throw redirect(backFrom(firstPassword, asked));
  return session;
}

/**
 * Before the router starts. What a marketplace sent along is put away, so that it stays neither in the address nor in
 * the history; and who is not signed in starts at the sign-in screen, without the asked one being fetched meanwhile.
 */
export function prepareAddress() {
  const asked = new URL(location.href);
  const received = receiveAuthorization(asked.searchParams);
  const signedOut = !token.read() && asked.pathname !== signIn;
  if (signedOut) history.replaceState(null, '', backFrom(signIn, asked));
  else if (received) history.replaceState(null, '', asked);
}

function backFrom(to: string, { pathname, search }: Address): string {
  return `${to}?redirect=${encodeURIComponent(pathname + search)}`;
}
