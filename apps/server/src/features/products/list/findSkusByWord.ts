import type { SearchHits } from '@pressroom/contract/search/search';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { containsWord, wordSearch } from '../../../platform/database/expressions.ts';

type Hit = SearchHits['skus'][number];

/** A few SKUs of products of these types that contain the word, the one that is the word first. */
export async function findSkusByWord(
  db: Db,
  { word, types }: { word: string; types: readonly number[] },
  most: number,
): Promise<Hit[]> {
  const isOfType = sql`product_type = any(${types}::smallint[])`;
  const { rows } = await sql<Hit>`
    with found as (
      (select k.id from product_skus k join products p on p.id = k.product_id
        where lower(k.sku) = lower(${word}) and ${isOfType})
      union
      (select k.id from product_skus k join products p on p.id = k.product_id
        where ${containsWord(sql`k.sku`, wordSearch(word))} and ${isOfType} limit ${most}))
    select k.sku, k.name, p.product_type as "productType"
    from found join product_skus k on k.id = found.id join products p on p.id = k.product_id
    order by lower(k.sku) <> lower(${word}), k.sku limit ${most}`.execute(db);
  return rows;
}
