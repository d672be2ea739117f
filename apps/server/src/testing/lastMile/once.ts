import { lastMile } from '@pressroom/contract/lastMile/lastMile';
import type { LastMileStatus } from '@pressroom/contract/lastMile/status';
import type { LabelSystem } from '@pressroom/sandbox/src/labelSystems/labelSystem.ts';
import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from '../../caller.ts';
import { type Draw, drawBy, oneIn, pick, upTo } from '../definitions/draw.ts';
import { startWorker } from '../workerProcess.ts';
import { batchOf, type LastMileTest, lastMileTest, openChannelAt, ownOrder } from './makers.ts';

interface Asked {
  orders: number;
  seed: number;
  /** How many workers are killed, at random moments. */
  kills: number;
}

/** What stands when all has come to rest. */
export interface OnceProof {
  /** Orders without exactly one live label at the providers, with how many there are. */
  wrong: { order: string; live: number }[];
  /** Orders whose label here is another than there. */
  differing: string[];
  /** Rows that nobody can tell the outcome of. */
  unknown: number;
  bought: number;
  cancelled: number;
  struck: number;
  killed: number;
}

const faultKinds = [
  'timeOutAfter',
  'timeOutBefore',
  'serverErrorAfter',
  'serverErrorBefore',
  'throttle',
  'slow',
  'lateRejection',
] as const;

/**
 * Two people press everything twice while providers fail and workers are killed, until every order has its label. Time
 * passes faster for what waits than by the clock.
 */
export async function buyOnce({ orders, seed, kills }: Asked): Promise<OnceProof> {
  const at = await lastMileTest({ quickly: true });
  const draw = drawBy(seed);
  await openChannelAt(at, 'YWJ');
  await openChannelAt(at, '17Print', { channelCode: 'GOFO-GROUND', channelName: 'GOFO ground', supplierCode: 'GF' });
  const made = [];
  for (let serial = 0; serial < orders; serial += 1)
    made.push(await ownOrder(at, { thirdOrderNumber: `ONCE-${serial}` }));
  const batches = [await batchOf(at, made), await batchOf(at, made)];
  for (const system of ['ywj', 'print17'])
    for (const kind of faultKinds)
      at.sandbox.fault({ kind, endpoint: `${system}:*`, probability: 0.05, ms: kind === 'slow' ? 200 : 50 });
  const stop = new AbortController();
  const killing = killWorkers(at, { draw, kills, signal: stop.signal });
  const hastening = hasten(at, stop.signal);
  try {
    const people = await Promise.all(batches.map(() => at.test.as(['/order/courseDetails'])));
    await Promise.all(people.map((person, mine) => press(at, { person, batches, mine, draw })));
  } finally {
    stop.abort();
    await hastening;
  }
  return judge(
    at,
    made.map(({ thirdOrderNumber }) => thirdOrderNumber),
    await killing,
  );
}

async function killWorkers(
  at: LastMileTest,
  { draw, kills, signal }: { draw: Draw; kills: number; signal: AbortSignal },
): Promise<number> {
  const start = () => startWorker(at.test, at.sandbox.environment);
  const workers = [await start(), await start()];
  let killed = 0;
  while (killed < kills && !signal.aborted) {
    await pause(3000 + upTo(draw, 3000), undefined, { signal }).catch(() => undefined);
    const index = upTo(draw, workers.length - 1);
    await workers[index]!.kill();
    killed += 1;
    workers[index] = await start();
  }
  return killed;
}

/** Lets leases, pauses and the watch come sooner, as if minutes had passed. What is being sent at this moment is as old as it is. */
async function hasten({ test }: LastMileTest, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(1000, undefined, { signal }).catch(() => undefined);
    await sql`
      update last_mile_rows set due_at = due_at - interval '1 minute', claimed_until = claimed_until - interval '10 seconds'
      where id in (select id from last_mile_rows where due_at is not null for update skip locked)`.execute(test.db);
    await sql`
      update parcel_labels set sent_at = sent_at - interval '1 minute', cancel_sent_at = cancel_sent_at - interval '1 minute'
      where id in (
        select id from parcel_labels where state in ('unknown', 'placed', 'cancelling') for update skip locked)`.execute(
      test.db,
    );
    await sql`
      insert into pgboss.job (name, data)
      select 'lastMile.advance', jsonb_build_object('rowId', id::text) from last_mile_rows
      where due_at < clock_timestamp() and (claimed_until is null or claimed_until < clock_timestamp())
      order by due_at limit 20`.execute(test.db);
  }
}

