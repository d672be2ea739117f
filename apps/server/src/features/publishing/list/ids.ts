import type { Db } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';

/** The listings of a plan, in the order in which they were made. */
export async function findListingIdsOf(db: Db, planId: string): Promise<string[]> {
  const rows = await db.selectFrom('listings').where('planId', '=', planId).select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Where a SKU of ours is listed; 404 without the SKU. */
export async function findSpecsOf(db: Db, skuId: string): Promise<{ id: string; listingId: string }[]> {
  const sku = await db.selectFrom('productSkus').where('id', '=', skuId).select('id').executeTakeFirst();
  if (!sku) fail(404, 'platform.notFound');
  return db.selectFrom('listingSkus').where('skuId', '=', skuId).select(['id', 'listingId']).orderBy('id').execute();
}
