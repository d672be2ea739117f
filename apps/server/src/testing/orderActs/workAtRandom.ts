import { orders } from '@pressroom/contract/orders/orders';
import type { PermissionKey } from '@pressroom/contract/permissions';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { Chance } from '@pressroom/sandbox/src/world/chance.ts';
import { makeTrackingNumber } from '@pressroom/sandbox/src/world/trackingNumbers.ts';
import { sql } from 'kysely';
import { must } from '../../demo/shop.ts';
import { shipScheduled } from '../../features/orders/orders.public.ts';
import { marketOrder, takeOver } from '../marketOrder.ts';
import { labelPdf, makeOrder } from '../orderMakers.ts';
import { type ShippingTest, shippingTest } from '../shipmentMakers.ts';
import { findContradictions } from './judge.ts';
import { attempt, type Operator } from './operator.ts';
import { dice, planAct, type PlannedAct } from './plan.ts';

const size = { atOnce: 12, numbers: 16 };
/** After so many rounds all is judged; orders come in more often. */
const judged = 50;
const coming = 5;
/** Every third of them comes from a marketplace. */
const fromMarket = 3;

/** Everything that is done to orders on the way from their review to their buyer. */
const keys: readonly PermissionKey[] = [
  '/order/index',
  'orderAudit',
  'orderClose',
  'orderError',
  'orderSend',
  'deliverySend',
  'orderUpdate',
  'orderUploadLabel',
  '/order/print',
  '/order/production',
  '/order/gangSheets',
];

export interface Course {
  /** What cannot be; the first round in which anything is found is the last. */
  contradictions: string[];
  rounds: number;
  orders: number;
  /** How often each kind of act was carried out. */
  carriedOut: Partial<Record<PlannedAct['kind'], number>>;
  /** How often orders have gone from a status to another, as their logs say. */
  moves: Record<string, number>;
}

/**
 * Two people do things to the same orders at the same time, while jobs run. The seed fixes what each of them tries, round by
 * round; how their statements interleave is left to PostgreSQL.
 */
export async function workAtRandom({ rounds, seed }: { rounds: number; seed: number }): Promise<Course> {
  const at = await shippingTest();
  const people: Operator[] = [await newOperator(at), await newOperator(at)];
  const draws = people.map((_, index) => dice(seed * 3 + index));
  const draw = dice(seed * 3 + people.length);
  const arrivals = await openArrivals(at, rounds);
  const labels = await Promise.all(
    Array.from({ length: size.numbers }, async (_, index) => {
      const trackingNumber = numberAt(index);
      return { trackingNumber, pdf: await labelPdf([trackingNumber]) };
    }),
  );
  const sheets: string[] = [];
  const ids: string[] = [];
  for (let count = 0; count < size.atOnce; count += 1) ids.push(await arrivals(count));

  let contradictions: string[] = [];
  let round = 0;
  while (round < rounds && contradictions.length === 0) {
    round += 1;
    // orders end; others come in
    if (round % coming === 0) ids.push(await arrivals(ids.length));
    const active = ids.slice(-size.atOnce);
    if (draw() < 0.1) await letHoursPass(at, active);
    const jobs = draw() < 0.3 ? at.test.drain() : undefined;
    await Promise.all([
      ...people.map((operator, index) =>
        attempt(
          { shop: at.shop, active, labels, sheets, colleague: people[1 - index]! },
          operator,
          planAct(draws[index]!, size),
        ),
      ),
      jobs,
    ]);
    if (round % judged === 0) contradictions = await findContradictions(at);
  }
  await at.test.drain();
  if (contradictions.length === 0) contradictions = [...(await findContradictions(at)), ...(await findUnfinished(at))];
  return { contradictions, rounds: round, orders: ids.length, carriedOut: sumOf(people), moves: await findMoves(at) };
}

async function newOperator({ test }: ShippingTest): Promise<Operator> {
  return { caller: await test.as(keys), undoable: [], carriedOut: new Map() };
}

