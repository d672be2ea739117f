import type { Place } from '@pressroom/contract/orders/holds';
import { openStatuses, orderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import { system } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sidesOf, wordsOfSides } from './market.goods.ts';
import { type LogEntry, writeLog } from './orders.log.ts';
import { moveOrders } from './orders.move.ts';
import type { Hold, OrderRecord } from './orders.records.ts';

/** What a marketplace has reported about an order that is locked. */
export interface Report {
  order: OrderRecord;
  holds: Hold[];
}

/**
 * Stops the orders until a person has decided: they are abnormal, their labels void, and nobody tells the marketplace
 * of a shipment that it does not know of yet. Of what is final only the log says it.
 */
export async function holdOrders(tx: Tx, reports: readonly Report[]): Promise<void> {
  const stoppable = reports.filter(
    ({ order }) => openStatuses.includes(order.sysStatus) || order.sysStatus === orderStatus.shipped,
  );
  await keepHolds(tx, stoppable);
  const running = stoppable.filter(({ order }) => order.sysStatus !== orderStatus.abnormal);
  for (const [kind, its] of Map.groupBy(running, ({ holds }) => holds[0]!.kind)) {
    await moveOrders(
      tx,
      system,
      its.map(({ order }) => order),
      { to: orderStatus.abnormal, problem: { key: `orders.hold.${kind}` } },
    );
  }
  const moved = new Set(running);
  await writeLog(
    tx,
    system,
    // the move has said the first already
    reports.flatMap((report) => entriesOf(report, moved.has(report) ? report.holds.slice(1) : report.holds)),
  );
}

/**
 * A later report of one kind takes the former's place: what was ours before the first stays ours. A label says where a
 * parcel goes, so other goods alone do not make it void; that nothing prints before a decision is due to the report.
 */
async function keepHolds(tx: Tx, reports: readonly Report[]): Promise<void> {
  const rows = reports.map(({ order, holds }) => ({
    id: order.id,
    holds: merged(order.holds ?? [], holds),
    voidsLabel: holds.some(({ kind }) => kind !== 'goodsChanged'),
  }));
  await sql`
    update orders o set
      holds = given.holds,
      label_void = case
        when o.label_key is not null and given."voidsLabel" then coalesce(o.label_void, '{"key": "orders.labelVoid.held"}')
        else o.label_void end,
      gmt_modified = clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id bigint, holds jsonb, "voidsLabel" boolean)
    where o.id = given.id`.execute(tx);
}

function merged(former: readonly Hold[], fresh: readonly Hold[]): Hold[] {
  const kept = former.map((hold) => {
    const later = fresh.find(({ kind }) => kind === hold.kind);
    return later ? { ...later, was: hold.was, ...(hold.from && { from: hold.from }) } : hold;
  });
  return [...kept, ...fresh.filter(({ kind }) => !former.some((hold) => hold.kind === kind))];
}

function entriesOf({ order, holds: all }: Report, unsaid: readonly Hold[]): LogEntry[] {
  const said = unsaid.map(({ kind }): LogEntry => ({
    orderId: order.id,
    key: 'orders.log.reported',
    problem: { key: `orders.hold.${kind}` },
  }));
  const addresses = all.flatMap(({ from, to }): LogEntry[] =>
    from && to
      ? [{ orderId: order.id, key: 'orders.log.addressReported', params: { from: lineOf(from), to: lineOf(to) } }]
      : [],
  );
  const goods = all.flatMap(({ goods: theirs }): LogEntry[] => {
    const changes = theirs && wordsOfSides(sidesOf(order, theirs));
    return changes ? [{ orderId: order.id, key: 'orders.log.goodsReported', params: { changes } }] : [];
  });
  return [...said, ...addresses, ...goods];
}

function lineOf(place: Place): string {
  return Object.values(place).filter(Boolean).join(', ');
}
