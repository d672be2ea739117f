import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus, type OrderStatus, reservingStatuses, statusTabs } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import { must } from '../../demo/shop.ts';
import { findFigureDifferences } from '../../features/orders/list/figures.ts';
import { findStockDifferences } from '../../features/orders/orders.public.ts';
import type { Db } from '../../platform/database/database.ts';
import type { ShippingTest } from '../shipmentMakers.ts';
import { follow, type LogEntry } from './log.ts';

interface Stands {
  id: string;
  sysStatus: OrderStatus;
  reserves: boolean;
  isScheduled: boolean;
  isPrinted: boolean;
  hasLabel: boolean;
  shipments: number;
  isFromMarket: boolean;
  undone: number;
  spoiled: number;
  laidOut: number;
}

async function findOrders(db: Db): Promise<Stands[]> {
  const { rows } = await sql<Stands>`
    select o.id, o.sys_status, o.reserves, o.scheduled_delivery is not null as is_scheduled,
      o.printed_at is not null as is_printed, o.label_key is not null as has_label, o.shipments,
      o.market_state is not null as is_from_market,
      (select count(*)::int from order_act_rows r join order_acts a on a.id = r.act_id
        where r.order_id = o.id and a.undoes_id is not null and r.outcome = 1) as undone,
      (select count(*)::int from spoiled_pieces p where p.order_id = o.id) as spoiled,
      (select count(*)::int from gang_sheet_pieces p where p.order_id = o.id and p.living) as laid_out
    from orders o order by o.id`.execute(db);
  return rows;
}

/** Everything that cannot be, in words; nothing where all is well. */
export async function findContradictions(at: ShippingTest): Promise<string[]> {
  const { db } = at.test;
  const [rows, logs, doubles, counters, wrongTabs, toldTwice] = [
    await findOrders(db),
    await db
      .selectFrom('orderLogs')
      .select(['orderId', 'createUser', 'behaviorKey', 'params', 'fromStatus', 'toStatus'])
      .orderBy('id')
      .execute(),
    await findDoubles(db),
    [...(await findStockDifferences(db)), ...(await findFigureDifferences(db))],
    await findWrongTabs(at),
    await findToldTwice(at),
  ];
  const byOrder = Map.groupBy(logs as unknown as LogEntry[], ({ orderId }) => orderId);
  return [
    ...rows.flatMap((order) => contradictionsOf(order, byOrder.get(order.id) ?? [])),
    ...doubles,
    ...counters.map((difference) => JSON.stringify(difference)),
    ...wrongTabs,
    ...toldTwice,
  ];
}

function contradictionsOf(order: Stands, entries: readonly LogEntry[]): string[] {
  const told = follow(entries, order.isFromMarket ? orderStatus.storeReview : orderStatus.factoryReview);
  const pairs: [string, unknown, unknown][] = [
    ['status', order.sysStatus, told.status],
    ['reserves', order.reserves, reservingStatuses.includes(told.status)],
    ['schedule', order.isScheduled, told.isScheduled],
    ['print', order.isPrinted, told.isPrinted],
    ['shipments', order.shipments, told.shipments],
    ['acts taken back', order.undone, told.undone],
    ['spoiled pieces', order.spoiled, told.spoiled],
    ['prints on sheets', order.laidOut, told.laidOut],
    ['label', order.hasLabel && !told.hadLabel, false],
  ];
  return [
    ...told.contradictions,
    ...pairs.flatMap(([what, is, said]) => (is === said ? [] : `${what} ${String(is)}, by its log ${String(said)}`)),
  ].map((what) => `order ${order.id}: ${what}`);
}

/** What there may be one of. */
async function findDoubles(db: Db): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select 'drawing ' || drawing_key || ' serves several lines' as what from order_lines
    where drawing_key is not null group by drawing_key having count(*) > 1
    union all
    select 'the parcel ' || tracking_number || ' has left for several orders' from orders
    where sys_status in (${orderStatus.shipped}, ${orderStatus.signed}) and not shared_parcel
    group by tracking_number having count(*) > 1
    union all
    select 'piece ' || line_id || '-' || unit || ' lies on several sheets' from gang_sheet_pieces
    where living group by line_id, unit, round, slot having count(*) > 1
    union all
    select 'sheet ' || s.id || ' is ' || s.state || ', and its pieces are not' from gang_sheets s
    where exists (select from gang_sheet_pieces p where p.sheet_id = s.id and p.living = (s.state = 'discarded'))
    union all
    select 'piece ' || line_id || '-' || unit || ' was spoiled twice in one round' from spoiled_pieces
    group by line_id, unit, round having count(*) > 1
    union all
    select 'order ' || order_id || ' has several confirmations under way or accepted' from shipment_confirmations
    where state in ('waiting', 'sending', 'unknown', 'accepted') group by order_id having count(*) > 1
    union all
    select 'the label of order ' || order_id || ' was handed out twice unasked' from (
      select order_id, forced, lag(outcome) over same as former, row_number() over same as place from label_prints
      window same as (partition by order_id, parcel_no, label_key order by id)) prints
    where not forced and place > 1 and former is distinct from 2`.execute(db);
  return rows.map(({ what }) => what);
}

/** The tabs show stored counts. */
async function findWrongTabs({ admin, test: { db } }: ShippingTest): Promise<string[]> {
  const shown = await must(admin, orders.queryListTotal, {});
  const counted = await db
    .selectFrom('orders')
    .select(['sysStatus', sql<number>`count(*)::int`.as('count')])
    .groupBy('sysStatus')
    .execute();
  return statusTabs.flatMap((status) => {
    const tab = shown.find(({ sysStatus }) => sysStatus === status)?.totalNum;
    const count = counted.find(({ sysStatus }) => sysStatus === status)?.count ?? 0;
    return tab === count ? [] : `the tab of ${status} says ${tab} of ${count} orders`;
  });
}

async function findToldTwice({ sandbox }: ShippingTest): Promise<string[]> {
  const ledger = await sandbox.control<{ act: string; reference: string; done: number }[]>('GET', 'ledger');
  return ledger
    .filter(({ act, done }) => (act === 'waybill set' || act === 'shipment confirmed') && done > 1)
    .map(({ act, reference, done }) => `${act} of ${reference}: ${done} times`);
}
