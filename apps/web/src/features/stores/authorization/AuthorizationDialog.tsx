import type { GrantScope } from '@pressroom/contract/stores/authorization';
import { marketplaceOf } from '@pressroom/contract/stores/marketplace';
import type { StoreRow } from '@pressroom/contract/stores/stores';
import { useState } from 'react';
import type { SentStore } from './departure.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { SheinDialog } from './SheinDialog.tsx';
import type { Trip } from './useSheinTrip.ts';

/** Without what is known of it, where it has just come back from its marketplace. */
export type StoreToAuthorize = SentStore & Partial<Pick<StoreRow, 'grants'>>;

interface Props {
  store: StoreToAuthorize;
  scope: GrantScope;
  trip?: Trip;
  onClose: () => void;
}

/** SHEIN's sellers let us in on a page of its own; TEMU's copy a token from there. */
export function AuthorizationDialog({ store, scope, trip, onClose }: Props) {
  const [typing, setTyping] = useState(false);
  if (marketplaceOf(store.typeCode) === 'shein' && !typing)
    return <SheinDialog store={store} trip={trip} onTyped={() => setTyping(true)} onClose={onClose} />;
  return <KeysDialog store={{ grants: [], ...store }} scope={scope} onClose={onClose} />;
}
