import type { StoreKey } from '@pressroom/contract/stores/authorization';
import type { App } from '../../platform/app.ts';
import type { Db } from '../../platform/database/database.ts';

export type StoreKeys = Partial<Record<StoreKey, string>>;

export const keysOwner = 'stores';
export const ownerOf = (id: string) => ({ owner: keysOwner, ownerId: id });

/** For the one who calls the marketplace: never to be answered or logged. */
export function findKeys({ secrets }: App, db: Db, storeId: string): Promise<StoreKeys> {
  return secrets.reveal(db, ownerOf(storeId));
}
