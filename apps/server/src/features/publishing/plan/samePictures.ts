import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

interface Effect {
  key: string;
  prints: string;
  baseBlobId: string;
  /** The store shows its goods on this base image. */
  isOfStore: boolean;
}

/**
 * Tells whether a listing shows a picture of its product as it is, or as an effect picture of its own in place of it: with
 * the same prints, in another shape or on the mockup of its store. By the keys of the pictures.
 */
export async function findSamePictures(
  db: Db,
  storeId: string,
  keys: readonly string[],
): Promise<(listed: string, ofProduct: string) => boolean> {
  const { rows } = await sql<Effect>`
    select blobs.key, effect.base_blob_id,
      (select string_agg(print ->> 'blobId', ' ') from jsonb_array_elements(effect.prints) as print) as prints,
      exists (
        select from category_models model join library_files base on base.id = model.bottom_image_id
        where model.shop_id = ${storeId} and model.is_default = 1 and base.blob_id = effect.base_blob_id) as is_of_store
    from blobs join effect_pictures effect on effect.blob_id = blobs.id
    where blobs.key = any (${[...new Set(keys)]}::text[])`.execute(db);
  const effects = new Map(rows.map((effect) => [effect.key, effect]));
  return (listed, ofProduct) => {
    if (listed === ofProduct) return true;
    const [own, theirs] = [effects.get(listed), effects.get(ofProduct)];
    if (!own || !theirs || own.prints !== theirs.prints) return false;
    return own.isOfStore || own.baseBlobId === theirs.baseBlobId;
  };
}
