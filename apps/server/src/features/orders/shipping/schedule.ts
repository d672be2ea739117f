import type { BulkOutcome } from '@pressroom/contract/fields/outcomes';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Writing } from '../../../platform/http/context.ts';
import type { Translate } from '../../../platform/i18n.ts';
import { formatWallTime, wallTimeAt } from '../../../platform/time/wallTime.ts';
import { changesTo } from '../record/audit.ts';
import { judgeEach } from '../state/partition.ts';
import { writeLog } from '../record/log.ts';
import { callOff } from '../state/callOff.ts';

/** Notes when the orders are to ship. The caller sees to the clock. */
export async function schedule(
  tx: Tx,
  app: App,
  actor: Actor,
  planned: readonly { orderId: string; at: Date }[],
): Promise<void> {
  if (planned.length === 0) return;
  const ids = planned.map(({ orderId }) => orderId);
  const times = planned.map(({ at }) => at.toISOString());
  await sql`
    update orders set scheduled_delivery = plan.at, gmt_modified = clock_timestamp()
    from unnest(${ids}::bigint[], ${times}::timestamptz[]) as plan (id, at)
    where orders.id = plan.id`.execute(tx);
  const shown = (at: Date) => formatWallTime(wallTimeAt(at, app.settings.displayZone)).slice(0, 16);
  await writeLog(
    tx,
    actor,
    planned.map(({ orderId, at }) => ({ orderId, key: 'orders.log.scheduled', params: { time: shown(at) } })),
  );
}

/** Calls off by hand. Each order is judged alone. */
export async function cancelDelivery(
  { tx, audit }: Pick<Writing, 'tx' | 'audit'>,
  actor: Actor,
  ids: readonly string[],
  t: Translate,
): Promise<BulkOutcome> {
  const { allowed, refused } = await judgeEach(tx, ids, 'callOff', t);
  await callOff(tx, actor, allowed);
  audit(await changesTo(tx, allowed, refused.length > 0 ? { refused: refused.length } : {}));
  return { done: allowed.map((order) => order.id), refused };
}
