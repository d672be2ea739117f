import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { ListingFacts } from '@pressroom/contract/skuMapping/contradiction';
import type { Pair } from './queries.ts';

/** The listing of each pair as its newest order line keeps it, in the order of the pairs; null where no line has one. */
export async function findListings(db: Db, pairs: readonly Pair[]): Promise<unknown[]> {
  const { rows } = await sql<{ ordinal: string; listing: unknown }>`
    select given.ordinal, found.listing
    from unnest(${pairs.map(({ shopId }) => shopId)}::bigint[], ${pairs.map(({ skuId }) => skuId)}::text[])
      with ordinality as given (shop_id, sku_id, ordinal),
    lateral (
      select line.listing from order_lines line join orders o on o.id = line.order_id
      where line.msku = given.sku_id and line.listing is not null and o.shop_id = given.shop_id
      order by line.id desc limit 1) found`.execute(db);
  const byOrdinal = new Map(rows.map(({ ordinal, listing }) => [Number(ordinal), listing]));
  return pairs.map((_, index) => byOrdinal.get(index + 1) ?? null);
}

/** What a SKU was published as here. */
export interface PublishedAs {
  facts: ListingFacts;
  productCodeId: string;
  productCode: string;
  printIds: readonly [string, string | null];
  printNames: readonly [string, string | null];
}

interface PublishedRow {
  ordinal: string;
  title: string;
  sku: string;
  colorName: string;
  sizeName: string;
  productCodeId: string;
  productCode: string;
  print1Id: string;
  print2Id: string | null;
  print1: string;
  print2: string | null;
}

/** What each pair is published as, in the order of the pairs; null where it was published elsewhere, or as a combination. */
export async function findPublishedAs(db: Db, pairs: readonly Pair[]): Promise<(PublishedAs | null)[]> {
  const { rows } = await sql<PublishedRow>`
    select given.ordinal, listing.title, sku.sku, sku.color_name, sku.size_name, sku.product_code_id, code.code as product_code,
      sku.print1_id, sku.print2_id, print1.name as print1, print2.name as print2
    from unnest(${pairs.map(({ shopId }) => shopId)}::bigint[], ${pairs.map(({ skuId }) => skuId)}::text[])
      with ordinality as given (shop_id, sku_id, ordinal)
    join listing_skus sku on sku.store_id = given.shop_id and sku.market_sku_id = given.sku_id
    join listings listing on listing.id = sku.listing_id and listing.publish_status = 3
    join product_codes code on code.id = sku.product_code_id
    join library_files print1 on print1.id = sku.print1_id
    left join library_files print2 on print2.id = sku.print2_id`.execute(db);
  const byOrdinal = new Map(rows.map((row) => [Number(row.ordinal), publishedAs(row)]));
  return pairs.map((_, index) => byOrdinal.get(index + 1) ?? null);
}

function publishedAs({ title, sku, colorName, sizeName, ...row }: PublishedRow): PublishedAs {
  const attributes = [colorName, sizeName].filter(Boolean).map((value) => ({ name: '', value }));
  return {
    facts: { title, sellerSku: sku, attributes },
    productCodeId: row.productCodeId,
    productCode: row.productCode,
    printIds: [row.print1Id, row.print2Id],
    printNames: [row.print1, row.print2],
  };
}
