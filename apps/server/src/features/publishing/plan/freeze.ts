import { slotsOf } from '@pressroom/contract/pictures/slotLists';
import { type Marketplace, marketplaceOf, storeTypeCodes } from '@pressroom/contract/stores/marketplace';
import { type RawBuilder, sql } from 'kysely';
import { onConstraint } from '../../../platform/database/constraint.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { productVersion } from '../record/productVersion.ts';
import { refreshListings } from '../record/refresh.ts';
import { slotPictures } from './slotPictures.ts';

/** A listing that is to be frozen from its product. */
export interface NewListing {
  planId: string;
  storeId: string;
  productId: string;
  name: string;
  cargoNo: string;
  title: string;
  description: string;
  skus: readonly NewSku[];
}

export interface NewSku {
  skuId: string;
  /** As the store will know it. */
  sku: string;
  originalPrice: string | null;
  specialPrice: string | null;
  frozen: FrozenSku;
}

/** What is taken over from a SKU of ours. */
export interface FrozenSku {
  productCodeId: string | null;
  print1Id: string | null;
  print2Id: string | null;
  colorId: string | null;
  sizeId: string | null;
  stock: number;
  outerBoxLength: string | null;
  outerBoxWidth: string | null;
  outerBoxHeight: string | null;
  outerBoxWeight: string | null;
  productReferenceLinks: string;
  mainKey: string | null;
}

/** So many SKUs are written in one statement: a million at once would fill the memory. */
const skusAtOnce = 20_000;

/** Writes listings as their products are now, and answers their ids in the order given. `refuse` answers an item number taken meanwhile. */
export async function freezeListings(tx: Tx, listings: readonly NewListing[], refuse: () => never): Promise<string[]> {
  const ids = await nextListingIds(tx, listings.length);
  // SKUs would be read for nothing
  const heads = listings.map((listing, at) => ({ ...listing, skus: undefined, id: ids[at]! }));
  await onConstraint(insertHeads(tx, heads), { listings_cargo_no_key: refuse });
  const skus = listings.flatMap((listing, at) =>
    listing.skus.map(({ frozen, ...sku }, position) => ({ ...sku, ...frozen, listingId: ids[at]!, position })),
  );
  for (let from = 0; from < skus.length; from += skusAtOnce) {
    const inserting = insertSkus(tx, skus.slice(from, from + skusAtOnce));
    await onConstraint(inserting, { listing_skus_sku_key: refuse });
  }
  await freezeContent(tx, ids);
  await refreshListings(tx, ids);
  return ids;
}

async function nextListingIds(tx: Tx, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select nextval(pg_get_serial_sequence('listings', 'id')) as id from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map(({ id }) => id);
}

const sheinTypes = sql.join(
  storeTypeCodes.filter((type) => marketplaceOf(type) === 'shein').map((type) => sql.lit(type)),
);

/** Of the two that templates and products keep, the one of the marketplace of the store `store`. */
const ofMarketplace = (shein: RawBuilder<unknown>, temu: RawBuilder<unknown>) =>
  sql`case when store.type_code in (${sheinTypes}) then ${shein} else ${temu} end`;

const either = (shein: string, temu: string) =>
  ofMarketplace(sql.ref(`classification.${shein}`), sql.ref(`classification.${temu}`));

/** What only templates for TEMU name. */
const ofTemu = (none: RawBuilder<unknown>, column: string) => ofMarketplace(none, sql.ref(`classification.${column}`));

/** What listings say of their category and packaging, by the templates `classification` and `packaging`. */
export const templateValues = {
  names: sql.raw(`classification_template_id, category_ids, category_names, product_type_id, size_chart_name, model_id,
    model_name, packaging_shape, packaging_type, product_version`),
  values: sql`classification.id, ${either('shein_category_ids', 'temu_category_ids')},
    ${either('shein_category', 'temu_category')}, ${either('shein_product_type_id', 'temu_product_type_id')},
    ${ofTemu(sql`''`, 'bind_temu_size_charts_template_name')}, ${ofTemu(sql`null`, 'bind_temu_model_id')},
    ${ofTemu(sql`''`, 'bind_temu_model_name')}, packaging.package_shape, packaging.package_type,
    ${productVersion}`,
};

