import type { Alert, AlertKind } from '@pressroom/contract/dashboard/alerts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import {
  hasFailedPrint,
  isAskedToCancel,
  isCancelled,
  isChanged,
  isLabelVoid,
  isOtherwiseReported,
  isPurchaseRefused,
  isShipmentUnknown,
  isUndrawn,
  isUnshipped,
  moment,
} from './conditions.ts';

/** The orders that wait for a person because something was reported, refused or has failed: by kind and store, as the lists find them. */
export async function findOrderAlerts(db: Db, { now }: Clock): Promise<Alert[]> {
  const changedAt = sql`o.gmt_modified`;
  const reportedAt = sql`(select max(h.at) from jsonb_to_recordset(o.holds) as h (at timestamptz))`;
  const failedAt = sql`(select max(p.reported_at) from label_prints p where p.order_id = o.id and p.outcome = 2)`;
  const kept: [AlertKind, RawBuilder<boolean>, RawBuilder<unknown>][] = [
    ['cancelled', isCancelled, reportedAt],
    ['cancellationAsked', isAskedToCancel, reportedAt],
    ['changed', isChanged, reportedAt],
    ['reported', isOtherwiseReported, reportedAt],
    ['shipment', isUnshipped, changedAt],
    ['shipmentUnknown', isShipmentUnknown, changedAt],
    ['labelRefused', isPurchaseRefused, changedAt],
    ['labelVoid', isLabelVoid, changedAt],
    ['print', hasFailedPrint(moment(now)), failedAt],
    ['drawing', isUndrawn, changedAt],
  ];
  const each = kept.map(
    ([kind, condition, at]) =>
      sql`select o.shop_id, ${at} as at, ${sql.lit(kind)} as kind from orders o where ${condition}`,
  );
  const { rows } = await sql<Alert>`
    select found.kind, s.id as shop_id, s.name as shop_name, count(*)::int as count, max(found.at) as at
    from (${sql.join(each, sql` union all `)}) as found join stores s on s.id = found.shop_id
    group by found.kind, s.id, s.name`.execute(db);
  return rows;
}