function numberAt(index: number): string {
  return makeTrackingNumber(new Chance(1, 'acts', index), 'UPS');
}

/** Lets orders come in one by one, some of them from a marketplace, which then has to be told of their shipment. */
async function openArrivals(at: ShippingTest, rounds: number): Promise<(place: number) => Promise<string>> {
  const { id: shopId } = await at.sandbox.openStore(at.admin, 's1');
  const count = Math.ceil((size.atOnce + rounds / coming) / fromMarket) + 1;
  const numbers = await at.sandbox.orders('s1', { count, cancelled: 0, moved: 0, heldBack: 0 });
  await at.sandbox.control('POST', 'clock', { advanceMs: 180_000 });
  const { msku } = marketOrder(at).lines[0]!;
  const printingImage = at.shop.pictures.rose_front;
  await must(at.admin, skuMapping.save, { shopId, skuId: msku, productCode: 'TEE-WHT-L', printingImage });
  const takeIn = async (place: number) => {
    const parcel = { trackingNumber: numberAt(1000 + place), carrierName: 'UPS' };
    if (place % fromMarket !== 0) {
      const orderTime = Date.now() - (place % 24) * 1_800_000;
      return (await makeOrder(at, { orderTime, ...parcel })).id;
    }
    const lines = [{ msku, num: 2, listing: {}, marketItems: [] }];
    const order = marketOrder(at, { thirdOrderNumber: numbers[place / fromMarket]!, shopId, lines, ...parcel });
    return (await takeOver(at, order)).created[0]!;
  };
  return async (place) => {
    const id = await takeIn(place);
    // every other one comes with its label
    if (place % 2 === 0) {
      const label = [{ fileName: 'label.pdf', bytes: await labelPdf([numberAt(1000 + place)]) }];
      await must(at.admin, orders.uploadPdf, { trackingNumber: numberAt(1000 + place), id }, label);
    }
    return id;
  };
}

/** The hours come for which these orders are scheduled. */
async function letHoursPass({ test: { app, db } }: ShippingTest, ids: readonly string[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      update orders set scheduled_delivery = now() where id = any(${ids}::bigint[]) and scheduled_delivery is not null
      returning id`.execute(tx);
    await app.jobs.enqueueMany(
      tx,
      shipScheduled,
      rows.map(({ id }) => ({ orderId: id })),
    );
  });
}

/** What still waits although nobody does anything any more. */
async function findUnfinished({ admin, test: { db } }: ShippingTest): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select 'order ' || id || ' waits for its drawings' as what from orders where sys_status = 6
    union all
    select 'order ' || order_id || ' waits for its marketplace, ' || state from shipment_confirmations
    where state in ('waiting', 'sending', 'unknown') and carrier_name_id is null
    union all
    select 'the task ' || kind || ' is ' || state from tasks where state in ('waiting', 'running')`.execute(db);
  const all = await must(admin, orders.queryList, { pageSize: 1 });
  const { rows: sum } = await sql<{ count: number }>`select count(*)::int as count from orders`.execute(db);
  return [...rows.map(({ what }) => what), ...(all.total === sum[0]!.count ? [] : ['the list has lost an order'])];
}

function sumOf(people: readonly Operator[]): Course['carriedOut'] {
  const sums: Course['carriedOut'] = {};
  for (const { carriedOut } of people) for (const [kind, count] of carriedOut) sums[kind] = (sums[kind] ?? 0) + count;
  return sums;
}

async function findMoves({ test: { db } }: ShippingTest): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('orderLogs')
    .where('toStatus', 'is not', null)
    .where('fromStatus', 'is not', null)
    .select(['fromStatus', 'toStatus', sql<number>`count(*)::int`.as('count')])
    .groupBy(['fromStatus', 'toStatus'])
    .orderBy('fromStatus')
    .orderBy('toStatus')
    .execute();
  return Object.fromEntries(rows.map(({ fromStatus, toStatus, count }) => [`${fromStatus} → ${toStatus}`, count]));
}
