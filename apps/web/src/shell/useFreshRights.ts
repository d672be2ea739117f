import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { CallFailure } from '../client/callFailure.ts';
import { onRefused } from '../client/refused.ts';
import { sessionQuery } from '../client/session.tsx';

/** After a refusal the rights are asked for anew, so that what was taken away is no longer offered. */
export function useFreshRights() {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const asking = useRef(false);

  const ask = useEffectEvent(async () => {
    if (asking.current) return;
    asking.current = true;
    try {
      await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      await revalidate();
    } catch (cause) {
      // the refused call has told its own failure; a session that has ended is asked about elsewhere
      if (!(cause instanceof CallFailure)) throw cause;
    } finally {
      asking.current = false;
    }
  });
  useEffect(() => onRefused(() => void ask()), []);
}
