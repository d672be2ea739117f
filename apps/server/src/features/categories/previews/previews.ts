import type { PrintBox } from '@pressroom/contract/categories/categories';
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { findLooks } from '../models/storeModels.ts';

export interface Preview {
  id: string;
  /** What its address carries. */
  key: string;
}

interface PreviewSpec {
  baseBlobId: string;
  prints: readonly { blobId: string; box: PrintBox }[];
}

/** The effect previews of these pictures, in their order. A picture described before keeps its row. */
export async function ensurePreviews(tx: Tx, specs: readonly PreviewSpec[]): Promise<Preview[]> {
  const described = specs.map(describe);
  // in the order of their hashes, so that two transactions never wait for each other
  const distinct = [...new Map(described.map((one) => [one.hash.toString('hex'), one])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, one]) => one);
  if (distinct.length === 0) return [];
  const hashes = distinct.map((one) => one.hash);
  await sql`
    insert into effect_previews (key, description_hash, base_blob_id, prints)
    select * from unnest(
      ${distinct.map(() => randomBytes(18).toString('base64url'))}::text[],
      ${hashes}::bytea[],
      ${distinct.map((one) => one.baseBlobId)}::bigint[],
      ${distinct.map((one) => one.prints)}::jsonb[])
    on conflict (description_hash) do nothing`.execute(tx);
  const rows = await tx
    .selectFrom('effectPreviews')
    .where('descriptionHash', '=', sql<Buffer>`any(${hashes}::bytea[])`)
    .select(['id', 'key', 'descriptionHash'])
    .execute();
  const previews = new Map(rows.map(({ id, key, descriptionHash }) => [descriptionHash.toString('hex'), { id, key }]));
  return described.map((one) => previews.get(one.hash.toString('hex'))!);
}

/** Gives every SKU mapping of the categories the preview that fits what its store shows now. */
export async function remakeMappingPreviews(tx: Tx, categoryIds: readonly string[]): Promise<void> {
  const mappings = await tx
    .selectFrom('skuMappings as mapping')
    .innerJoin('productCodes as product', 'product.id', 'mapping.productCodeId')
    .innerJoin('libraryFiles as first', 'first.id', 'mapping.printingImageId')
    .leftJoin('libraryFiles as second', 'second.id', 'mapping.printingImage2Id')
    .where('product.categoryId', '=', anyOf(categoryIds, 'bigint'))
    .select(['mapping.id', 'mapping.shopId', 'product.categoryId', 'first.blobId', 'second.blobId as blobId2'])
    .orderBy('mapping.id')
    .forUpdate('mapping')
    .execute();
  if (mappings.length === 0) return;
  const looks = await findLooks(tx, mappings);
  const specs = mappings.map(({ blobId, blobId2 }, place) => {
    const { baseBlobId, boxes } = looks[place]!;
    const prints = boxes.flatMap((box, index) => {
      const print = [blobId, blobId2][index];
      return print ? [{ blobId: print, box }] : [];
    });
    return { baseBlobId, prints };
  });
  const previews = await ensurePreviews(tx, specs);
  await sql`
    update sku_mappings set preview_id = fresh.preview_id
    from unnest(${mappings.map((mapping) => mapping.id)}::bigint[], ${previews.map((preview) => preview.id)}::bigint[]) as fresh (id, preview_id)
    where sku_mappings.id = fresh.id and sku_mappings.preview_id is distinct from fresh.preview_id`.execute(tx);
}

/** The same picture gives the same text, whatever order a caller's objects have. */
function describe({ baseBlobId, prints }: PreviewSpec): { baseBlobId: string; prints: string; hash: Buffer } {
  const pieces = JSON.stringify(
    prints.map(({ blobId, box: { x, y, width, height } }) => ({ blobId, box: { x, y, width, height } })),
  );
  const hash = createHash('sha256').update(`${baseBlobId} ${pieces}`).digest();
  return { baseBlobId, prints: pieces, hash };
}
