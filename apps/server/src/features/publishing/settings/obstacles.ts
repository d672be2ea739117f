import type { Message } from '@pressroom/contract/message';
import { titleMax } from '@pressroom/contract/publishing/form';
import type { SettingName } from '@pressroom/contract/publishing/settings';
import { titleLimitOf } from '@pressroom/marketplaces/rules';
import type { Db } from '../../../platform/database/database.ts';
import { findOfferedIds, type OfferedIds } from '../../platformCategories/platformCategories.public.ts';
import { findStorePublishing, type StorePublishing } from './queries.ts';
import { findGone, findMissing, obstaclesOf, siteIdsOf } from './rules.ts';

export interface StoreObstacles {
  storeId: string;
  /** None: listings can be released to it. */
  obstacles: Message[];
  missing: SettingName[];
  /** Characters of a title: what its marketplace takes, and ours at most. */
  titleMax: number;
}

/** Why nothing can be released to these stores, by what is kept of their marketplaces. Stores without one are left out. */
export async function findObstacles(db: Db, storeIds: readonly string[]): Promise<StoreObstacles[]> {
  const stores = [...(await findStorePublishing(db, storeIds)).values()];
  const offered = await findOffered(db, stores);
  return stores.map((store) => {
    const missing = findMissing(store, offered.get(store.storeId));
    const gone = findGone(store, offered.get(store.storeId));
    return {
      storeId: store.storeId,
      obstacles: obstaclesOf(store, missing, gone),
      missing,
      titleMax: Math.min(titleMax, titleLimitOf(store.marketplace)),
    };
  });
}

/** What their marketplaces let these stores choose from, as far as it is kept. */
export function findOffered(db: Db, stores: readonly StorePublishing[]): Promise<Map<string, OfferedIds>> {
  const shops = stores.map((store) => ({
    storeId: store.storeId,
    marketplace: store.marketplace,
    siteIds: siteIdsOf(store),
  }));
  return findOfferedIds(db, shops);
}
