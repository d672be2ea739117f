import type { ListingFacts } from '@pressroom/contract/skuMapping/contradiction';
import type { MissingProduct } from '@pressroom/contract/skuMapping/waiting';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { findDictionary } from '../contradictions/contradictions.public.ts';
import { type Spelled, spellingBy } from './spelled.ts';

/** For each of these listings the product that it spells out, where we do not have it; null where nothing is certain. */
export async function findMissing(
  db: Db,
  listings: readonly (ListingFacts | null)[],
): Promise<(MissingProduct | null)[]> {
  const { entries, lexicon } = await findDictionary(db);
  const spelled = listings.map(spellingBy(entries, lexicon));
  const places = await findPlaces(db, spelled);
  return spelled.map((one, index) => {
    const found = places.get(index);
    if (!one || found?.has) return null;
    const category = found ? { id: found.id, name: found.name } : null;
    if (category && !one.size) return null;
    return { categoryCode: `${one.style.code}-${one.colour.code}`, sizeCode: one.size?.code ?? null, category };
  });
}

interface Place {
  id: string;
  name: string;
  /** Whether it has a product code of that size. */
  has: boolean;
}

/** The categories of these, by their index; absent where there is none. */
async function findPlaces(db: Db, spelled: readonly (Spelled | undefined)[]): Promise<Map<number, Place>> {
  const asked = spelled.flatMap((one, index) => (one ? [{ ...one, index }] : []));
  if (asked.length === 0) return new Map();
  const { rows } = await sql<Place & { index: number }>`
    select given.index, category.id, category.name, exists (
      select from product_codes product where product.category_id = category.id and product.size_id = given.size_id) as has
    from unnest(${asked.map(({ index }) => index)}::int[], ${asked.map(({ style }) => style.id)}::bigint[],
      ${asked.map(({ colour }) => colour.id)}::bigint[], ${asked.map(({ size }) => size?.id ?? null)}::bigint[])
      as given (index, style_id, color_id, size_id)
    join product_categories category on category.style_id = given.style_id and category.color_id = given.color_id`.execute(
    db,
  );
  return new Map(rows.map(({ index, ...place }) => [index, place]));
}
