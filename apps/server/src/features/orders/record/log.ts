import { isMessageKey, type MessageKey } from '@pressroom/contract/messages';
import type { LogRow } from '@pressroom/contract/orders/orderShapes';
import type { OrderStatus } from '@pressroom/contract/orders/status';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { json } from '../../../platform/database/expressions.ts';
import { type Page, pageFrom } from '../../../platform/database/page.ts';
import { listed, type Params, type Translate } from '../../../platform/i18n.ts';
import type { OrderProblem } from './record.ts';

export interface LogEntry {
  orderId: string;
  key: MessageKey;
  params?: Params;
  problem?: OrderProblem;
  from?: OrderStatus;
  to?: OrderStatus;
}

const chunk = 5000;

/** One row for each change: who, when, what, from, to. */
export async function writeLog(tx: Tx, actor: Actor, entries: readonly LogEntry[]): Promise<void> {
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

/** Newest first, in the reader's language. */
export async function findLog(
  db: Db,
  { objMaster, ...page }: { objMaster: string; pageNum: number; pageSize: number },
  t: Translate,
): Promise<Page<LogRow>> {
  const matching = db
    .selectFrom('orderLogs')
    .where('orderId', '=', objMaster)
    .select(['id', 'orderId', 'createUser', 'behaviorKey', 'params', 'fromStatus', 'toStatus', 'gmtCreate']);
  const { rows, total } = await pageFrom(matching, (query) => query.orderBy('id', 'desc'), page);
  return {
    total,
    rows: rows.map(({ id, orderId, createUser, behaviorKey, params, fromStatus, toStatus, gmtCreate }) => {
      const { problem, ...values } = params as unknown as Params & { problem?: OrderProblem };
      const { fields } = values;
      const words = {
        from: nameOf(fromStatus, t),
        to: nameOf(toStatus, t),
        reason: problem ? t(problem.key, problem.params) : '',
      };
      return {
        id,
        objMaster: orderId,
        createUser,
        gmtCreate,
        behavior: t(behaviorKey as MessageKey, {
          ...words,
          ...values,
          ...(typeof fields === 'string' && { fields: namesOf(fields.split(', '), t) }),
        }),
      };
    }),
  };
}

function namesOf(fields: readonly string[], t: Translate): string {
  const names = fields.map((field) => {
    const key = `orders.field.${field}`;
    return isMessageKey(key) ? t(key) : field;
  });
  return listed(names, t);
}

function nameOf(status: number | null, t: Translate): string {
  return status === null ? '' : t(`orders.status.${status as OrderStatus}`);
}
