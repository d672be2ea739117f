import type { Insertable } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import type { DB } from '../platform/database/schema.gen.ts';

type SkuGiven = Partial<Omit<Insertable<DB['listingSkus']>, 'listingId' | 'storeId' | 'position'>>;

interface ListingGiven extends Partial<Insertable<DB['listings']>> {
  storeId: string;
  productId: string;
  /** One where none are given. */
  skus?: readonly SkuGiven[];
}

let serial = 0;

/** The rows of a listing in a plan of its own. What it keeps of its SKUs is not reckoned. */
export async function keptListing(
  { db }: { db: Db },
  { skus = [{}], ...given }: ListingGiven,
): Promise<{ id: string }> {
  serial += 1;
  const { id: planId } = await db
    .insertInto('publishPlans')
    .values({ publishBatchNo: `PLAN-${serial}`, createUser: 'tester' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const listing = {
    planId,
    productType: 1,
    spu: `SPU-${serial}`,
    name: `Shirt ${serial}`,
    cargoNo: `CARGO-${serial}`,
    title: `Soft cotton shirt number ${serial}`,
    categoryIds: ['1701', '1704'],
    categoryNames: ['Women', 'T-Shirts'],
    productTypeId: '41704',
    packagingShape: 1,
    packagingType: 2,
    ...given,
  };
  const { id } = await db.insertInto('listings').values(listing).returning('id').executeTakeFirstOrThrow();
  const rows = skus.map((sku, position) => ({
    sku: `${listing.cargoNo}-${position}`,
    ...sku,
    listingId: id,
    storeId: given.storeId,
    position,
  }));
  await db.insertInto('listingSkus').values(rows).execute();
  return { id };
}
