import type { SearchHits } from '@pressroom/contract/search/search';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { containsWord, wordSearch } from '../../../platform/database/expressions.ts';

type Hit = SearchHits['productCodes'][number];

/** A few product codes that contain the word, the one that is the word first. */
export async function findCodesByWord(db: Db, word: string, most: number): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    with found as (
      (select id from product_codes where lower(code) = lower(${word}))
      union
      (select id from product_codes where ${containsWord(sql`code`, wordSearch(word))} limit ${most}))
    select p.code, k.name as "categoryName"
    from found join product_codes p on p.id = found.id join product_categories k on k.id = p.category_id
    order by lower(p.code) <> lower(${word}), p.code limit ${most}`.execute(db);
  return rows;
}
