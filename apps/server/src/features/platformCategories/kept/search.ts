import type { PlatformCategory } from '@pressroom/contract/platformCategories/platformCategories';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { contains, containsWord, wordSearch } from '../../../platform/database/expressions.ts';

const most = 50;
/** Words, and what people write between the names of a path. */
const between = /[\s/>›、,，]+/u;

/** Leaves with all the words in their path. Those whose own name has the last word stand first, shorter paths before longer. */
export async function searchCategories(db: Db, storeId: string, fuzzy: string): Promise<PlatformCategory[]> {
  const words = fuzzy.split(between).filter(Boolean);
  const last = words.at(-1);
  if (last === undefined) return [];
  const inWords = words.map((word) => containsWord(sql.ref('words'), wordSearch(word)));
  const own = sql`concat_ws(' ', name, name_en)`;
  const { rows } = await sql<PlatformCategory>`
    select category_id, name as category_name, name_en as category_name_en, product_type_id, is_leaf, path, path_ids
    from platform_categories
    where store_id = ${storeId} and product_type_id is not null and ${sql.join(inWords, sql` and `)}
    order by ${startsWith(own, last)} desc, ${own} ilike ${contains(last)} desc, length(words), path
    limit ${most}`.execute(db);
  return rows;
}

function startsWith(text: RawBuilder<unknown>, word: string): RawBuilder<boolean> {
  return sql<boolean>`lower(${text}) like ${contains(word.toLowerCase()).slice(1)}`;
}
