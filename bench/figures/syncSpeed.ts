import { setTimeout as pause } from 'node:timers/promises';
import { stores } from '@pressroom/contract/stores/stores';
import { syncRequests } from '@pressroom/contract/sync/requests';
import { tasks } from '@pressroom/contract/tasks/tasks';
import { copyOf } from '../database/dataset.ts';
import { datasetOf } from '../database/datasets.ts';
import { withClient } from '../database/server.ts';
import { type Figure, compareRatio, type Measured } from '../figure.ts';
import { call } from '../programs/call.ts';
import { type Pressroom, startPressroom } from '../programs/pressroom.ts';
import { type Sandbox, startSandbox } from '../programs/sandbox.ts';

/** The ratio is the same for any number; 10,000 orders take nine minutes a marketplace. */
const count = Number(process.env['SYNC_ORDERS'] ?? 600);
const perSecond = 20;
const latencyMs = 50;
const withinHours = 24;
/** TEMU hands out nothing about an order so young. */
const youngMinutes = 3;

interface Side {
  marketplace: 'shein' | 'temu';
  typeCode: 'SHEIN_SEMI_TRUSTEESHIP' | 'TEMU_SEMI_TRUSTEESHIP';
  keys(credentials: Record<string, string>): object;
  /** The calls that the marketplace's limits require: pages of the list, pages of details, and one address for each order. */
  calls: number;
}

const pages = (cap: number) => Math.ceil(count / cap);

const sides: readonly Side[] = [
  {
    marketplace: 'shein',
    typeCode: 'SHEIN_SEMI_TRUSTEESHIP',
    keys: ({ openKeyId, secretKey }) => ({ authKey: openKeyId, authSecret: secretKey }),
    calls: pages(30) + pages(30) + count,
  },
  {
    marketplace: 'temu',
    typeCode: 'TEMU_SEMI_TRUSTEESHIP',
    keys: ({ accessToken }) => ({ authToken: accessToken }),
    calls: pages(100) + count,
  },
];

export const syncSpeed: Figure = {
  names: ['sync-shein', 'sync-temu'],
  paced: true,
  what: `the sync of ${count.toLocaleString('en')} orders from a marketplace that answers in ${latencyMs} ms and allows ${perSecond} calls a second, against what the caps and the rate alone dictate`,
  async measure() {
    const dataset = await datasetOf(10_000);
    // both wait for their marketplace's rate alone, so they are measured at once
    return await Promise.all(sides.map((side) => measureSync(side, dataset)));
  },
};

async function measureSync(side: Side, dataset: string): Promise<Measured> {
  const name = `sync_${side.marketplace}`;
  const database = await copyOf(dataset, name);
  await using sandbox = await startSandbox(`sandbox-${name}`);
  await using pressroom = await startPressroom(database, { PROCESS: 'all', SANDBOX_URL: sandbox.origin });
  const ours = await syncAll(side, sandbox, pressroom, database);
  const bare = side.calls / perSecond + latencyMs / 1000;
  return compareRatio(`sync-${side.marketplace}`, { ours, bare, unit: 's' }, { atMost: 1.3 });
}

async function syncAll(side: Side, sandbox: Sandbox, pressroom: Pressroom, database: string): Promise<number> {
  const found = await sandbox.control<
    { id: string; marketplace: string; mode: string; country: string; credentials: Record<string, string> }[]
  >('GET', 'stores');
  const there = found.find(
    ({ marketplace, mode, country }) => marketplace === side.marketplace && mode === 'semi' && country === 'US',
  )!;
  await sandbox.control('POST', `stores/${there.id}/orders`, {
    count,
    withinHours,
    olderThanMinutes: youngMinutes,
    cancelled: 0,
    moved: 0,
    heldBack: 0,
  });
  const { id } = await call(pressroom, stores.create, {
    name: `Bench ${side.marketplace}`,
    typeCode: side.typeCode,
    countryCode: 'US',
    dataStatus: 1,
    remark: '-',
  });
  await call(pressroom, stores.authorization, { id, ...side.keys(there.credentials) });
  await sandbox.control('PUT', 'rates', { endpoint: '*', perSecond });
  await sandbox.control('POST', 'faults', { kind: 'slow', endpoint: `${side.marketplace}:*`, ms: latencyMs });

  const range = [new Date(Date.now() - (withinHours + 1) * 3_600_000), new Date()].map((at) => at.toISOString());
  const begun = performance.now();
  const { taskId } = await call(pressroom, syncRequests.order, {
    shopIds: id,
    thirdOrderNumbers: '',
    startTime: range[0],
    endTime: range[1],
  });
  await ended(pressroom, taskId);
  const seconds = (performance.now() - begun) / 1000;
  await requireAll(database, id);
  return seconds;
}

async function ended(pressroom: Pressroom, taskId: string): Promise<void> {
  for (;;) {
    const task = (await call(pressroom, tasks.list, {})).find(({ id }) => id === taskId);
    if (task?.state === 'failed') throw new Error(`The sync failed: ${JSON.stringify(task.problems)}`);
    if (task?.state === 'done') return;
    await pause(100);
  }
}

async function requireAll(database: string, shopId: string): Promise<void> {
  const held = await withClient(database, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from orders where shop_id = $1 and recipients_name <> ''`,
      [shopId],
    );
    return rows[0]?.n;
  });
  if (held !== count) throw new Error(`${held} of ${count} orders have come, with their addresses`);
}
