import { type GrantScope, scopeKeys, type StoreKey } from '@pressroom/contract/stores/authorization';
import type { App } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/database.ts';

export type StoreKeys = Partial<Record<StoreKey, string>>;

export const keysOwner = 'stores';
export const ownerOf = (id: string) => ({ owner: keysOwner, ownerId: id });

/** Secret keys for calls to the marketplace: never answer or log them. */
export function findKeys({ secrets }: App, db: Db, storeId: string): Promise<StoreKeys> {
  return secrets.reveal(db, ownerOf(storeId));
}

type Given = Partial<Record<StoreKey, string>> & { settingsApp?: number };

/** The keys of the scope that are not empty. */
export function typedKeys(given: Given, scope: GrantScope): StoreKeys {
  const typed = scopeKeys[scope].filter((name) => given[name]).map((name) => [name, given[name]]);
  return Object.fromEntries(typed);
}

/** The keys of the scope: a typed key replaces the stored one. */
export function keysWith(stored: StoreKeys, given: Given, scope: GrantScope): StoreKeys {
  const [key, secret] = scopeKeys[scope];
  const before = given.settingsApp === 1 ? { ...stored, [key]: '', [secret]: '' } : stored;
  return { ...typedKeys(before, scope), ...typedKeys(given, scope) };
}
