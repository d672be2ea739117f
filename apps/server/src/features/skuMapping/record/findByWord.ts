import type { SearchHits } from '@pressroom/contract/search/search';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { containsWord, wordSearch } from '../../../platform/database/expressions.ts';

type Hit = SearchHits['mappings'][number];

/** A few mappings whose SKU ID contains the word, those that are the word first. */
export async function findMappingsByWord(db: Db, word: string, most: number): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    with found as (
      (select id from sku_mappings where sku_id = ${word} order by id limit ${most})
      union
      (select id from sku_mappings where ${containsWord(sql`sku_id`, wordSearch(word))} limit ${most}))
    select m.id, m.sku_id as "skuId", s.name as "shopName", p.code as "productCode"
    from found join sku_mappings m on m.id = found.id join stores s on s.id = m.shop_id
      join product_codes p on p.id = m.product_code_id
    order by m.sku_id <> ${word}, m.sku_id, m.id limit ${most}`.execute(db);
  return rows;
}
