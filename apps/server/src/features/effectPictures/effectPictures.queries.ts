import type { Message } from '@pressroom/contract/message';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import { anyOf, json, now } from '../../platform/database/expressions.ts';
import { releaseBlobs } from '../../platform/storage/releasedBlobs.ts';
import { describe, type EffectQuestion } from './effectPictures.rules.ts';

/** The channel on which a made picture's id is announced. */
export const madeChannel = 'effect_picture_made';

/** Longer than any picture takes, so that only a crashed maker's claim runs out. */
const claimSeconds = 30;
/** Whoever asks the same soon after a failure is told the same. */
const failureSeconds = 60;
const unusedDays = 30;

/** What is known of one question. */
export interface AskedPicture {
  id: string;
  blobId: string | null;
  /** What its address carries. */
  key: string | null;
  /** Of the last try, as long as it holds. */
  problem: Message | null;
}

const asked = (db: Db) =>
  db
    .selectFrom('effectPictures as effect')
    .leftJoin('blobs', 'blobs.id', 'effect.blobId')
    .select(['effect.id', 'effect.descriptionHash', 'effect.blobId', 'blobs.key'])
    .select(sql<Message | null>`case when effect.claimed_until > ${now} then effect.problem end`.as('problem'));

/** The rows of these questions, in their order. A question that was asked before keeps its row. */
export async function askPictures(db: Db, questions: readonly EffectQuestion[]): Promise<AskedPicture[]> {
  const described = questions.map((question) => ({ ...question, ...describe(question) }));
  const keyOf = ({ hash }: { hash: Buffer }) => hash.toString('hex');
  const distinct = [...new Map(described.map((one) => [keyOf(one), one])).entries()]
    // in one order everywhere, so that two askers never wait for each other
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, one]) => one);
  if (distinct.length === 0) return [];
  const hashes = distinct.map(({ hash }) => hash);
  const known = () =>
    asked(db)
      .where('effect.descriptionHash', '=', sql<Buffer>`any(${hashes}::bytea[])`)
      .execute();
  await sql`
    insert into effect_pictures (description_hash, base_blob_id, prints, blend, width, height)
    select * from unnest(${hashes}::bytea[], ${distinct.map((one) => one.baseBlobId)}::bigint[],
      ${distinct.map((one) => one.prints)}::jsonb[], ${distinct.map((one) => one.blend)}::text[],
      ${distinct.map((one) => one.width)}::integer[], ${distinct.map((one) => one.height)}::integer[])
    on conflict (description_hash) do update set asked_at = ${now}
    where effect_pictures.asked_at < ${now} - interval '1 day'`.execute(db);
  const rows = new Map((await known()).map((row) => [row.descriptionHash.toString('hex'), row]));
  return described.map((one) => rows.get(keyOf(one))!);
}

export async function getAsked(db: Db, id: string): Promise<AskedPicture> {
  return asked(db).where('effect.id', '=', id).executeTakeFirstOrThrow();
}

/** Takes the making of a picture over, unless it is made, has just failed, or somebody else is making it. */
export async function claimPicture(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    update effect_pictures set claimed_until = ${now} + make_interval(secs => ${claimSeconds}), problem = null
    where id = ${id} and blob_id is null and (claimed_until is null or claimed_until < ${now})
    returning id`.execute(db);
  return rows.length > 0;
}

/** Keeps what was made, or why nothing was, and tells those who wait. */
export async function settlePicture(
  tx: Tx,
  id: string,
  made: { blobId: string } | { problem: Message },
): Promise<void> {
  const set =
    'blobId' in made
      ? sql`blob_id = ${made.blobId}, claimed_until = null, problem = null`
      : sql`problem = ${json(made.problem)}, claimed_until = ${now} + make_interval(secs => ${failureSeconds})`;
  await sql`update effect_pictures set ${set} where id = ${id} and blob_id is null`.execute(tx);
  await sql`select pg_notify(${madeChannel}, ${id})`.execute(tx);
}

/** The storage's names of these blobs' bytes. */
export async function findBytes(db: Db, blobIds: readonly string[]): Promise<Map<string, Buffer>> {
  const rows = await db
    .selectFrom('blobs')
    .where('id', '=', anyOf([...new Set(blobIds)], 'bigint'))
    .select(['id', 'sha256'])
    .execute();
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]));
}

/** Forgets pictures that nobody has asked for in a month and no product shows. */
export async function forgetUnused(tx: Tx): Promise<number> {
  const { rows } = await sql<{ blobId: string | null }>`
    delete from effect_pictures effect
    where asked_at < ${now} - make_interval(days => ${unusedDays})
      and (blob_id is null
        or not exists (select from product_skus where main_blob_id = effect.blob_id)
          and not exists (select from product_pictures where blob_id = effect.blob_id))
    returning blob_id as "blobId"`.execute(tx);
  await releaseBlobs(
    tx,
    rows.flatMap(({ blobId }) => blobId ?? []),
  );
  return rows.length;
}
