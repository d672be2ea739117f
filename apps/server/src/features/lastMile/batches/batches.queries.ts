import type { PageRequest } from '@pressroom/contract/fields/pages';
import type { Message } from '@pressroom/contract/message';
import type { BatchStatus, LabelType } from '@pressroom/contract/lastMile/status';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { json, now } from '../../../platform/database/expressions.ts';
import type { Page } from '../../../platform/database/page.ts';
import { newestFirst, pageByKey } from '../../../platform/database/pageByKey.ts';

export interface Batch {
  id: string;
  batchNumber: string;
  total: number;
  labelType: LabelType;
  dataStatus: BatchStatus;
  errorNum: number;
  createUser: string;
  gmtCreate: string;
  gmtModified: string;
}

/** A line of a sheet that is no row of its batch. */
export interface BadLine extends Message {
  line: number;
  number: string;
}

/** Newest first. */
export async function findBatches(db: Db, page: PageRequest): Promise<Page<Batch>> {
  const matching = db
    .selectFrom('lastMileBatches')
    .select(['id', 'batchNumber', 'total', 'labelType', 'dataStatus', 'createUser', 'gmtCreate', 'gmtModified'])
    .select(sql<number>`jsonb_array_length(problems)`.as('errorNum'));
  const { rows, total } = await pageByKey(db, matching, newestFirst, page);
  return {
    total,
    rows: rows.map((row) => ({
      ...row,
      labelType: row.labelType as LabelType,
      dataStatus: row.dataStatus as BatchStatus,
    })),
  };
}

interface NewBatch {
  labelType: LabelType;
  dataStatus: BatchStatus;
  total: number;
  createUser: string;
  /** The day, in the display zone, as six digits. */
  day: string;
}

/** Its number has the day and its id: short enough to be said on the phone, and never given twice. */
export async function insertBatch(tx: Tx, { day, ...batch }: NewBatch): Promise<{ id: string; batchNumber: string }> {
  const { rows } = await sql<{ id: string; batchNumber: string }>`
    with numbered as (select nextval(pg_get_serial_sequence('last_mile_batches', 'id')) as id)
    insert into last_mile_batches (id, batch_number, label_type, data_status, total, create_user)
    overriding system value
    select id, 'LM' || ${day}::text || '-' || id, ${batch.labelType}, ${batch.dataStatus}, ${batch.total}, ${batch.createUser}
    from numbered
    returning id, batch_number`.execute(tx);
  return rows[0]!;
}

export async function completeBatch(
  tx: Tx,
  id: string,
  { total, problems }: { total: number; problems: readonly BadLine[] },
): Promise<void> {
  await tx
    .updateTable('lastMileBatches')
    .set({ total, problems: json(problems), dataStatus: problems.length > 0 ? 2 : 1, gmtModified: now })
    .where('id', '=', id)
    .execute();
}

/** Undefined where it has been read, or is gone. */
export function lockParsing(
  tx: Tx,
  id: string,
): Promise<{ id: string; batchNumber: string; labelType: number; createUser: string } | undefined> {
  return tx
    .selectFrom('lastMileBatches')
    .where('id', '=', id)
    .where('dataStatus', '=', 0)
    .select(['id', 'batchNumber', 'labelType', 'createUser'])
    .forUpdate()
    .executeTakeFirst();
}

export async function findBadLines(db: Db, batchId: string): Promise<BadLine[]> {
  const { problems } = await db
    .selectFrom('lastMileBatches')
    .where('id', '=', batchId)
    .select('problems')
    .executeTakeFirstOrThrow();
  return problems as unknown as BadLine[];
}
