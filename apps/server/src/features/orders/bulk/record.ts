import type { MessageKey } from '@pressroom/contract/messages';
import type { Message } from '@pressroom/contract/message';
import type { confirmable } from '@pressroom/contract/orders/bulk';
import type { ConfirmedShortage } from '@pressroom/contract/orders/shortages';
import { type BulkAct, undoableActs, undoMinutes } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { json } from '../../../platform/database/expressions.ts';
import { fail } from '../../../platform/failure.ts';

/** What an act was asked with. */
export interface ActParams {
  reason?: string;
  /** In hours. */
  delivery?: number;
  /** Orders that may be approved although their listings contradict them. */
  confirmContradictions?: readonly string[];
  /** How many blanks may be short, by product code. */
  confirmShort?: readonly ConfirmedShortage[];
  /** The same for all of its orders. */
  confirmed?: readonly (typeof confirmable)[number][];
}

export type ActName = BulkAct | 'undo';

/** Of a row: its act was done to it, or not. */
export const outcome = { done: 1, refused: 2 } as const;

/** What is needed of an act to carry it out. */
export interface ActRecord {
  id: string;
  userId: string | null;
  username: string;
  act: ActName;
  params: ActParams;
  total: number;
  taskId: string | null;
  followedTaskId: string | null;
  undoesId: string | null;
  undoneAt: string | null;
  gmtCreate: string;
}

const columns = [
  'id',
  'userId',
  'username',
  'act',
  'params',
  'total',
  'taskId',
  'followedTaskId',
  'undoesId',
  'undoneAt',
  'gmtCreate',
] as const;

interface NewAct {
  userId: string | null;
  username: string;
  act: ActName;
  params: ActParams;
  undoesId?: string;
}

export async function insertAct(tx: Tx, { params, ...act }: NewAct): Promise<ActRecord> {
  const row = await tx
    .insertInto('orderActs')
    .values({ ...act, params: json(params) })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return meant(row);
}

/** Locks the act until the transaction ends; undefined where it is forgotten. */
export async function lockAct(tx: Tx, id: string): Promise<ActRecord | undefined> {
  const row = await tx.selectFrom('orderActs').where('id', '=', id).select(columns).forUpdate().executeTakeFirst();
  return row && meant(row);
}

/** The caller's own act, locked. 404 without it. */
export async function lockOwnAct(tx: Tx, id: string, userId: string | null): Promise<ActRecord> {
  const own = await lockAct(tx, id);
  return own && own.userId === userId && userId !== null ? own : fail(404, 'platform.notFound');
}

/** The columns for which the program has narrower types than the database. */
function meant(row: Omit<ActRecord, 'act' | 'params'> & { act: string; params: unknown }): ActRecord {
  return { ...row, act: row.act as ActName, params: row.params as ActParams };
}

export function isUndoable(act: ActName): boolean {
  return (undoableActs as readonly string[]).includes(act);
}

/** Until when the act can be taken back; undefined where it never could. */
export function undoLimit({ act, gmtCreate }: Pick<ActRecord, 'act' | 'gmtCreate'>): Date | undefined {
  return isUndoable(act) ? new Date(Date.parse(gmtCreate) + undoMinutes * 60_000) : undefined;
}

export const taskTitle = (act: ActName): MessageKey => `orders.bulk.task.${act}`;

/** What came of one order. */
export interface RowOutcome {
  orderId: string;
  outcome: (typeof outcome)[keyof typeof outcome];
  msg: Message | null;
  was: object | null;
  logId: string | null;
}

export async function noteOutcomes(tx: Tx, actId: string, rows: readonly RowOutcome[]): Promise<void> {
  await sql`
    update order_act_rows noted set outcome = given.outcome, msg = given.msg, was = given.was, log_id = given."logId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given ("orderId" bigint, outcome smallint, msg jsonb, was jsonb, "logId" bigint)
    where noted.act_id = ${actId}::bigint and noted.order_id = given."orderId"`.execute(tx);
}
