import type { Message } from '@pressroom/contract/message';
import { listingStatus } from '@pressroom/contract/publishing/status';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { releaseBlobs } from '../../../platform/storage/releasedBlobs.ts';
import type { AuditedLink } from './audited.ts';

export interface PlanListing extends AuditedLink {
  /** Names it to people: its item number. */
  label: string;
  planId: string;
  productId: string;
  description: string;
  publishStatus: number;
  marketId: string | null;
  differs: string[];
}

const columns = [
  'id',
  'planId',
  'storeId',
  'productId',
  'cargoNo',
  'title',
  'description',
  'spu',
  'publishStatus',
  'marketId',
  'differs',
  'lowOriginalPrice',
  'highOriginalPrice',
] as const;

/** Locks the listings of plans for this transaction, in the order of their ids. */
export function lockListingsOf(tx: Tx, planIds: readonly string[]): Promise<PlanListing[]> {
  return tx
    .selectFrom('listings')
    .where('planId', '=', anyOf(planIds, 'bigint'))
    .select(columns)
    .select('cargoNo as label')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The same of these listings. */
export function lockSomeListings(tx: Tx, ids: readonly string[]): Promise<PlanListing[]> {
  return tx
    .selectFrom('listings')
    .where('id', '=', anyOf(ids, 'bigint'))
    .select(columns)
    .select('cargoNo as label')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Whether it may still be changed by its plan: nothing of it is at its marketplace or on its way there. */
export function isAtHome({ publishStatus }: Pick<PlanListing, 'publishStatus'>): boolean {
  return publishStatus === listingStatus.pending || publishStatus === listingStatus.failed;
}

/** Whether deleting it would leave something at its marketplace that nobody here knows of. One that is gone there is not. */
export function isAtMarketplace(listing: Pick<PlanListing, 'publishStatus' | 'differs'>): boolean {
  if (isAtHome(listing)) return false;
  return listing.publishStatus === listingStatus.publishing || !listing.differs.includes('gone');
}

/** All pictures of these listings, also those that they were sent with last. */
export async function findBlobs(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ blobId: string }>`
    select picture.blob_id from listing_skus sku join listing_pictures picture on picture.listing_sku_id = sku.id
    where sku.listing_id = any (${ids}::bigint[])
    union
    select main_blob_id from listing_skus where listing_id = any (${ids}::bigint[]) and main_blob_id is not null
    union
    select blob_id from listing_packaging_pictures where listing_id = any (${ids}::bigint[])
    union
    select blob_id from listing_sent_pictures where listing_id = any (${ids}::bigint[])`.execute(tx);
  return rows.map(({ blobId }) => blobId);
}

/** Deletes listings with what hangs on them, and lets the clean-up delete pictures that nothing else refers to. */
export async function deleteListings(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const blobIds = await findBlobs(tx, ids);
  await tx.deleteFrom('listings').where('id', '=', anyOf(ids, 'bigint')).execute();
  await releaseBlobs(tx, blobIds);
}

interface Refusal {
  id: string;
  label: string;
  reason: Message['key'];
  msg: Message;
}

/** Parts records into those that an act may have and those with a reason against it; a record that is gone has one. */
export function refusalsOf<Row extends { id: string; label: string }>(
  ids: readonly string[],
  rows: readonly Row[],
  objection: (row: Row) => Message | undefined,
): { allowed: Row[]; refused: Refusal[] } {
  const found = new Map(rows.map((row) => [row.id, row]));
  const refused = ids.flatMap((id): Refusal[] => {
    const row = found.get(id);
    const msg: Message | undefined = row ? objection(row) : { key: 'platform.notFound' };
    return msg ? [{ id, label: row?.label ?? id, reason: msg.key, msg }] : [];
  });
  const against = new Set(refused.map(({ id }) => id));
  return { allowed: rows.filter(({ id }) => !against.has(id)), refused };
}
