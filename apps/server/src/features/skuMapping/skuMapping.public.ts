import { sql, type SqlBool } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Writing } from '../../platform/http/context.ts';
import type { Pair } from './skuMapping.queries.ts';

export { holdMappings, lockMappingsForSaving } from './skuMapping.lock.ts';

export interface Mapping extends Pair {
  productCodeId: string;
  printingImageId: string;
  printingImage2Id: string | null;
  previewId: string | null;
}

/** Gives the order lines that wait for these pairs their products, and answers how many orders that let go on. */
export type ReleaseWaiting = (
  writing: Pick<Writing, 'tx' | 'audit'>,
  actor: Actor,
  pairs: readonly Pair[],
) => Promise<number>;

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

export { findContradictions } from './alarm/contradictions.ts';
export { listingFacts } from './alarm/listing.ts';
export { judgeListings } from './verdicts.job.ts';