interface Pressing {
  person: Caller;
  batches: readonly string[];
  mine: number;
  draw: Draw;
}

const moving: readonly LastMileStatus[] = [1, 4];
const most = 600;

/** Presses whatever may be pressed, in both batches, each button twice at once, until every order has a label. */
async function press({ test }: LastMileTest, { person, batches, mine, draw }: Pressing): Promise<void> {
  for (let round = 0; round < most; round += 1) {
    const batchNumber = oneIn(draw, 3) ? pick(draw, batches) : batches[mine]!;
    const { data } = await person.call(lastMile.queryBulkPrintRecordDetails, { batchNumber, pageSize: 10_000 });
    const idsOf = (...statuses: LastMileStatus[]) =>
      data.rows.filter(({ orderStatus }) => statuses.includes(orderStatus)).map(({ id }) => id);
    const twice = async (
      act: typeof lastMile.bulkOrder | typeof lastMile.retry | typeof lastMile.cancelLabel,
      ids: string[],
    ) => {
      if (ids.length > 0) await Promise.all([person.call(act, { ids }), person.call(act, { ids })]);
    };
    const waiting = idsOf(0);
    if (waiting.length > 0) await person.call(lastMile.costBulkOrder, { batchNumber, ids: waiting });
    await twice(lastMile.bulkOrder, idsOf(3));
    await twice(lastMile.retry, idsOf(2, 6));
    if (round < 20 && oneIn(draw, 3)) await twice(lastMile.cancelLabel, idsOf(7).slice(0, 2));
    const [stuck] = idsOf(5, 6);
    if (stuck && oneIn(draw, 2)) await person.call(lastMile.getLabel, { id: stuck });
    if (
      await isDone(
        test.db,
        data.rows.some(({ orderStatus }) => moving.includes(orderStatus)),
      )
    )
      return;
    await pause(300);
  }
}

/** Every order has a label in one batch or the other, and nothing moves any more. An order whose labels were all cancelled is done, too. */
async function isDone(db: LastMileTest['test']['db'], moves: boolean): Promise<boolean> {
  if (moves) return false;
  const { rows } = await sql<{ open: string }>`
    select count(*) as open from orders o where third_order_number like 'ONCE-%'
      and label_key is null
      and not exists (select from last_mile_rows r where r.order_id = o.id and r.order_status = 8)
    `.execute(db);
  const { rows: live } = await sql<{ open: string }>`
    select count(*) as open from parcel_labels where state in ('waiting', 'sending', 'unknown', 'placed', 'cancelling')`.execute(
    db,
  );
  return rows[0]!.open === '0' && live[0]!.open === '0';
}

async function judge({ test, sandbox }: LastMileTest, numbers: readonly string[], killed: number): Promise<OnceProof> {
  const systems = sandbox.core.systems.filter((system): system is LabelSystem => 'book' in system);
  const there = systems.flatMap((system) => system.book.save().orders);
  const living = there.filter(({ state }) => state !== 'cancelled' && state !== 'failed');
  const byOrder = Map.groupBy(living, ({ memo }) => memo);
  const { rows: ours } = await sql<{ number: string; trackingNumber: string | null; isFree: boolean }>`
    select third_order_number as number, tracking_number, label_key is null as is_free from orders
    where third_order_number like 'ONCE-%'`.execute(test.db);
  const byNumber = new Map(ours.map((one) => [one.number, one]));
  const wrong = numbers.flatMap((order) => {
    const live = byOrder.get(order)?.length ?? 0;
    return live === (byNumber.get(order)!.isFree ? 0 : 1) ? [] : [{ order, live }];
  });
  const differing = numbers.filter((order) => {
    const number = byNumber.get(order)!.trackingNumber;
    return number !== null && byOrder.get(order)?.every(({ trackingNumber }) => trackingNumber !== number);
  });
  const { rows } = await sql<{ count: string }>`
    select count(*) from parcel_labels where state in ('unknown', 'sending')`.execute(test.db);
  return {
    wrong,
    differing,
    unknown: Number(rows[0]!.count),
    bought: there.length,
    cancelled: there.filter(({ state }) => state === 'cancelled').length,
    struck: sandbox.core.faults.list.reduce((sum, fault) => sum + fault.struck, 0),
    killed,
  };
}
