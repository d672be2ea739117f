import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { publishProducts } from '@pressroom/contract/publishing/plans';
import { listingStatus } from '@pressroom/contract/publishing/status';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import { underIds } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { now } from '../../../platform/database/expressions.ts';
import { releaseBlobs } from '../../../platform/storage/releasedBlobs.ts';
import { findSoldProducts } from '../../products/products.public.ts';
import { addEvents } from '../record/events.ts';
import { findListingSkus } from '../record/queries.ts';
import { auditedLink } from './audited.ts';
import { freezeContent, type FrozenSku, templateValues } from './freeze.ts';
import { frozenSku } from './given.ts';
import { findBlobs, lockSomeListings, type PlanListing, refusalsOf } from './remove.ts';

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
  await freezeSkus(tx, allowed);
  await dropContent(tx, changed);
  await freezeContent(tx, changed);
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
  audit({ object: 'publishProducts', ids: changed, before: told, after: { refrozen: true, ...told } });
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

/** What the SKUs are made of, their boxes and main pictures. Of SKUs that are deleted since everything stays. */
async function freezeSkus(tx: Tx, listings: readonly PlanListing[]): Promise<void> {
  const products = await findSoldProducts(tx, [...new Set(listings.map(({ productId }) => productId))]);
  const sold = new Map(
    products.flatMap((product) => product.skus.map((sku) => [sku.id, frozenSku(product, sku)] as const)),
  );
  const skus = await findListingSkus(
    tx,
    listings.map(({ id }) => id),
  );
  const frozen = skus.flatMap(({ id, skuId }): (FrozenSku & { id: string })[] => {
    const now = skuId === null ? undefined : sold.get(skuId);
    return now ? [{ ...now, id }] : [];
  });
  await sql`
    update listing_skus set product_code_id = "productCodeId", print1_id = "print1Id", print2_id = "print2Id",
      color_code = coalesce(color.code, ''), color_name = coalesce(color.name, ''),
      size_code = coalesce(size.code, ''), size_name = coalesce(size.name, ''),
      outer_box_length = "outerBoxLength", outer_box_width = "outerBoxWidth", outer_box_height = "outerBoxHeight",
      outer_box_weight = "outerBoxWeight", product_reference_links = "productReferenceLinks", main_blob_id = main.id
    from jsonb_to_recordset(${JSON.stringify(frozen)}::jsonb) as given (id bigint, "productCodeId" bigint,
      "print1Id" bigint, "print2Id" bigint, "colorId" bigint, "sizeId" bigint, "outerBoxLength" numeric,
      "outerBoxWidth" numeric, "outerBoxHeight" numeric, "outerBoxWeight" numeric, "productReferenceLinks" text,
      "mainKey" text)
    left join codes color on color.id = "colorId"
    left join codes size on size.id = "sizeId"
    left join blobs main on main.key = "mainKey"
    where listing_skus.id = given.id`.execute(tx);
}

/** What follows from the product is taken anew; pictures of SKUs that are deleted since stay. */
async function dropContent(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    delete from listing_pictures using listing_skus sku
    where sku.id = listing_sku_id and sku.listing_id = any (${ids}::bigint[]) and sku.sku_id is not null`.execute(tx);
  await sql`delete from listing_attributes where listing_id = any (${ids}::bigint[])`.execute(tx);
  await sql`delete from listing_packaging_pictures where listing_id = any (${ids}::bigint[])`.execute(tx);
}
