import { orderStatus, openStatuses } from '@pressroom/contract/orders/status';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../../platform/time/clock.ts';

const reviewedStatuses = [orderStatus.storeReview, orderStatus.factoryReview, orderStatus.abnormal];

/** An instant in a statement: as a parameter, so that the statement stays the same at any time. */
export function moment(at: Date): RawBuilder<string> {
  return sql<string>`${at.toISOString()}::timestamptz`;
}

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

/** Among what its marketplace has reported is that it has cancelled the order. */
export const isCancelled = sql<boolean>`(o.holds is not null
  and o.holds @? '$[*] ? (@.kind == "cancelled" && !exists(@.withdrawnAt))')`;

/** Shipping was tried, and the order is in production with the reason. */
export const isUnshipped = sql<boolean>`(o.sys_status = ${sql.lit(orderStatus.inProduction)} and o.problem is not null)`;

/** Approved, and orders approved before it take the blanks that the shelf has. */
export const isShort = sql<boolean>`(o.reserves and o.id in (select order_id from short_orders()))`;

/** In production, and nobody has brought its label. */
export const isUnlabelled = sql<boolean>`(o.sys_status = ${sql.lit(orderStatus.inProduction)} and not o.has_label)`;

/** On its way with a label that must not be used. */
export const isLabelVoid = sql<boolean>`(${isOpen} and o.label_void is not null)`;

/** On its way without a label that may be used, and the last purchase of one was refused. */
export const isPurchaseRefused = sql<boolean>`(${isOpen} and o.label_purchase_problem is not null
  and (not o.has_label or o.label_void is not null))`;

/** Its marketplace was told that it ships, and has not said whether that stands. */
export const isShipmentUnknown = sql<boolean>`(o.shipment_confirmation = 'unknown')`;

/** Waits for its approval with a SKU id whose listing says something else than its mapping. */
export const isContradicted = sql<boolean>`(o.sys_status in (${among(reviewedStatuses)}) and o.id in (
  select l.order_id from mapping_contradictions c
    join sku_mappings m on m.id = c.mapping_id
    join order_lines l on l.msku = m.sku_id and l.listing is not null
    join orders own on own.id = l.order_id and own.shop_id = m.shop_id
  where c.contradictions <> '[]'))`;

/**
 * Open, and due before the store's next cut-off after today: it leaves today, or is late. The cut-offs are reckoned once for
 * a query, and that of the order's own store is asked for only between the first and the last of them.
 */
export function isAtRisk({ now, zone }: Clock): RawBuilder<boolean> {
  const cutOffs = sql`store_cut_offs(${zone}::text, ${moment(now)})`;
  return sql<boolean>`(${isOpen} and o.delivery_time_limit < (select max(next_cut_off) from ${cutOffs})
    and (o.delivery_time_limit < (select min(next_cut_off) from ${cutOffs}) or o.delivery_time_limit <
      ((select jsonb_object_agg(store_id, next_cut_off) from ${cutOffs}) ->> o.shop_id::text)::timestamptz))`;
}

/**
 * Open, and held up by anything of the above. What an order's own columns say of it is kept in one of them: missing mapping,
 * drawing, hold, refused or unknown shipment, and whatever is wrong with its label. What is answered quickest is asked first.
 */
export function needsAnyone(clock: Clock): RawBuilder<boolean> {
  return sql<boolean>`(${isOpen} and (o.needs_attention or ${isAtRisk(clock)} or ${isShort} or ${isContradicted}))`;
}

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
