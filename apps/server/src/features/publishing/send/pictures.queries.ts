import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** A picture in one use at one store. */
export interface StorePicture {
  storeId: string;
  blobId: string;
  use: string;
}

/** An address is not handed out shortly before the marketplace stops taking it. */
const margin = sql`interval '10 minutes'`;
const isUsable = sql`address is not null and (expires_at is null or expires_at > clock_timestamp() + ${margin})`;

/** The addresses that the marketplace takes, by blob and use. */
export async function findAddresses(
  db: Db,
  storeId: string,
  blobIds: readonly string[],
): Promise<(Omit<StorePicture, 'storeId'> & { address: string })[]> {
  const { rows } = await sql<Omit<StorePicture, 'storeId'> & { address: string }>`
    select blob_id, use, address from store_pictures
    where store_id = ${storeId} and blob_id = any(${blobIds}::bigint[]) and ${isUsable}`.execute(db);
  return rows;
}

/** The name of the claim where the caller is to upload the picture; undefined where somebody else is at it, or has done it. */
export async function claimPicture(db: Db, { storeId, blobId, use }: StorePicture): Promise<string | undefined> {
  const until = sql`clock_timestamp() + interval '2 minutes'`;
  const { rows } = await sql<{ claim: string }>`
    insert into store_pictures as held (store_id, blob_id, use, claimed_until) values (${storeId}, ${blobId}, ${use}, ${until})
    on conflict (store_id, blob_id, use) do update set claimed_until = ${until}, address = null, expires_at = null
    where (held.claimed_until is null or held.claimed_until < clock_timestamp())
      and not (held.address is not null and (held.expires_at is null or held.expires_at > clock_timestamp() + ${margin}))
    returning claimed_until::text as claim`.execute(db);
  return rows[0]?.claim;
}

export async function keepAddress(
  db: Db,
  { storeId, blobId, use }: StorePicture,
  { address, expiresAt }: { address: string; expiresAt: number | null },
): Promise<void> {
  await db
    .updateTable('storePictures')
    .set({ address, expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(), claimedUntil: null })
    .where('storeId', '=', storeId)
    .where('blobId', '=', blobId)
    .where('use', '=', use)
    .execute();
}

/** Lets somebody else upload the picture at once. A claim that has passed on to another meanwhile stays with that one. */
export async function releasePicture(db: Db, { storeId, blobId, use }: StorePicture, claim: string): Promise<void> {
  await sql`
    delete from store_pictures
    where store_id = ${storeId} and blob_id = ${blobId} and use = ${use} and address is null
      and claimed_until = ${claim}::timestamptz`.execute(db);
}
