import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallFailure, type FailureReason } from '../client/callFailure.ts';
import { sessionQuery, useSession } from '../client/session.tsx';
import { type SessionEnd, sessionEnds } from '../client/sessionSignals.ts';
import { token } from '../client/token.ts';
import type { Renewal } from './renewal.ts';

const SignInAgain = lazy(async () => ({ default: (await import('./SignInAgain.tsx')).SignInAgain }));

/**
 * Asks for the password when the session has ended, once however many calls fail together, and leaves everything on
 * the screen as it is. Another window of the browser shares the token: what was signed in there holds here too.
 */
export function SessionDialog() {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const { username } = useSession();
  const held = useRef(token.read());
  const renewal = useRef<Promise<Renewal>>(undefined);
  const [ended, setEnded] = useState<FailureReason>();

  async function takeUp(): Promise<Renewal> {
    const taken = token.read();
    const session = await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
    // Another user has signed in, and the screen shows the former user's data.
    if (session.username !== username) {
      location.reload();
      return 'leaving';
    }
    if (session.mustChangePassword) return 'replacePassword';
    held.current = taken;
    setEnded(undefined);
    await revalidate();
    void client.invalidateQueries();
    return 'done';
  }
  /** Continues with the token that the browser holds now. */
  function renew(): Promise<Renewal> {
    renewal.current ??= takeUp().finally(() => {
      renewal.current = undefined;
    });
    return renewal.current;
  }
  async function renewUnasked() {
    try {
      await renew();
    } catch (cause) {
      // A refused token is reported like any other. A server that cannot be reached may be asked again later.
      if (!(cause instanceof CallFailure)) throw cause;
    }
  }

  const hear = useEffectEvent(({ reason, refused }: SessionEnd) => {
    const current = token.read();
    if (current && current !== refused) void renewUnasked();
    else setEnded(reason);
  });
  const comeBack = useEffectEvent(() => {
    const current = token.read();
    if (document.visibilityState === 'visible' && current && current !== held.current) void renewUnasked();
  });
  useEffect(() => {
    const stop = sessionEnds.listen((end) => hear(end));
    const listener = () => comeBack();
    window.addEventListener('focus', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      stop();
      window.removeEventListener('focus', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  }, []);

  return (
    <Suspense>
      {ended !== undefined && (
        <SignInAgain why={ended} username={username} onSignedIn={renew} onClose={() => setEnded(undefined)} />
      )}
    </Suspense>
  );
}
