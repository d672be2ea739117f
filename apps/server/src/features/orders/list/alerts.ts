import type { Alert, AlertKind } from '@pressroom/contract/dashboard/alerts';
import type { HoldKind } from '@pressroom/contract/orders/holds';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import {
  hasFailedPrint,
  isHeld,
  isLabelVoid,
  isPurchaseRefused,
  isShipmentUnknown,
  isUndrawn,
  isUnshipped,
  moment,
} from './conditions.ts';

const cancelled: readonly HoldKind[] = ['cancelled', 'cancellationAsked'];
const changed: readonly HoldKind[] = ['goodsChanged', 'addressChanged', 'addressChangeAsked'];

/** Of an order's reports the gravest says what it is, and the last one when. */
const reported = sql`
  select o.shop_id, max(h.at) as at, case when bool_or(h.kind = any(${cancelled}::text[])) then 'cancelled'
    when bool_or(h.kind = any(${changed}::text[])) then 'changed' else 'reported' end as kind
  from orders o, jsonb_to_recordset(o.holds) as h (kind text, at timestamptz)
  where ${isHeld} group by o.id, o.shop_id`;

/** The orders that wait for a person because something was reported, refused or has failed: by kind and store. */
export async function findOrderAlerts(db: Db, { now }: Clock): Promise<Alert[]> {
  const changedAt = sql`o.gmt_modified`;
  const failedAt = sql`(select max(p.reported_at) from label_prints p where p.order_id = o.id and p.outcome = 2)`;
  const kept: [AlertKind, RawBuilder<boolean>, RawBuilder<unknown>][] = [
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
    from (${sql.join([reported, ...each], sql` union all `)}) as found join stores s on s.id = found.shop_id
    group by found.kind, s.id, s.name`.execute(db);
  return rows;
}
