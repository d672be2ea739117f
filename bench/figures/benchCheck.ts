import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { benchCheck as check, type CheckAnswer } from '@pressroom/contract/printing/check';
import { pieceCode } from '@pressroom/contract/printing/pieceCode';
import { copyOf } from '../database/dataset.ts';
import { datasetOf } from '../database/datasets.ts';
import { withClient } from '../database/server.ts';
import { boundValue, type Figure } from '../figure.ts';
import { call } from '../programs/call.ts';
import { type Pressroom, startPressroom } from '../programs/pressroom.ts';
import { milliseconds } from '../rounds.ts';

const orders = Number(process.env['BENCH_CHECK_ORDERS'] ?? 1_000_000);
const benches = 10;
/** No hand is quicker. */
const handMs = 300;
const ordersPerBench = 20;
/** Before anything is measured, until the server's code is compiled. */
const warmUpOrders = 5;

interface Line {
  id: string;
  num: number;
}

interface Packed {
  id: string;
  trackingNumber: string;
  lines: Line[];
}

export const benchCheck: Figure = {
  names: ['bench-check'],
  what: `from a scan to its answer, the slowest of twenty (p95), while ${benches} benches scan among ${orders.toLocaleString('en')} orders, each again ${handMs} ms after its answer; all that has shipped was checked, too`,
  async measure() {
    const database = await copyOf(await datasetOf(orders), 'bench_check');
    const work = await prepareOrders(database);
    await using pressroom = await startPressroom(database);
    const times: number[] = [];
    const share = warmUpOrders + ordersPerBench;
    const packers = Array.from({ length: benches }, async (_, index) => {
      const own = work.slice(index * share, (index + 1) * share);
      for (const [at, order] of own.entries()) {
        const taken = await packOrder(pressroom, { database, bench: `Bench ${index + 1}`, order });
        if (at >= warmUpOrders) times.push(...taken);
      }
    });
    await Promise.all(packers);
    return [boundValue('bench-check', { ours: percentile(times, 0.95), unit: 'ms' }, { atMost: 150 })];
  },
};

/** What benches have done with everything that has shipped. */
const past = `
  with packed as (
    insert into bench_collections (order_id, bench, ended_as, ended_at, create_user, gmt_create)
    select id, 'Bench ' || 1 + id % 10, 'packed', order_time, 'admin', order_time from orders where sys_status in (2, 4)
    returning id, order_id, bench, gmt_create)
  insert into bench_scans (scan_id, bench, code, step, order_id, line_id, unit, collection_id, counts, create_user, gmt_create)
  select gen_random_uuid(), packed.bench, 'Q' || line.id, 'printLabel', line.order_id, line.id, 1, packed.id, true, 'admin', packed.gmt_create
  from packed join order_lines line using (order_id);
  analyze bench_collections, bench_scans`;

/** Orders in production from all over the table, each with a label and reserved blanks. */
async function prepareOrders(database: string): Promise<Packed[]> {
  const wanted = benches * (warmUpOrders + ordersPerBench);
  return withClient(database, async (client) => {
    await client.query(
      `update orders set label_key = (select key from blobs limit 1) where id in (
        select id from orders where sys_status = 1 and problem is null and holds is null order by hashint8(id) limit $1)`,
      [wanted],
    );
    await client.query(past);
    const { rows } = await client.query<Packed>(
      `select o.id, o.tracking_number as "trackingNumber",
        (select json_agg(json_build_object('id', l.id::text, 'num', l.num) order by l.line_no)
          from order_lines l where l.order_id = o.id) as lines
      from orders o where o.sys_status = 1 and o.label_key is not null order by hashint8(o.id) limit $1`,
      [wanted],
    );
    if (rows.length < wanted) throw new Error(`only ${rows.length} of ${wanted} orders are in production`);
    return rows;
  });
}

interface Packing {
  database: string;
  bench: string;
  order: Packed;
}

/** Scans every piece and then the label; how long each scan took. */
async function packOrder(pressroom: Pressroom, { database, bench, order }: Packing): Promise<number[]> {
  const times: number[] = [];
  const scan = async (code: string): Promise<CheckAnswer> => {
    let answer: CheckAnswer | undefined;
    await pause(handMs);
    const asked = { bench, slots: 24, code, scanId: randomUUID() };
    times.push(await milliseconds(async () => (answer = await call(pressroom, check.scan, asked))));
    return answer!;
  };
  const codes = order.lines.flatMap(({ id: lineId, num }) =>
    Array.from({ length: num }, (_, unit) => pieceCode({ lineId, unit: unit + 1 })),
  );
  for (const [at, code] of codes.entries()) {
    const { step, says } = await scan(code);
    const expected = at === codes.length - 1 ? 'printLabel' : 'morePieces';
    if (step !== expected) throw new Error(`a piece led to ${step} instead of ${expected}: ${says}`);
  }
  // the printer is no part of the figure
  await withClient(database, (client) =>
    client.query(
      `insert into label_prints (order_id, create_user, printer_type, forced) values ($1, 'admin', 1, false)`,
      [order.id],
    ),
  );
  const { step, says } = await scan(order.trackingNumber);
  if (step !== 'done') throw new Error(`the label led to ${step}: ${says}`);
  return times;
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1]!;
}
