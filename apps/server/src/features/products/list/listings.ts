import { type Marketplace, marketplaceNames, marketplaceOf } from '@pressroom/contract/stores/marketplace';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';
import { previewUrl } from '../../../platform/storage/blobs.ts';

interface Listing {
  previewKey: string | null;
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

/** The SKU mappings with the SKU's product code and its product's prints, by store. */
export async function findListings(db: Db, skuId: string): Promise<Listing[]> {
  const { rows } = await sql<Listing>`
    select preview.key as preview_key, stores.type_code, stores.name as store_name, mapping.sku_id
    from product_skus sku
    join products product on product.id = sku.product_id
    join sku_mappings mapping on mapping.product_code_id = sku.product_code_id
      and mapping.printing_image_id = product.print1_id
      and mapping.printing_image2_id is not distinct from product.print2_id
    join stores on stores.id = mapping.shop_id
    left join effect_previews preview on preview.id = mapping.preview_id
    where sku.id = ${skuId}
    order by lower(stores.name), mapping.id`.execute(db);
  return rows;
}

export function presentListing({ previewKey, typeCode, storeName, skuId }: Listing) {
  const marketplace: Marketplace | undefined = marketplaceOf(typeCode);
  return {
    mainPictureUrl: previewKey ? previewUrl(previewKey) : '',
    storeType: typeCode,
    storeTypeName: marketplace ? marketplaceNames[marketplace] : '',
    storeName,
    thirdPartySpecId: skuId,
  };
}
