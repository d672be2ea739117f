import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Pair } from './record/queries.ts';

export { lockMappingsForShare, lockMappingsForSaving } from './record/lock.ts';

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

export { followingLines, type FollowMappings, type FormerMapping } from './record/follow.ts';
export { findContradictions, listingFacts } from './contradictions/contradictions.public.ts';
export { findMappingsByWord } from './record/findByWord.ts';
export { recheckMappings } from './checks/jobs.ts';
export { remakePreviews, remakePreviewsOfPrints } from './save/remakePreviews.ts';
export { mapPublished, type PublishedSku } from './save/published.ts';
