import type { PageRequest } from '@pressroom/contract/fields/pages';
import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { Message, MessageParams } from '@pressroom/contract/message';
import type { DiscardReason } from '@pressroom/contract/orders/discardReasons';
import type { labels } from '@pressroom/contract/orders/labels';
import type { OrderStatus } from '@pressroom/contract/orders/status';
import type { MessageKey } from '@pressroom/contract/messages';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf, now } from '../../../platform/database/expressions.ts';
import { releaseBlobs } from '../../../platform/storage/releasedBlobs.ts';
import { pageByKey } from '../../../platform/database/pageByKey.ts';
import { fail } from '../../../platform/failure.ts';
import type { Writer } from '../record/log.ts';
import { offersOf, type PageOffers } from './offers.ts';

/** What is offered for a page, and every number that its bar codes may contain. */
export interface PageReading extends PageOffers {
  numbers: string[];
}

export interface RefusedPage {
  fileName: string;
  page: number;
  barCode: string;
  reason: Message;
  /** The storage key of the page; null where the page was not stored. */
  pageKey: string | null;
  reading: PageReading;
}

const nothingRead: PageReading = { numbers: [], candidates: [], orderIds: [] };

/**
 * Stores the pages until they are settled, and returns their ids. An earlier refusal of the same page is settled, so
 * that no page is listed twice.
 */
