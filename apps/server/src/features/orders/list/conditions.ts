import { orderStatus, openStatuses } from '@pressroom/contract/orders/status';
import { type RawBuilder, sql } from 'kysely';

// Of the order `o`. Statuses stand in the text, so that PostgreSQL knows the partial indexes that say the same.
const among = (statuses: readonly number[]) => sql.join(statuses.map((status) => sql.lit(status)));

/** On its way: neither shipped nor closed. */
export const isOpen = sql<boolean>`o.sys_status in (${among(openStatuses)})`;

/** Waits for the mapping of a SKU id. */
export const isUnmapped = sql<boolean>`(${isOpen} and o.unmapped_num > 0)`;

/** Abnormal because a drawing could not be made; one that a person called off has not failed. */
export const isUndrawn = sql<boolean>`(o.sys_status = ${sql.lit(orderStatus.abnormal)}
  and o.problem ->> 'key' in ('orders.drawingFailed', 'orders.drawingsGaveUp'))`;

/** Waits for a decision about what its marketplace has reported. */
export const isHeld = sql<boolean>`(o.holds is not null)`;

/** Shipping was tried, and the order is in production with the reason. */
export const isUnshipped = sql<boolean>`(o.sys_status = ${sql.lit(orderStatus.inProduction)} and o.problem is not null)`;

/** Approved, and orders approved before it take the blanks that the shelf has. */
export const isShort = sql<boolean>`(o.reserves and o.id in (select order_id from short_orders()))`;

/** The warehouse is told something about it. */
export const isRemarked = sql<boolean>`(o.remark <> '')`;

/** A packing station reported within the last 7 days that the label did not print, and has not reported since that it did. */
export function hasFailedPrint(now: RawBuilder<unknown>): RawBuilder<boolean> {
  const printable = among([orderStatus.inProduction, orderStatus.shipped]);
  return sql<boolean>`(o.sys_status in (${printable}) and o.id in (
    select failed.order_id from label_prints failed
    where failed.outcome = 2 and failed.reported_at > ${now} - interval '7 days' and not exists (
      select from label_prints later where later.order_id = failed.order_id and later.id > failed.id and later.outcome = 1)))`;
}
