import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { CallFailure } from '../client/callFailure.ts';
import { holds, type Session, sessionQuery } from '../client/session.tsx';
import { token } from '../client/token.ts';
import { t } from '../i18n/i18n.ts';
import { pages } from './routes.tsx';

let notice: string | undefined;

/** Why the user was sent to the sign-in screen; told once. */
export function takeNotice(): string | undefined {
  const told = notice;
  notice = undefined;
  return told;
}

/** The session, or a redirect to the sign-in screen that leads back here. */
export async function requireSession(client: QueryClient, request: Request): Promise<Session> {
  if (!token.read()) throw toSignIn(request);
  try {
    return await client.fetchQuery(sessionQuery);
  } catch (cause) {
    token.drop();
    notice = cause instanceof CallFailure ? cause.msg : t('client.error');
    throw toSignIn(request);
  }
}

function toSignIn(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(`/login?redirect=${encodeURIComponent(pathname + search)}`);
}

/** Where the user starts: the first page that the roles open. */
export function firstPage(session: Session): string | undefined {
  return pages.find(({ path }) => holds(session, [path]))?.path;
}
