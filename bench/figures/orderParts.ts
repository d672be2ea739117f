import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus } from '@pressroom/contract/orders/status';
import { copyOf } from '../database/dataset.ts';
import { datasetInParts, datasetOf } from '../database/datasets.ts';
import { databaseUrl, withClient } from '../database/server.ts';
import { boundValue, compareRatio, type Figure, type Measured } from '../figure.ts';
import { checkout } from '../folders.ts';
import { latency, typicalLatency } from '../load.ts';
import { type Pressroom, startPressroom } from '../programs/pressroom.ts';
import { inTurn, milliseconds } from '../rounds.ts';
import { lists, tabLists } from './orderLists.ts';

const page = orders.queryList.path;
const count = 4_000_000;

const asked = {
  ...lists,
  ...tabLists,
  ordersToApprove: [page, { sysStatus: orderStatus.factoryReview }],
  ordersShipped: [page, { sysStatus: orderStatus.shipped }],
  orderOfTracking: [page, { trackingNumbers: '1Z999AA10003999997' }],
  ordersOfRecipient: [page, { recipient: '李小姐' }],
  orderPage40: [page, { pageNum: 40 }],
} as const;

const nameOf = (list: string) => `parts-${list.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export const orderParts: Figure = {
  names: ['order-parts', ...Object.keys(asked).map(nameOf)],
  onDemand: true,
  what: `lists of ${count.toLocaleString('en')} orders of 24 months in a part for each quarter (ours) and in one piece (bare), one client`,
  async measure(wanted) {
    await using inParts = await startPressroom(await datasetInParts(count));
    await using inOne = await startPressroom(await datasetOf(count));
    const measured: Measured[] = [];
    for (const [list, [path, input]] of Object.entries(asked)) {
      if (wanted !== 'order-parts' && wanted !== nameOf(list)) continue;
      const targets = { ours: inParts.target(path, input), bare: inOne.target(path, input) };
      const sides = { ours: () => typicalLatency(targets.ours), bare: () => typicalLatency(targets.bare) };
      await inTurn(2, sides);
      measured.push(compareRatio(nameOf(list), { ...(await inTurn(5, sides)), unit: 'ms' }, { atMost: 1.2 }));
    }
    return measured;
  },
};

const moves = ['archive', 'restore'] as const;

/** A quarter leaves the table and comes back, while two read lists and two change orders without a pause. */
export const partsMoved: Figure = {
  names: ['parts-moved', ...moves.map((move) => `parts-${move}`)],
  onDemand: true,
  what: `the longest that anybody waits while a quarter of ${count.toLocaleString('en')} orders is put away, and taken back`,
  async measure() {
    const database = await copyOf(await datasetInParts(count), 'orders_moved');
    const oldest = await withClient(database, async (client) => {
      const { rows } = await client.query<{ part: string }>(`
        select min(c.relname) as part from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = 'orders'::regclass`);
      const { part } = rows[0]!;
      await client.query(
        `update orders set sys_status = 4, shipment_confirmation = null where tableoid = '${part}'::regclass and sys_status <> 4`,
      );
      return part.replace('orders_', '');
    });
    await using pressroom = await startPressroom(database);
    const measured: Measured[] = [];
    for (const move of moves) {
      const longest = await longestDuring(pressroom, database, () => moveQuarter(database, move, oldest));
      measured.push(boundValue(`parts-${move}`, { ours: longest, unit: 'ms' }, { atMost: 1000 }));
    }
    return measured;
  },
};

async function longestDuring(pressroom: Pressroom, database: string, work: () => Promise<void>): Promise<number> {
  const over = new AbortController();
  let longest = 0;
  const repeat = async (one: () => Promise<unknown>) => {
    while (!over.signal.aborted) longest = Math.max(longest, await milliseconds(one));
  };
  const read = pressroom.target(page, {});
  const tabs = pressroom.target(orders.queryListTotal.path, {});
  await withClient(database, async (client) => {
    let next = count;
    // the youngest, one after the other
    const change = () =>
      client.query(
        `update orders set gmt_modified = clock_timestamp()
        where id = (select order_id from order_numbers where third_order_number = $1)`,
        [`PO-211-${String(next--).padStart(14, '0')}`],
      );
    const all = [() => latency(read), () => latency(tabs), change].map(repeat);
    await work();
    over.abort();
    await Promise.all(all);
  });
  return longest;
}

async function moveQuarter(database: string, move: (typeof moves)[number], quarter: string): Promise<void> {
  const child = spawn(process.execPath, [join(checkout, 'apps/server/scripts/months.ts'), move, 'orders', quarter], {
    env: { ...process.env, DATABASE_URL: await databaseUrl(database) },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The quarter ${quarter} could not be moved`);
}
