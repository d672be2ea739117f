import type { Recipient } from '@pressroom/contract/orders/recipient';
import type { HoldKind } from '@pressroom/contract/orders/holds';
import { openStatuses, orderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import { system } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sidesOf, wordsOfSides } from '../record/goods.ts';
import { type LogEntry, writeLog, type Writer } from '../record/log.ts';
import { type Hold, lockOrders, type OrderRecord } from '../record/record.ts';
import { allowMove } from './allowed.ts';
import { moveOrders } from './move.ts';
import { drawingsReady } from './rules.ts';

/** What a marketplace has reported about an order that is locked. */
export interface Report {
  order: OrderRecord;
  holds: Hold[];
}

/**
 * Stops the orders until a person has decided: they are abnormal, their labels void, and a shipment that the marketplace
 * does not know of yet is not confirmed to it. Reports about orders that are signed for or closed only go into the log,
 * unless they speak against that very closing.
 */
export async function holdOrders(writer: Writer, reports: readonly Report[]): Promise<void> {
  const stoppable = reports.filter(isStoppable);
  await keepHolds(writer.tx, stoppable);
  const running = stoppable.filter(({ order }) => order.sysStatus !== orderStatus.abnormal);
  for (const [kind, its] of Map.groupBy(running, ({ holds }) => holds[0]!.kind)) {
    await moveOrders(
      writer,
      allowMove(
        'stop',
        its.map(({ order }) => order),
      ),
      { to: orderStatus.abnormal, problem: { key: `orders.hold.${kind}` } },
    );
  }
  const moved = new Set(running);
  await writeLog(
    writer,
    // the first is the reason of the move, which is in the log already
    reports.flatMap((report) => entriesOf(report, moved.has(report) ? report.holds.slice(1) : report.holds)),
  );
}

/** The reports that speak against an order’s being closed here. */
const reopening: readonly HoldKind[] = ['closedHere', 'shippedThere'];

function isStoppable({ order: { sysStatus }, holds }: Report): boolean {
  if (sysStatus === orderStatus.closed) return holds.some(({ kind }) => reopening.includes(kind));
  return openStatuses.includes(sysStatus) || sysStatus === orderStatus.shipped;
}

/**
 * Ships a stopped order whose goods have left: what was made here is taken from the shelf, and the reports that are left
 * still wait for a decision.
 */
export async function shipStopped(writer: Writer, order: OrderRecord, left: readonly Hold[]): Promise<void> {
  const { tx } = writer;
  const again = () => lockOrders(tx, [order.id]);
  if (drawingsReady(order))
    await moveOrders(writer, allowMove('shipStopped', [order]), { to: orderStatus.inProduction });
  await moveOrders(writer, allowMove('shipStopped', await again()), { to: orderStatus.shipped });
  if (left.length === 0) return;
  const holds = left.map((hold) => ({ ...hold, was: orderStatus.shipped }));
  await holdOrders(
    // the reports are the marketplace's, whoever ships
    { tx, actor: system },
    (await again()).map((stopped) => ({ order: stopped, holds })),
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
    voidsLabel: holds.some(({ kind, withdrawnAt }) => kind !== 'goodsChanged' && !withdrawnAt),
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
    const at = later?.withdrawnAt ? hold.at : later?.at;
    return later && at ? { ...later, at, was: hold.was, ...(hold.from && { from: hold.from }) } : hold;
  });
  return [...kept, ...fresh.filter(({ kind }) => !former.some((hold) => hold.kind === kind))];
}

function entriesOf({ order, holds: all }: Report, unsaid: readonly Hold[]): LogEntry[] {
  const said = unsaid.map(({ kind, withdrawnAt }): LogEntry => ({
    orderId: order.id,
    key: withdrawnAt ? 'orders.log.withdrawn' : 'orders.log.reported',
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

function lineOf(recipient: Recipient): string {
  return Object.values(recipient).filter(Boolean).join(', ');
}
