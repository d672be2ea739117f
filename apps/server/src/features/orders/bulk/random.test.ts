import { orders } from '@pressroom/contract/orders/orders';
import { type BulkAct, orderStatus, type OrderStatus, statusTabs } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Caller } from '../../../caller.ts';
import { must } from '../../../demo/shop.ts';
import { makeOrder, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';
import { findFigureDifferences } from '../list/figures.ts';
import { findStockDifferences } from '../orders.public.ts';

const rounds = Number(process.env['ORDER_ACTS'] ?? 120);
const seed = Number(process.env['ORDER_ACTS_SEED'] ?? 16);

const atOnce = 12;

/** Numbers from 0 to 1, the same for the same seed. */
function dice(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const acts: readonly BulkAct[] = [
  'submit',
  'approve',
  'close',
  'abnormal',
  'sign',
  'ship',
  'schedule',
  'callOff',
  'refresh',
  'askShipment',
];

interface Operator {
  caller: Caller;
  /** The acts that may still be taken back. */
  undoable: string[];
}

/** One thing that somebody might do now; a refusal is as good as a success. */
async function doSomething(
  at: ShopTest,
  ids: readonly string[],
  { operator, next }: { operator: Operator; next: () => number },
) {
  const { caller, undoable } = operator;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const what = next();
  if (what < 0.2 && undoable.length > 0) {
    const { status } = await caller.call(orders.undoAct, {
      actId: undoable.splice(Math.floor(next() * undoable.length), 1)[0]!,
    });
    return expect([200, 409]).toContain(status);
  }
  if (what < 0.35) {
    const order = await must(caller, orders.queryDetail, { id: pick(ids) });
    const num = 1 + Math.floor(next() * 3);
    const line = { productCode: 'TEE-WHT-L', printingImage: at.shop.pictures.rose_front, num };
    const { id, thirdOrderNumber, shopId, gmtModified, labelType, trackingNumber } = order;
    const form = {
      id,
      thirdOrderNumber,
      shopId,
      gmtModified,
      labelType,
      trackingNumber,
      carrierName: 'UPS',
      confirmCarrier: true,
    };
    const { status } = await caller.call(orders.save, { ...form, orderDetailsList: [line] });
    return expect([200, 409]).toContain(status);
  }
  const chosen = ids.filter(() => next() < 0.4);
  if (chosen.length === 0) return;
  const act = pick(acts);
  const outcome = await must(caller, orders.bulkAct, {
    selection: { ids: chosen },
    act,
    delivery: act === 'schedule' ? 1 + Math.floor(next() * 24) : undefined,
    confirmed: ['short'],
  });
  expect(outcome.done.length + outcome.refused.length).toBe(chosen.length);
  if (outcome.undoUntil) undoable.push(outcome.actId!);
}

interface Entry {
  orderId: string;
  fromStatus: OrderStatus | null;
  toStatus: OrderStatus | null;
  behaviorKey: string;
}

/** Where the log of an order leads, step by step; each begins where the one before has ended. */
function follow(entries: readonly Entry[], start: OrderStatus): OrderStatus {
  let status = start;
  for (const { fromStatus, toStatus, behaviorKey } of entries) {
    // an entry that tells where a schedule has gone names no start
    if (toStatus === null || fromStatus === null) continue;
    expect([behaviorKey, fromStatus]).toEqual([behaviorKey, status]);
    status = toStatus;
  }
  return status;
}

it('keeps every order in one legal state that its log explains, while two operators do things at random', async () => {
  const at = await shopTest();
  const { test, admin } = at;
  const next = dice(seed);
  const ids: string[] = [];
  const addOrder = async (minutes: number) =>
    ids.push((await makeOrder(at, { orderTime: Date.now() - minutes * 60_000 })).id);
  for (let count = 0; count < atOnce; count += 1) await addOrder(count * 30);
  const operators: Operator[] = [
    { caller: admin, undoable: [] },
    { caller: await test.as('admin'), undoable: [] },
  ];
  for (let round = 0; round < rounds; round += 1) {
    // orders end; others come in
    if (round % 5 === 4) await addOrder(round % 600);
    const active = ids.slice(-atOnce);
    await Promise.all(operators.map((operator) => doSomething(at, active, { operator, next })));
    if (next() < 0.3) await test.drain();
  }
  await test.drain();

  const rows = await test.db
    .selectFrom('orders')
    .where('id', 'in', ids)
    .select(['id', 'sysStatus', 'reserves'])
    .execute();
  const logs = await test.db
    .selectFrom('orderLogs')
    .where('orderId', 'in', ids)
    .select(['orderId', 'fromStatus', 'toStatus', 'behaviorKey'])
    .orderBy('id')
    .execute();
  const byOrder = Map.groupBy(logs as Entry[], ({ orderId }) => orderId);
  for (const { id, sysStatus, reserves } of rows) {
    expect(follow(byOrder.get(id)!, orderStatus.factoryReview)).toBe(sysStatus);
    expect(reserves).toBe(sysStatus === orderStatus.drawingLayout || sysStatus === orderStatus.inProduction);
  }
  expect(await findStockDifferences(test.db)).toEqual([]);
  expect(await findFigureDifferences(test.db)).toEqual([]);
  const told = await must(admin, orders.queryListTotal, {});
  const counted = await test.db
    .selectFrom('orders')
    .select(['sysStatus', sql<number>`count(*)::int`.as('count')])
    .groupBy('sysStatus')
    .execute();
  for (const status of statusTabs) {
    const held = told.find(({ sysStatus }) => sysStatus === status)!.totalNum;
    expect([status, held]).toEqual([status, counted.find(({ sysStatus }) => sysStatus === status)?.count ?? 0]);
  }
  // no drawing serves two lines, and no drawn order waits for one
  const drawn = await sql<{ uses: number }>`
    select count(*)::int as uses from order_lines where drawing_key is not null group by drawing_key having count(*) > 1`.execute(
    test.db,
  );
  expect(drawn.rows).toEqual([]);
  expect(rows.some(({ sysStatus }) => sysStatus === orderStatus.drawingLayout)).toBe(false);
  // the dice have thrown enough for every act to happen
  expect(new Set(logs.map(({ toStatus }) => toStatus)).size).toBeGreaterThan(4);
});
