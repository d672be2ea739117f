import type { HandlerOutput, ParsedInput } from '@pressroom/contract/endpoint';
import type { Message } from '@pressroom/contract/message';
import type { bulk } from '@pressroom/contract/orders/bulk';
import { undoableActs, undoMinutes } from '@pressroom/contract/orders/status';
import { actsAtOnce } from '@pressroom/contract/orders/bulk';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';
import { outcome } from './record.ts';

type Shown = NonNullable<HandlerOutput<typeof bulk.lastAct>>;
type Rows = HandlerOutput<typeof bulk.actRows>;

const undoable = sql.join(undoableActs.map((act) => sql.lit(act)));

async function findShown(db: Db, which: RawBuilder<unknown>): Promise<Shown | undefined> {
  const { rows } = await sql<Shown>`
    select act.id, act.act, act.total, act.undone_at as "undoneAt", act.gmt_create as "gmtCreate",
      (select count(*)::int from order_act_rows where act_id = act.id and outcome = ${outcome.done}) as done,
      (select count(*)::int from order_act_rows where act_id = act.id and outcome = ${outcome.refused}) as refused,
      (select count(*)::int from order_act_rows where act_id = act.id and outcome is null) as "left",
      (select id::text from tasks where id = act.task_id and state in ('waiting', 'running')) as "runningTaskId",
      act.followed_task_id::text as "followedTaskId",
      case when act.act in (${undoable}) and act.undone_at is null
        and act.gmt_create > clock_timestamp() - make_interval(mins => ${undoMinutes})
        then act.gmt_create + make_interval(mins => ${undoMinutes}) end as "undoUntil"
    from order_acts act where ${which} order by act.id desc limit 1`.execute(db);
  return rows[0];
}

/** The user's newest act that is worth coming back to: a large one of the last day, or one that can be taken back. */
export async function findLastAct(db: Db, userId: string | null): Promise<Shown | null> {
  const last = await findShown(
    db,
    sql`act.user_id = ${userId}::bigint and act.id = (
      select max(id) from order_acts where user_id = ${userId}::bigint and gmt_create > clock_timestamp() - interval '1 day')`,
  );
  return last && (last.total > actsAtOnce || last.undoUntil !== null) ? last : null;
}

/** 404 where the user has done no such act. */
export async function getAct(db: Db, { actId, userId }: { actId: string; userId: string | null }): Promise<Shown> {
  const found = await findShown(db, sql`act.id = ${actId}::bigint and act.user_id = ${userId}::bigint`);
  return found ?? fail(404, 'platform.notFound');
}

const listed = {
  left: sql`noted.outcome is distinct from ${outcome.done}`,
  changed: sql`noted.outcome = ${outcome.done} and noted.msg is not null`,
};

/** In the order of the act: the orders that were refused, or whose turn never came; or those that were changed, with what. */
export async function findActRows(
  db: Db,
  { actId, rows: which, pageNum, pageSize }: ParsedInput<typeof bulk.actRows>,
): Promise<Rows> {
  const { rows } = await sql<{ id: string; label: string; msg: Message | null; total: string }>`
    select noted.order_id as id, coalesce(n.third_order_number, noted.order_id::text) as label, noted.msg,
      count(*) over () as total
    from order_act_rows noted left join order_numbers n on n.order_id = noted.order_id
    where noted.act_id = ${actId}::bigint and ${listed[which]}
    order by noted.outcome nulls last, noted.position
    limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
  return {
    total: Number(rows[0]?.total ?? 0),
    rows: rows.map(({ id, label, msg }) => {
      const why: Message = msg ?? { key: 'orders.bulk.notReached' };
      return { id, label, reason: why.key, msg: why };
    }),
  };
}
