import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { CallFailure } from '../client/callFailure.ts';
import { type Session, sessionQuery, useSession } from '../client/session.tsx';
import { refusals, sessionUpdates } from '../client/sessionSignals.ts';
import { useT } from '../i18n/i18n.ts';

/**
 * What is offered follows what the user may do: the server tells of a change over the open stream, and after a refusal
 * the rights are asked for anew.
 */
export function useLiveRights() {
  const t = useT();
  const { message } = App.useApp();
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const session = useSession();
  const asking = useRef(false);

  async function show(news: Session) {
    // another user's news are for the window that signed in; it asks about this one elsewhere
    if (news.username !== session.username || news.mustChangePassword || isSame(news, session)) return;
    client.setQueryData(sessionQuery.queryKey, news);
    await revalidate();
    if (isSame({ ...news, name: session.name }, session)) return;
    void message.info({ content: t('shell.rightsChanged'), key: 'rights' });
    // each row says what may be done to it
    void client.invalidateQueries();
  }
  const hear = useEffectEvent((news: Session) => void show(news));
  const ask = useEffectEvent(async () => {
    if (asking.current) return;
    asking.current = true;
    try {
      const news = await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      // a new password is asked for in place, which keeps the work
      if (!news.mustChangePassword) await revalidate();
    } catch (cause) {
      // the refused call has told its own failure; a session that has ended is asked about elsewhere
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
