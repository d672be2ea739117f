import { type GrantScope, scopeKeys, type StoreKey } from '@pressroom/contract/stores/authorization';
import type { App } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/database.ts';

export type StoreKeys = Partial<Record<StoreKey, string>>;

export const keysOwner = 'stores';
export const ownerOf = (id: string) => ({ owner: keysOwner, ownerId: id });

/** For the one who calls the marketplace: never to be answered or logged. */
export function findKeys({ secrets }: App, db: Db, storeId: string): Promise<StoreKeys> {
  return secrets.reveal(db, ownerOf(storeId));
}

type Given = Partial<Record<StoreKey, string>> & { settingsApp?: number };

/** Those of the scope that are filled. */
export function typedKeys(given: Given, scope: GrantScope): StoreKeys {
  const typed = scopeKeys[scope].filter((name) => given[name]).map((name) => [name, given[name]]);
  return Object.fromEntries(typed);
}

/** The keys of the scope with what is typed in place of what is kept. */
export function keysWith(kept: StoreKeys, given: Given, scope: GrantScope): StoreKeys {
  const [key, secret] = scopeKeys[scope];
  const before = given.settingsApp === 1 ? { ...kept, [key]: '', [secret]: '' } : kept;
  return { ...typedKeys(before, scope), ...typedKeys(given, scope) };
}
