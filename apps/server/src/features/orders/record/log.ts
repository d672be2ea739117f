import type { PageRequest } from '@pressroom/contract/fields/pages';
import type { Message, MessageParams } from '@pressroom/contract/message';
import { isMessageKey, type MessageKey } from '@pressroom/contract/messages';
import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { orderList } from '@pressroom/contract/orders/orders';
import type { OrderStatus } from '@pressroom/contract/orders/status';
import type { Act } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/database.ts';
import { json } from '../../../platform/database/expressions.ts';
import { sql } from 'kysely';
import type { Page } from '../../../platform/database/page.ts';
import { pageByKey } from '../../../platform/database/pageByKey.ts';

export interface LogEntry {
  orderId: string;
  key: MessageKey;
  params?: MessageParams;
  problem?: Message;
  from?: OrderStatus;
  to?: OrderStatus;
}

const chunk = 5000;

/** The part of an act that the log needs: the transaction, and the user whom the log names. */
export type Writer = Pick<Act, 'tx' | 'actor'>;

/** One row for each change: who, when, what, from, to. */
export async function writeLog({ tx, actor }: Writer, entries: readonly LogEntry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += chunk) {
    const values = entries.slice(start, start + chunk).map(({ orderId, key, params, problem, from, to }) => ({
      orderId,
      createUser: actor.username,
      behaviorKey: key,
      params: json({ ...params, problem }),
      fromStatus: from,
      toStatus: to,
    }));
    await tx.insertInto('orderLogs').values(values).execute();
  }
}

/** Newest first. */
export async function findLog(
  db: Db,
  { objMaster, ...page }: PageRequest & { objMaster: string },
): Promise<Page<HandlerOutput<typeof orderList.operationLog>['rows'][number]>> {
  const matching = db
    .selectFrom('orderLogs')
    .where('orderId', '=', objMaster)
    .select(['id', 'orderId', 'createUser', 'behaviorKey', 'params', 'fromStatus', 'toStatus', 'gmtCreate']);
  const { rows, total } = await pageByKey(db, matching, { by: ['gmtCreate'], descending: true }, page);
  return {
    total,
    rows: rows.map(({ id, orderId, createUser, behaviorKey, params, fromStatus, toStatus, gmtCreate }) => {
      const { problem, ...values } = params as unknown as MessageParams & { problem?: Message };
      const { fields } = values;
      return {
        id,
        objMaster: orderId,
        createUser,
        gmtCreate,
        behavior: {
          key: behaviorKey as MessageKey,
          params: {
            from: nameOf(fromStatus),
            to: nameOf(toStatus),
            reason: problem ?? '',
            ...values,
            ...(typeof fields === 'string' && { fields: namesOf(fields.split(', ')) }),
          },
        },
      };
    }),
  };
}

function namesOf(fields: readonly string[]): (Message | string)[] {
  return fields.map((field) => {
    const key = `orders.field.${field}`;
    return isMessageKey(key) ? { key } : field;
  });
}

function nameOf(status: number | null): Message | string {
  return status === null ? '' : { key: `orders.status.${status as OrderStatus}` };
}

/**
 * By order, the newest entry of its log within a day, which nobody compares for as long: as long as it is the newest, nothing
 * has followed.
 */
export async function findNewestLogs(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ orderId: string; logId: string }>`
    select chosen.id as order_id, max(log.id) as log_id
    from unnest(${ids}::bigint[]) as chosen (id)
    join order_logs log on log.order_id = chosen.id and log.gmt_create > now() - interval '1 day'
    group by 1`.execute(db);
  return new Map(rows.map(({ orderId, logId }) => [orderId, logId]));
}