async function insertHeads(tx: Tx, heads: readonly (Omit<NewListing, 'skus'> & { id: string })[]): Promise<void> {
  await sql`
    insert into listings (id, plan_id, store_id, product_id, product_type, spu, name, cargo_no, title, description,
      ${templateValues.names})
    overriding system value
    select given.id, "planId", "storeId", product.id, product.product_type, product.spu, given.name, "cargoNo", title,
      description, ${templateValues.values}
    from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as given (id bigint, "planId" bigint, "storeId" bigint,
      "productId" bigint, name text, "cargoNo" text, title text, description text)
    join stores store on store.id = "storeId"
    join products product on product.id = "productId"
    join classification_templates classification on classification.id = product.classification_template_id
    join packaging_templates packaging on packaging.id = product.packaging_template_id
    order by given.id`.execute(tx);
}

/** A SKU with its place in its listing. */
export type GivenSku = Omit<NewSku, 'frozen'> & FrozenSku & { listingId: string; position: number };

export async function insertSkus(tx: Tx, skus: readonly GivenSku[]): Promise<void> {
  await sql`
    insert into listing_skus (listing_id, store_id, position, sku_id, sku, product_code_id, print1_id, print2_id,
      color_code, color_name, size_code, size_name, original_price, special_price, real_stock, outer_box_length,
      outer_box_width, outer_box_height, outer_box_weight, product_reference_links, main_blob_id)
    select "listingId", listing.store_id, position, "skuId", given.sku, "productCodeId", "print1Id", "print2Id",
      coalesce(color.code, ''), coalesce(color.name, ''), coalesce(size.code, ''), coalesce(size.name, ''),
      "originalPrice", "specialPrice", stock, "outerBoxLength", "outerBoxWidth", "outerBoxHeight", "outerBoxWeight",
      "productReferenceLinks", main.id
    from jsonb_to_recordset(${JSON.stringify(skus)}::jsonb) as given ("listingId" bigint, position integer,
      "skuId" bigint, sku text, "productCodeId" bigint, "print1Id" bigint, "print2Id" bigint, "colorId" bigint,
      "sizeId" bigint, "originalPrice" numeric, "specialPrice" numeric, stock integer, "outerBoxLength" numeric,
      "outerBoxWidth" numeric, "outerBoxHeight" numeric, "outerBoxWeight" numeric, "productReferenceLinks" text,
      "mainKey" text)
    join listings listing on listing.id = "listingId"
    left join codes color on color.id = "colorId"
    left join codes size on size.id = "sizeId"
    left join blobs main on main.key = "mainKey"
    order by "listingId", position`.execute(tx);
}

const slotsFor = (marketplace: Marketplace) => sql`${slotsOf(marketplace).map(({ type }) => type)}::smallint[]`;

/** Takes the pictures, the attributes and the packaging of listings from their products as they are now. */
export async function freezeContent(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    insert into listing_pictures (listing_sku_id, image_type, position, blob_id)
    select sku.id, picture.image_type, picture.position, picture.blob_id
    from listings listing
    join stores store on store.id = listing.store_id
    join listing_skus sku on sku.listing_id = listing.id
    cross join ${slotPictures(sql`sku.sku_id`)} picture
    where listing.id = any (${ids}::bigint[])
      and picture.image_type = any (${ofMarketplace(slotsFor('shein'), slotsFor('temu'))})`.execute(tx);
  await sql`
    insert into listing_attributes (listing_id, position, attribute_id, kind, attribute_name, attribute_name_en,
      value_id, value_name, value_name_en, text, number, unit)
    select listing.id, own.position, own.attribute_id, own.kind, own.attribute_name, own.attribute_name_en,
      own.value_id, own.value_name, own.value_name_en, own.text, own.number, own.unit
    from listings listing
    join stores store on store.id = listing.store_id
    join classification_attributes own on own.template_id = listing.classification_template_id
      and own.marketplace = ${ofMarketplace(sql`'shein'`, sql`'temu'`)}
    where listing.id = any (${ids}::bigint[])`.execute(tx);
  await sql`
    insert into listing_packaging_pictures (listing_id, position, blob_id)
    select listing.id, image.position, image.blob_id
    from listings listing
    join products product on product.id = listing.product_id
    join packaging_template_images image on image.template_id = product.packaging_template_id
    where listing.id = any (${ids}::bigint[])`.execute(tx);
  await sql`update listings set effects_due = true where id = any (${ids}::bigint[])`.execute(tx);
}
