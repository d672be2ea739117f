import { sql } from 'kysely';
import { onConstraint } from '../../../platform/database/constraint.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { fail } from '../../../platform/failure.ts';
import { findListingSkus, type ListingSku } from '../record/queries.ts';
import { type Candidates, findCandidates, pricesFor, skusOnSale } from './candidates.ts';
import { storeSkus } from './codes.ts';
import { type FrozenSku, type GivenSku, insertSkus } from './freeze.ts';
import { frozenSku } from './given.ts';

interface Refrozen {
  id: string;
  storeId: string;
  productId: string;
  marketId: string | null;
}

/** What came into listings and what went, by the names in their stores. */
export interface SkuMoves {
  added: string[];
  removed: string[];
}

/**
 * Brings the SKUs of listings to those of their products: what they are made of, their boxes and main pictures. SKUs that
 * have come since are added where no marketplace has the listing yet, those that were deleted go unless it knows them.
 */
export async function refreezeSkus(tx: Tx, listings: readonly Refrozen[]): Promise<SkuMoves> {
  const candidates = await findCandidates(tx, listings);
  const skus = await findListingSkus(
    tx,
    listings.map(({ id }) => id),
  );
  await updateSkus(tx, frozenNow(candidates, skus));
  const gone = skus.filter(({ skuId, marketSkuId }) => skuId === null && marketSkuId === null);
  const goneIds = gone.map(({ id }) => id);
  await tx.deleteFrom('listingSkus').where('id', '=', anyOf(goneIds, 'bigint')).execute();
  const added = await addedSkus(tx, candidates, { listings, skus });
  // both come from what is taken, so somebody else has to have been there in the same moment
  await onConstraint(insertSkus(tx, added), {
    listing_skus_sku_key: () => fail(409, 'publishing.takenMeanwhile'),
  });
  return { added: added.map(({ sku }) => sku), removed: gone.map(({ sku }) => sku) };
}

function frozenNow({ products }: Candidates, skus: readonly ListingSku[]): (FrozenSku & { id: string })[] {
  const sold = new Map(
    [...products.values()].flatMap((product) => product.skus.map((sku) => [sku.id, frozenSku(product, sku)] as const)),
  );
  return skus.flatMap(({ id, skuId }) => {
    const now = skuId === null ? undefined : sold.get(skuId);
    return now ? [{ ...now, id }] : [];
  });
}

async function updateSkus(tx: Tx, frozen: readonly (FrozenSku & { id: string })[]): Promise<void> {
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

interface Held {
  listings: readonly Refrozen[];
  skus: readonly ListingSku[];
}

/** Behind those that the listings have, with prices as the stores' rules propose them. */
async function addedSkus(tx: Tx, candidates: Candidates, { listings, skus }: Held): Promise<GivenSku[]> {
  const own = Map.groupBy(skus, ({ listingId }) => listingId);
  const growing = listings.flatMap(({ id, storeId, productId, marketId }) => {
    const product = candidates.products.get(productId);
    if (!product || marketId !== null) return [];
    const held = own.get(id) ?? [];
    const listed = new Set(held.map(({ skuId }) => skuId));
    const fresh = skusOnSale(product).filter((sku) => !listed.has(sku.id));
    const from = Math.max(-1, ...held.map(({ position }) => position)) + 1;
    return fresh.length > 0 ? [{ id, storeId, product, fresh, from }] : [];
  });
  const names = await storeSkus(
    tx,
    growing.map(({ storeId, fresh }) => ({ storeId, skus: fresh.map(({ sku }) => sku) })),
  );
  return growing.flatMap(({ id, storeId, product, fresh, from }, at) =>
    fresh.map((sku, place) => ({
      ...frozenSku(product, sku),
      ...pricesFor(candidates, storeId, sku),
      skuId: sku.id,
      sku: names[at]![place]!,
      listingId: id,
      position: from + place,
    })),
  );
}
