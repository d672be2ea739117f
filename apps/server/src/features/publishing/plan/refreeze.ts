import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { publishProducts } from '@pressroom/contract/publishing/plans';
import { listingStatus } from '@pressroom/contract/publishing/status';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import { underIds } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { now } from '../../../platform/database/expressions.ts';
import { releaseBlobs } from '../../../platform/storage/releasedBlobs.ts';
import { addEvents } from '../record/events.ts';
import { refreshListings } from '../record/refresh.ts';
import { auditedLink } from './audited.ts';
import { freezeContent, templateValues } from './freeze.ts';
import { refreezeSkus } from './refreezeSkus.ts';
import { findBlobs, lockSomeListings, refusalsOf } from './remove.ts';

type Outcome = HandlerOutput<typeof publishProducts.refreeze>;

/** Takes over what has changed in the products since their listings were made. Title, item number, prices and stock stay. */
export async function refreezeListings({ tx, actor, audit }: Act, ids: readonly string[]): Promise<Outcome> {
  const listings = await lockSomeListings(tx, ids);
  const { allowed, refused } = refusalsOf(ids, listings, ({ publishStatus }) =>
    publishStatus === listingStatus.publishing ? { key: 'publishing.onItsWay' } : undefined,
  );
  const changed = allowed.map(({ id }) => id);
  const former = await findBlobs(tx, changed);
  await freezeHeads(tx, changed);
  const moves = await refreezeSkus(tx, allowed);
  await dropContent(tx, changed);
  await freezeContent(tx, changed);
  await refreshListings(tx, changed);
  const kept = new Set(await findBlobs(tx, changed));
  await releaseBlobs(
    tx,
    former.filter((blobId) => !kept.has(blobId)),
  );
  const behavior = { key: 'publishing.event.refrozen' } as const;
  await addEvents(
    tx,
    actor,
    changed.map((listingId) => ({ listingId, behavior })),
  );
  const told = underIds(allowed, auditedLink);
  audit({ object: 'publishProducts', ids: changed, before: told, after: { refrozen: true, ...moves, ...told } });
  return { done: changed, refused };
}

async function freezeHeads(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update listings set (spu, ${templateValues.names}) = (product.spu, ${templateValues.values}), judged_at = null,
      changed_at = case when publish_status = ${listingStatus.published} then ${now} end, gmt_modified = ${now}
    from stores store, products product, classification_templates classification, packaging_templates packaging
    where listings.id = any (${ids}::bigint[]) and store.id = listings.store_id and product.id = listings.product_id
      and classification.id = product.classification_template_id
      and packaging.id = product.packaging_template_id`.execute(tx);
}

/** What follows from the product is taken anew; pictures of SKUs that are deleted since stay. */
async function dropContent(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    delete from listing_pictures using listing_skus sku
    where sku.id = listing_sku_id and sku.listing_id = any (${ids}::bigint[]) and sku.sku_id is not null`.execute(tx);
  await sql`delete from listing_attributes where listing_id = any (${ids}::bigint[])`.execute(tx);
  await sql`delete from listing_packaging_pictures where listing_id = any (${ids}::bigint[])`.execute(tx);
}
