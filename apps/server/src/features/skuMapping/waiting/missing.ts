import type { ListingFacts } from '@pressroom/contract/skuMapping/contradiction';
import type { MissingProduct } from '@pressroom/contract/skuMapping/waiting';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { findDictionary } from '../contradictions/contradictions.public.ts';
import { type Spelled, spellingBy } from './spelled.ts';

/** For each listing the product that it spells out and that we do not have; null where the listing leaves doubt. */
export async function findMissing(
  db: Db,
  listings: readonly (ListingFacts | null)[],
): Promise<(MissingProduct | null)[]> {
  const { entries, lexicon } = await findDictionary(db);
  const spelled = listings.map(spellingBy(entries, lexicon));
  const categories = await findCategories(db, spelled);
  return spelled.map((one, index) => {
    const found = categories.get(index);
    if (!one || found?.hasSize) return null;
    const category = found ? { id: found.id, name: found.name } : null;
    if (category && !one.size) return null;
    return { categoryCode: `${one.style.code}-${one.colour.code}`, sizeCode: one.size?.code ?? null, category };
  });
}

interface Category {
  id: string;
  name: string;
  /** Whether the category has a product code of that size. */
  hasSize: boolean;
}

/** The categories of these styles and colours, by index; absent where there is no such category. */
async function findCategories(db: Db, spelled: readonly (Spelled | undefined)[]): Promise<Map<number, Category>> {
  const asked = spelled.flatMap((one, index) => (one ? [{ ...one, index }] : []));
  if (asked.length === 0) return new Map();
  const { rows } = await sql<Category & { index: number }>`
    select given.index, category.id, category.name, exists (
      select from product_codes product where product.category_id = category.id and product.size_id = given.size_id) as "hasSize"
    from unnest(${asked.map(({ index }) => index)}::int[], ${asked.map(({ style }) => style.id)}::bigint[],
      ${asked.map(({ colour }) => colour.id)}::bigint[], ${asked.map(({ size }) => size?.id ?? null)}::bigint[])
      as given (index, style_id, color_id, size_id)
    join product_categories category on category.style_id = given.style_id and category.color_id = given.color_id`.execute(
    db,
  );
  return new Map(rows.map(({ index, ...category }) => [index, category]));
}
