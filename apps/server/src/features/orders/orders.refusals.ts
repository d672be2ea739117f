import type { RefusedLabel } from '@pressroom/contract/orders/orderShapes';
import type { OrderStatus } from '@pressroom/contract/orders/status';
import type { MessageKey } from '@pressroom/contract/messages';
import { sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { anyOf, now } from '../../platform/database/expressions.ts';
import { type Page, pageFrom } from '../../platform/database/page.ts';
import type { Params, Translate } from '../../platform/i18n.ts';

/** Why no order took a page, before it has words. A status is named when it is read, in the reader's language. */
export interface RefusalReason {
  key: MessageKey;
  params?: Params;
  sysStatus?: OrderStatus;
}

export interface RefusedPage {
  fileName: string;
  page: number;
  barCode: string;
  reason: RefusalReason;
}

export function wordsOf({ key, params, sysStatus }: RefusalReason, t: Translate): string {
  return t(key, sysStatus === undefined ? params : { ...params, status: t(`orders.status.${sysStatus}`) });
}

/** Remembers the pages until they are settled. A page that was refused before is refused anew, not twice. */
export async function insertRefusals(tx: Tx, actor: Actor, pages: readonly RefusedPage[]): Promise<void> {
  if (pages.length === 0) return;
  await settleCodes(
    tx,
    pages.map((page) => page.barCode),
  );
  const unreadable = pages.filter((page) => page.barCode === '');
  await sql`
    update label_refusals set settled_at = clock_timestamp()
    from unnest(${unreadable.map((page) => page.fileName)}::text[], ${unreadable.map((page) => page.page)}::int[]) as given (file_name, page)
    where label_refusals.file_name = given.file_name and label_refusals.page = given.page
      and bar_code = '' and settled_at is null`.execute(tx);
  const reasons = pages.map(({ reason: { key, ...rest } }) => ({ key, params: JSON.stringify(rest) }));
  await sql`
    insert into label_refusals (file_name, page, bar_code, reason_key, params, create_user)
    select given.*, ${actor.username}
    from unnest(
      ${pages.map((page) => page.fileName)}::text[],
      ${pages.map((page) => page.page)}::int[],
      ${pages.map((page) => page.barCode)}::text[],
      ${reasons.map((reason) => reason.key)}::text[],
      ${reasons.map((reason) => reason.params)}::jsonb[]
    ) as given`.execute(tx);
}

/** The labels with these numbers have found their orders. */
export async function settleCodes(tx: Tx, numbers: readonly string[]): Promise<void> {
  const read = numbers.filter(Boolean);
  if (read.length === 0) return;
  await tx
    .updateTable('labelRefusals')
    .set({ settledAt: now })
    .where('barCode', '=', anyOf(read, 'text'))
    .where('settledAt', 'is', null)
    .execute();
}

/** Answers how many there were. */
export async function deleteOldRefusals(tx: Tx): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('labelRefusals')
    .where('gmtCreate', '<', sql<string>`clock_timestamp() - interval '30 days'`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Returns those that were open until now. */
export async function settleRefusals(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .updateTable('labelRefusals')
    .set({ settledAt: now })
    .where('id', '=', anyOf(ids, 'bigint'))
    .where('settledAt', 'is', null)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

function openRefusals(db: Db) {
  return db
    .selectFrom('labelRefusals')
    .where('settledAt', 'is', null)
    .where('gmtCreate', '>', sql<string>`now() - interval '7 days'`);
}

export async function countRefusals(db: Db): Promise<number> {
  const { total } = await openRefusals(db)
    .select(sql<string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Newest first. */
export async function findRefusals(
  db: Db,
  page: { pageNum: number; pageSize: number },
  t: Translate,
): Promise<Page<RefusedLabel>> {
  const matching = openRefusals(db).select([
    'id',
    'fileName',
    'page',
    'barCode',
    'reasonKey',
    'params',
    'createUser',
    'gmtCreate',
  ]);
  const { rows, total } = await pageFrom(
    matching,
    (query) => query.orderBy('gmtCreate', 'desc').orderBy('id', 'desc'),
    page,
  );
  return {
    total,
    rows: rows.map(({ barCode, reasonKey, params, ...row }) => ({
      ...row,
      barCodeText: barCode,
      msg: wordsOf({ key: reasonKey as MessageKey, ...(params as Omit<RefusalReason, 'key'>) }, t),
    })),
  };
}
