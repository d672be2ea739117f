import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Pair } from './skuMapping.queries.ts';

export { holdMappings, lockMappingsForSaving } from './skuMapping.lock.ts';

export interface Mapping extends Pair {
  productCodeId: string;
  printingImageId: string;
  printingImage2Id: string | null;
  previewId: string | null;
}

/** The mappings that exist among these pairs, in no order. */
export function findMappings(db: Db, pairs: readonly Pair[]): Promise<Mapping[]> {
  const shopIds = pairs.map(({ shopId }) => shopId);
  const skuIds = pairs.map(({ skuId }) => skuId);
  return db
    .selectFrom('skuMappings')
    .where(sql<SqlBool>`(shop_id, sku_id) in (select * from unnest(${shopIds}::bigint[], ${skuIds}::text[]))`)
    .select(['shopId', 'skuId', 'productCodeId', 'printingImageId', 'printingImage2Id', 'previewId'])
    .execute();
}

export { followingLines, type FollowMappings, type FormerMapping } from './follow.ts';
export { findContradictions } from './alarm/contradictions.ts';
export { listingFacts } from './alarm/listing.ts';
export { judgeListings } from './verdicts.job.ts';
