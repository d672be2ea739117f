import type { GrantScope } from '@pressroom/contract/stores/authorization';
import { getSheinStoreInfo } from '@pressroom/marketplaces/shein';
import { getTemuToken, missingTemuScopes, type TemuStore } from '@pressroom/marketplaces/temu';
import type { Connection } from './open.ts';
import type { GrantFacts } from '../grants/queries.ts';

export interface ShopFacts extends GrantFacts {
  /** Undefined where the marketplace does not say. */
  mode: 'semi' | 'full' | undefined;
  /** The shop's own name for itself there; undefined where the marketplace does not say. */
  account: string | undefined;
}

/** Asks the marketplace about these keys: a call that succeeds only with valid ones. */
export async function askFacts(connection: Connection, scope: GrantScope, signal: AbortSignal): Promise<ShopFacts> {
  if (connection.marketplace === 'temu')
    return scope === 'orders' ? temuOrderFacts(connection.store, signal) : temuProductFacts(connection.store, signal);
  const { businessMode = '', supplierId } = await getSheinStoreInfo(connection.store, { signal });
  const mode = /^semi/i.test(businessMode) ? 'semi' : /^full/i.test(businessMode) ? 'full' : undefined;
  return { expiresAt: null, missingScopes: [], mode, account: accountOf('shein', supplierId) };
}

async function temuOrderFacts(store: TemuStore, signal: AbortSignal): Promise<ShopFacts> {
  const token = await getTemuToken(store, 'orders', { signal });
  const missing = missingTemuScopes(store, 'orders', token);
  const mode = token.mallTypeCode === undefined ? undefined : token.mallType === 'semiManaged' ? 'semi' : 'full';
  return {
    expiresAt: token.expiresAt ?? null,
    missingScopes: missing.map(({ name }) => name),
    mode,
    account: accountOf('temu', token.mallId ?? token.uniqueId),
  };
}

function accountOf(marketplace: string, name: string | undefined): string | undefined {
  return name && `${marketplace} ${name}`;
}

/** Two gateways share the token, and each tells only its own scopes. */
async function temuProductFacts(store: TemuStore, signal: AbortSignal): Promise<ShopFacts> {
  const partner = await getTemuToken(store, 'PA', { signal });
  const chinese = await getTemuToken(store, 'CN', { signal });
  const ends = [partner.expiresAt, chinese.expiresAt].filter((end) => end !== undefined);
  const missing = [...missingTemuScopes(store, 'PA', partner), ...missingTemuScopes(store, 'CN', chinese)];
  return {
    expiresAt: ends.length > 0 ? new Date(Math.min(...ends.map(Number))) : null,
    missingScopes: missing.map(({ name }) => name),
    mode: undefined,
    account: accountOf('temu', chinese.mallId ?? partner.uniqueId),
  };
}
