import { type Marketplace, marketplaceNames, marketplaceOf } from '@pressroom/contract/stores/marketplace';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';
import { fileUrl, previewUrl } from '../../../platform/storage/blobs.ts';

interface Listing {
  /** Of the effect preview of its SKU mapping. */
  previewKey: string | null;
  /** Of the main picture that it was listed with. */
  mainKey: string | null;
  typeCode: string;
  storeName: string;
  skuId: string;
}

/** The type of the product that the SKU belongs to; 404 without the SKU. */
export async function getTypeOfSku(db: Db, skuId: string): Promise<number> {
  const found = await db
    .selectFrom('productSkus as sku')
    .innerJoin('products as product', 'product.id', 'sku.productId')
    .where('sku.id', '=', skuId)
    .select('product.productType')
    .executeTakeFirst();
  return found?.productType ?? fail(404, 'platform.notFound');
}

/**
 * The SKU mappings with the SKU's product code and its product's prints, and what marketplaces have of listings of ours
 * beside them: combinations and SKUs without a code have no such mapping. By store.
 */
export async function findListings(db: Db, skuId: string): Promise<Listing[]> {
  const { rows } = await sql<Listing>`
    with mapped as (
      select mapping.id, mapping.shop_id, mapping.sku_id, mapping.preview_id
      from product_skus sku
      join products product on product.id = sku.product_id
      join sku_mappings mapping on mapping.product_code_id = sku.product_code_id
        and mapping.printing_image_id = product.print1_id
        and mapping.printing_image2_id is not distinct from product.print2_id
      where sku.id = ${skuId}
    ), sold as (
      select shop_id, sku_id, preview_id, null::bigint as blob_id, id from mapped
      union all
      select store_id, market_sku_id, null, main_blob_id, null from listing_skus
      where sku_id = ${skuId} and market_sku_id is not null
        and (store_id, market_sku_id) not in (select shop_id, sku_id from mapped)
    )
    select preview.key as preview_key, main.key as main_key, stores.type_code, stores.name as store_name, sold.sku_id
    from sold
    join stores on stores.id = sold.shop_id
    left join effect_previews preview on preview.id = sold.preview_id
    left join blobs main on main.id = sold.blob_id
    order by lower(stores.name), sold.id nulls last, sold.sku_id`.execute(db);
  return rows;
}

const pictureOf = ({ previewKey, mainKey }: Listing) =>
  previewKey ? previewUrl(previewKey) : mainKey ? fileUrl(mainKey) : '';

export function presentListing(listing: Listing) {
  const { typeCode, storeName, skuId } = listing;
  const marketplace: Marketplace | undefined = marketplaceOf(typeCode);
  return {
    mainPictureUrl: pictureOf(listing),
    storeType: typeCode,
    storeTypeName: marketplace ? marketplaceNames[marketplace] : '',
    storeName,
    thirdPartySpecId: skuId,
  };
}
