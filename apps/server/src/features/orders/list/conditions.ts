import type { HoldKind } from '@pressroom/contract/orders/holds';
import { orderStatus, openStatuses } from '@pressroom/contract/orders/status';
import { type RawBuilder, sql } from 'kysely';
import { compiledOnce } from '../../../platform/database/compiled.ts';
import type { Db } from '../../../platform/database/database.ts';
import { plannedOnce } from '../../../platform/database/plannedOnce.ts';
import type { Clock } from '../../../platform/time/clock.ts';

const reviewedStatuses = [orderStatus.storeReview, orderStatus.factoryReview, orderStatus.abnormal];

/** An instant in a statement: as a parameter, so that the statement stays the same at any time. */
export function moment(at: Date | string): RawBuilder<string> {
  return sql<string>`${at instanceof Date ? at.toISOString() : at}::timestamptz`;
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

/** Among the undecided reports is one of these kinds that has not been withdrawn. */
function isReported(...kinds: [HoldKind, ...HoldKind[]]): RawBuilder<boolean> {
  const named = kinds.map((kind) => `@.kind == "${kind}"`).join(' || ');
  return sql<boolean>`o.holds @? ${sql.lit(`$[*] ? ((${named}) && !exists(@.withdrawnAt))`)}`;
}

const isReportedCancelled = isReported('cancelled');
const isReportedAsked = isReported('cancellationAsked');
const isReportedChanged = isReported('goodsChanged', 'addressChanged', 'addressChangeAsked');

/** Its marketplace has cancelled it. */
export const isCancelled = sql<boolean>`(${isHeld} and ${isReportedCancelled})`;

/** Its buyer asks to cancel it, and that has not been done there. */
export const isAskedToCancel = sql<boolean>`(${isHeld} and ${isReportedAsked} and not ${isReportedCancelled})`;

/** Its buyer has changed it or asks for a change, and for nothing graver. */
export const isChanged = sql<boolean>`(${isHeld} and ${isReportedChanged}
  and not (${isReportedCancelled} or ${isReportedAsked}))`;

/** Held by other reports alone, or by withdrawn ones. */
export const isOtherwiseReported = sql<boolean>`(${isHeld}
  and not (${isReportedCancelled} or ${isReportedAsked} or ${isReportedChanged}))`;

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

/** The moment of a question about orders, as its statements take it. */
export interface Asked {
  now: string;
  zone: string;
  /**
   * The first and the last of all stores' next cut-offs after today, and those of each store as JSON; null without stores.
   * Undefined: the statement looks them up in `cutOffs`.
   */
  earliest?: string | null;
  latest?: string | null;
  byStore?: string | null;
  /** Where a statement has them, if it has asked for them itself. */
  cutOffs?: RawBuilder<unknown>;
}

export function askedAt({ now, zone }: Clock): Asked {
  return { now: now.toISOString(), zone };
}

/** Asks for the cut-offs at this moment, for all statements of an answer. */
export async function withCutOffs(db: Db, clock: Clock): Promise<Asked> {
  const asked = askedAt(clock);
  const [cutOffs] = await cutOffsOf(db, {}, asked);
  return { ...asked, ...cutOffs };
}

const cutOffsOf = compiledOnce((db, _shape: object, asked: Asked) =>
  sql<Required<Pick<Asked, 'earliest' | 'latest' | 'byStore'>>>`
    select ${plannedOnce} earliest, latest, by_store::text from ${cutOffsAt(asked)}`.compile(db),
);

export function cutOffsAt({ zone, now }: Asked): RawBuilder<unknown> {
  return sql`next_cut_offs(${zone}::text, ${moment(now)})`;
}

function cutOffsIn({ earliest, latest, byStore, ...asked }: Asked) {
  const cutOffs = asked.cutOffs ?? cutOffsAt(asked);
  return {
    earliest: earliest === undefined ? sql`(select earliest from ${cutOffs})` : sql`${earliest}::timestamptz`,
    latest: latest === undefined ? sql`(select latest from ${cutOffs})` : sql`${latest}::timestamptz`,
    byStore: byStore === undefined ? sql`(select by_store from ${cutOffs})` : sql`${byStore}::jsonb`,
  };
}

/**
 * Open, and due before the store's next cut-off after today: it leaves today, or is late. The cut-off of the order's own store
 * is asked for only between the first and the last of them.
 */
export function isAtRisk(asked: Asked): RawBuilder<boolean> {
  const { earliest, latest, byStore } = cutOffsIn(asked);
  return sql<boolean>`(${isOpen} and o.delivery_time_limit < ${latest} and (o.delivery_time_limit < ${earliest}
    or o.delivery_time_limit < (${byStore} ->> o.shop_id::text)::timestamptz))`;
}

/**
 * Open, and held up by anything of the above. What an order's own columns say of it is kept in one of them: missing mapping,
 * drawing, hold, refused or unknown shipment, and whatever is wrong with its label. What is answered quickest is asked first.
 */
export function needsAnyone(asked: Asked): RawBuilder<boolean> {
  return sql<boolean>`(${isOpen} and (o.needs_attention or ${isAtRisk(asked)} or ${isShort} or ${isContradicted}))`;
}

/**
 * The same in parts that no two share an order, to be counted apart: an index knows how many are due before the first cut-off,
 * and only the others are looked at for what else is wrong with them.
 */
export function needingAnyone(asked: Asked): RawBuilder<boolean>[] {
  const { earliest } = cutOffsIn(asked);
  const needy = needsAnyone(asked);
  return [
    sql<boolean>`(${isOpen} and o.delivery_time_limit < ${earliest})`,
    sql<boolean>`(o.delivery_time_limit >= ${earliest} and ${needy})`,
    sql<boolean>`(o.delivery_time_limit is null and ${needy})`,
  ];
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
