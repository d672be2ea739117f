import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { CallFailure } from '../client/callFailure.ts';
import { type Session, sessionQuery, useSession } from '../client/session.tsx';
import { refusals, sessionUpdates } from '../client/sessionSignals.ts';
import { useT } from '../i18n/i18n.ts';
import { useToasts } from '../ui/toasts.ts';

/**
 * Keeps the offered actions in step with the user's rights: the server announces changes over the open stream, and a
 * refused call makes the client ask again.
 */
export function useLiveRights() {
  const t = useT();
  const toasts = useToasts();
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const session = useSession();
  const asking = useRef(false);

  async function show(news: Session) {
    // Another user has signed in in another window; the session dialog deals with that.
    if (news.username !== session.username || news.mustChangePassword || isSame(news, session)) return;
    client.setQueryData(sessionQuery.queryKey, news);
    await revalidate();
    if (isSame({ ...news, name: session.name }, session)) return;
    toasts.info({ content: t('shell.rightsChanged'), key: 'rights' });
    // each row carries the actions that the user may do
    void client.invalidateQueries();
  }
  const hear = useEffectEvent((news: Session) => void show(news));
  const ask = useEffectEvent(async () => {
    if (asking.current) return;
    asking.current = true;
    try {
      const news = await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      // the session dialog asks for a new password and keeps the work
      if (!news.mustChangePassword) await revalidate();
    } catch (cause) {
      // the refused call has shown its own failure, and the session dialog handles an ended session
      if (!(cause instanceof CallFailure)) throw cause;
    } finally {
      asking.current = false;
    }
  });
  useEffect(() => refusals.listen(() => void ask()), []);
  useEffect(() => sessionUpdates.listen((news) => hear(news)), []);
}

function isSame(one: Session, other: Session): boolean {
  const rights = ({ roles }: Session) => roles.toSorted().join(' ');
  return one.name === other.name && rights(one) === rights(other);
}
