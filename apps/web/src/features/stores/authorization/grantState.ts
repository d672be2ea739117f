import type { GrantScope, StoreGrant } from '@pressroom/contract/stores/authorization';
import { marketplaceOf } from '@pressroom/contract/stores/marketplace';
import type { StoreRow } from '@pressroom/contract/stores/stores';
import type { Tone } from '../../../ui/StatusTag.tsx';

/** From nothing to everything; between them, what is wrong. */
export type GrantState = 'none' | 'refused' | 'expired' | 'limited' | 'ending' | 'good';

export const grantTones: Readonly<Record<GrantState, Tone>> = {
  none: 'waiting',
  refused: 'alert',
  expired: 'alert',
  limited: 'checking',
  ending: 'checking',
  good: 'done',
};

type Authorized = Pick<StoreRow, 'authStatus' | 'productAuthStatus' | 'grants'>;

/** What a store of this type can be authorised for; nothing where no marketplace knows it. */
export function scopesOf({ typeCode }: Pick<StoreRow, 'typeCode'>): readonly GrantScope[] {
  const marketplace = marketplaceOf(typeCode);
  if (!marketplace) return [];
  return marketplace === 'temu' ? ['orders', 'products'] : ['orders'];
}

export function isAuthorized(store: Authorized, scope: GrantScope): boolean {
  return (scope === 'orders' ? store.authStatus : store.productAuthStatus) === 1;
}

/** The worst state of the grants. Users who do not manage stores only see that a store is authorised. */
export function grantState(store: Authorized, scope: GrantScope): { state: GrantState; grant?: StoreGrant } {
  if (!isAuthorized(store, scope)) return { state: 'none' };
  const grant = store.grants.find((each) => each.scope === scope);
  return { state: grant ? stateOf(grant) : 'good', grant };
}

function stateOf({ problem, warning, missingScopes }: StoreGrant): GrantState {
  if (warning?.level === 'expired') return 'expired';
  if (problem !== null) return 'refused';
  if (missingScopes.length > 0) return 'limited';
  return warning ? 'ending' : 'good';
}