export async function insertRefusals({ tx, actor }: Writer, pages: readonly RefusedPage[]): Promise<string[]> {
  if (pages.length === 0) return [];
  await settleCodes(
    tx,
    pages.map((page) => page.barCode),
  );
  const unreadable = pages.filter((page) => page.barCode === '');
  const { rows: again } = await sql<{ id: string }>`
    select id from label_refusals
    join unnest(${unreadable.map((page) => page.fileName)}::text[], ${unreadable.map((page) => page.page)}::int[])
      as given (file_name, page) using (file_name, page)
    where bar_code = '' and settled_at is null`.execute(tx);
  await settleRefusals(
    tx,
    again.map(({ id }) => id),
  );
  const reasons = pages.map(({ reason: { key, ...rest } }) => ({ key, params: JSON.stringify(rest) }));
  const { rows } = await sql<{ id: string }>`
    insert into label_refusals (file_name, page, bar_code, reason_key, params, page_key, reading, create_user)
    select file_name, page, bar_code, reason_key, params, page_key, reading, ${actor.username}
    from unnest(
      ${pages.map((page) => page.fileName)}::text[],
      ${pages.map((page) => page.page)}::int[],
      ${pages.map((page) => page.barCode)}::text[],
      ${reasons.map((reason) => reason.key)}::text[],
      ${reasons.map((reason) => reason.params)}::jsonb[],
      ${pages.map((page) => page.pageKey)}::text[],
      ${pages.map((page) => JSON.stringify(page.reading))}::jsonb[]
    ) with ordinality as given (file_name, page, bar_code, reason_key, params, page_key, reading, place)
    order by place
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Settles the refused pages with these bar codes: their labels have found their orders. */
export async function settleCodes(tx: Tx, numbers: readonly string[]): Promise<void> {
  const read = numbers.filter(Boolean);
  if (read.length === 0) return;
  const open = await tx
    .selectFrom('labelRefusals')
    .where('barCode', '=', anyOf(read, 'text'))
    .where('settledAt', 'is', null)
    .select('id')
    .execute();
  await settleRefusals(
    tx,
    open.map(({ id }) => id),
  );
}

/** Returns how many were deleted. */
export async function deleteOldRefusals(tx: Tx): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('labelRefusals')
    .where('gmtCreate', '<', sql<string>`clock_timestamp() - interval '30 days'`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Settles these refusals and releases their pages; answers the ids of those that were open. */
export async function settleRefusals(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .updateTable('labelRefusals')
    .set({ settledAt: now })
    .where('id', '=', anyOf(ids, 'bigint'))
    .where('settledAt', 'is', null)
    .returning('id')
    .execute();
  await releasePages(
    tx,
    rows.map((row) => row.id),
  );
  return rows.map((row) => row.id);
}

/** Settles them because nobody needs them, and keeps why. Answers the ids of those that were open. */
export async function discardRefusals(
  tx: Tx,
  ids: readonly string[],
  { reason, text, user }: { reason: DiscardReason; text: string; user: string },
): Promise<string[]> {
  const settled = await settleRefusals(tx, ids);
  await tx
    .updateTable('labelRefusals')
    .set({ discardReason: reason, discardText: text || null, discardUser: user })
    .where('id', '=', anyOf(settled, 'bigint'))
    .execute();
  return settled;
}

/**
 * Releases the pages that no list shows any more, because they contain addresses: the nightly job deletes their bytes.
 * Returns how many were released.
 */
export async function releaseOldPages(tx: Tx): Promise<number> {
  const rows = await tx
    .selectFrom('labelRefusals')
    .where('pageKey', 'is not', null)
    .where('gmtCreate', '<', listedSince)
    .select('id')
    .execute();
  await releasePages(
    tx,
    rows.map((row) => row.id),
  );
  return rows.length;
}

async function releasePages(tx: Tx, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ blobId: string }>`
    with pages as (select id, page_key from label_refusals where id = ${anyOf(ids, 'bigint')} and page_key is not null),
      forgotten as (
        update label_refusals set page_key = null, reading = '{}' from pages where label_refusals.id = pages.id
      )
    select blobs.id as "blobId" from blobs join pages on pages.page_key = blobs.key`.execute(tx);
  await releaseBlobs(
    tx,
    rows.map(({ blobId }) => blobId),
  );
}

export interface KeptPage {
  key: string;
  sha256: Buffer;
  reading: PageReading;
}

/** 404 where the page is no longer stored. */
export async function findKept(db: Db, id: string): Promise<KeptPage> {
  const page = await keptPage(db, id).executeTakeFirst();
  if (!page) fail(404, 'orders.label.pageGone');
  return { ...page, reading: readingOf(page.reading) };
}

/** Locks the page until the transaction ends, so that nobody else settles it. 404 where it is no longer stored. */
export async function lockKept(tx: Tx, id: string): Promise<KeptPage> {
  const page = await keptPage(tx, id).forUpdate('labelRefusals').executeTakeFirst();
  if (!page) fail(404, 'orders.label.pageGone');
  return { ...page, reading: readingOf(page.reading) };
}

function keptPage(db: Db, id: string) {
  return openRefusals(db)
    .innerJoin('blobs', 'blobs.key', 'labelRefusals.pageKey')
    .where('labelRefusals.id', '=', id)
    .select(['blobs.key', 'blobs.sha256', 'reading']);
}

/** Rows that were written before pages were kept have no reading. */
function readingOf(kept: unknown): PageReading {
  return { ...nothingRead, ...(kept as Partial<PageReading>) };
}

const listedSince = sql<string>`now() - interval '7 days'`;

function openRefusals(db: Db) {
  return db
    .selectFrom('labelRefusals')
    .where('settledAt', 'is', null)
    .where('labelRefusals.gmtCreate', '>', listedSince);
}

export async function countRefusals(db: Db): Promise<number> {
  const { total } = await openRefusals(db)
    .select(sql<string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Newest first. */
export async function findRefusals(db: Db, page: PageRequest): Promise<HandlerOutput<typeof labels.refusedLabels>> {
  const matching = openRefusals(db).select([
    'id',
    'fileName',
    'page',
    'barCode',
    'reasonKey',
    'params',
    'pageKey',
    'reading',
    'createUser',
    'gmtCreate',
  ]);
  const { rows, total } = await pageByKey(db, matching, { by: ['gmtCreate'], descending: true }, page);
  const readings = rows.map(({ reading }) => readingOf(reading));
  const offers = await offersOf(db, readings);
  return {
    total,
    rows: rows.map(
      ({ id, fileName, page: number, createUser, gmtCreate, barCode, reasonKey, params, pageKey }, index) => ({
        id,
        fileName,
        page: number,
        createUser,
        gmtCreate,
        barCodeText: barCode,
        kept: pageKey !== null,
        ...offers(readings[index]!),
        msg: reasonOf(reasonKey as MessageKey, params as StoredReason),
      }),
    ),
  };
}

/** `sysStatus`: only of rows that were written before a message could be part of another. */
interface StoredReason {
  params?: MessageParams;
  sysStatus?: OrderStatus;
}

function reasonOf(key: MessageKey, { params, sysStatus }: StoredReason): Message {
  const status = sysStatus !== undefined && { status: { key: `orders.status.${sysStatus}` as const } };
  return { key, params: { ...params, ...status } };
}
