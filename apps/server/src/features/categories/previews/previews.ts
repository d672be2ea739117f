import type { Blend } from '@pressroom/contract/categories/blend';
import type { PrintBox } from '@pressroom/contract/categories/printBox';
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export interface Preview {
  id: string;
  /** The unguessable part of its address. */
  key: string;
}

interface PreviewSpec {
  baseBlobId: string;
  prints: readonly { blobId: string; box: PrintBox }[];
  blend: Blend;
}

/** The effect previews of these pictures, in their order. A picture that was described before keeps its row. */
export async function ensurePreviews(tx: Tx, specs: readonly PreviewSpec[]): Promise<Preview[]> {
  const described = specs.map(describe);
  // inserted in the order of the hashes, so that two transactions never deadlock
  const distinct = [...new Map(described.map((one) => [one.hash.toString('hex'), one])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, one]) => one);
  if (distinct.length === 0) return [];
  const hashes = distinct.map((one) => one.hash);
  await sql`
    insert into effect_previews (key, description_hash, base_blob_id, prints, blend)
    select * from unnest(
      ${distinct.map(() => randomBytes(18).toString('base64url'))}::text[],
      ${hashes}::bytea[],
      ${distinct.map((one) => one.baseBlobId)}::bigint[],
      ${distinct.map((one) => one.prints)}::jsonb[],
      ${distinct.map((one) => one.blend)}::text[])
    on conflict (description_hash) do nothing`.execute(tx);
  const rows = await tx
    .selectFrom('effectPreviews')
    .where('descriptionHash', '=', sql<Buffer>`any(${hashes}::bytea[])`)
    .select(['id', 'key', 'descriptionHash'])
    .execute();
  const previews = new Map(rows.map(({ id, key, descriptionHash }) => [descriptionHash.toString('hex'), { id, key }]));
  return described.map((one) => previews.get(one.hash.toString('hex'))!);
}

/** Equal pictures give equal texts, whatever the order of the objects' keys. */
function describe({ baseBlobId, prints, blend }: PreviewSpec) {
  const pieces = JSON.stringify(
    prints.map(({ blobId, box: { x, y, width, height } }) => ({ blobId, box: { x, y, width, height } })),
  );
  // auto adds nothing: the previews from before there was a choice keep their rows
  const chosen = blend === 'auto' ? '' : ` ${blend}`;
  const hash = createHash('sha256').update(`${baseBlobId} ${pieces}${chosen}`).digest();
  return { baseBlobId, prints: pieces, blend, hash };
}
