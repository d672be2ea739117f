import { sheinState } from '@pressroom/contract/stores/authorization';
import { stores } from '@pressroom/contract/stores/stores';
import { useEffect, useEffectEvent, useState } from 'react';
import { CallFailure } from '../../../client/callFailure.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { arrive, type SentStore } from './departure.ts';
import { useToasts } from '../../../ui/toasts.ts';

/** A store that came back from its marketplace's page. */
export interface Trip {
  store: SentStore;
  /** Its token is being exchanged. */
  sending: boolean;
  /** Why the token could not be exchanged. */
  failure?: string;
}

/** Checks once whether the window has just returned from SHEIN, and exchanges the token. */
export function useSheinTrip() {
  const t = useT();
  const toasts = useToasts();
  const [trip, setTrip] = useState<Trip>();
  const command = useCommand(stores.authorization, {
    success: t('stores.authorizationSuccessful'),
    invalidates: [stores.page],
  });

  async function exchange(store: SentStore, tempToken: string) {
    const { id, name } = store;
    setTrip({ store, sending: true });
    try {
      await command.attempt({ id, name, tempToken, state: sheinState(id) });
      setTrip(undefined);
    } catch (cause) {
      if (!(cause instanceof CallFailure)) throw cause;
      setTrip({ store, sending: false, failure: failureText(cause, t) });
    }
  }

  const comeBack = useEffectEvent(() => {
    const arrival = arrive();
    if (!arrival) return;
    const foreign = t('stores.authorizationFailed', { reason: t('stores.foreignReturn') });
    if (arrival.kind === 'token') void exchange(arrival.store, arrival.tempToken);
    else if (arrival.kind === 'nothing') setTrip({ store: arrival.store, sending: false });
    else if (arrival.store) setTrip({ store: arrival.store, sending: false, failure: foreign });
    else toasts.warning(foreign);
  });
  useEffect(() => comeBack(), []);

  return { trip, endTrip: () => setTrip(undefined) };
}
