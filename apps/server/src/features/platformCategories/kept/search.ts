import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { contains } from '../../../platform/database/expressions.ts';
import type { KeptCategory } from './categories.ts';

const most = 50;
/** Words, and what people write between the names of a path. */
const between = /[\s/>›、,，]+/u;

/** Leaves with all the words in their path. Those whose own name begins with the last word stand first, then those with it in their name. */
export async function searchCategories(db: Db, storeId: string, fuzzy: string): Promise<KeptCategory[]> {
  const words = fuzzy.toLowerCase().split(between).filter(Boolean);
  const last = words.at(-1);
  if (last === undefined) return [];
  const { rows } = await sql<KeptCategory>`
    select category_id, name, name_en, product_type_id, is_leaf, path, path_en, path_ids
    from platform_categories
    where store_id = ${storeId} and product_type_id is not null and words like all(${words.map(contains)}::text[])
    order by
      lower(name) like ${beginsWith(last)} or lower(name_en) like ${beginsWith(last)} desc nulls last,
      lower(concat_ws(' ', name, name_en)) like ${contains(last)} desc,
      length(words), path
    limit ${most}`.execute(db);
  return rows;
}

const beginsWith = (word: string) => contains(word).slice(1);
