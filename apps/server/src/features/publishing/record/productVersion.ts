import { sql } from 'kysely';

/** Joins listings, `listing`, with what their contents are taken from. */
export const productTables = sql`
  join products product on product.id = listing.product_id
  join classification_templates classification on classification.id = product.classification_template_id
  join packaging_templates packaging on packaging.id = product.packaging_template_id`;

/** When anything that the contents of listings are taken from was changed last. SKUs are edited without their products. */
export const productVersion = sql`greatest(product.gmt_modified, classification.gmt_modified, packaging.gmt_modified,
  (select max(gmt_modified) from product_skus where product_id = product.id))`;

/**
 * Whether something has been changed in the product since, or a SKU was deleted that can still be taken out: what the
 * marketplace knows stays.
 */
export const hasMoved = sql<boolean>`(coalesce(listing.product_version < ${productVersion}, true) or exists (
  select from listing_skus sku where sku.listing_id = listing.id and sku.sku_id is null and sku.market_sku_id is null))`;
