import { channels } from '@pressroom/contract/channels/channels';
import { lastMile } from '@pressroom/contract/lastMile/lastMile';
import { setTimeout as pause } from 'node:timers/promises';
import { copyOf } from '../database/dataset.ts';
import { datasetOf } from '../database/datasets.ts';
import { withClient } from '../database/server.ts';
import { compareRatio, type Figure } from '../figure.ts';
import { call } from '../programs/call.ts';
import { type Pressroom, startPressroom } from '../programs/pressroom.ts';
import { startSandbox } from '../programs/sandbox.ts';

/** The ratio is the same for any number. */
const count = Number(process.env['LABELS'] ?? 600);
const perSecond = 20;
const latencyMs = 100;
/** What a label needs of its provider: a price, the order, and the label itself. */
const patienceMs = 20 * 60_000;

/** YWJ answers an order at once, with its number; its label is a call of its own. */
export const labelBuying: Figure = {
  names: ['label-prices', 'label-buying'],
  paced: true,
  what: `prices and then labels of ${count.toLocaleString('en')} orders, from a provider that answers in ${latencyMs} ms and allows ${perSecond} calls of a kind a second, against what the rate alone dictates`,
  async measure() {
    const database = 'label_buying';
    await copyOf(await datasetOf(10_000), database);
    await using sandbox = await startSandbox('sandbox-labels');
    await sandbox.control('POST', 'faults', { kind: 'slow', endpoint: 'ywj:*', ms: latencyMs });
    await withClient(database, async (client) => {
      // orders that want a label: approved, and without one
      await client.query(
        `update orders set sys_status = 1, label_type = 2, tracking_number = null, label_key = null, shipments = 0, problem = null
         where id in (select id from orders order by id desc limit $1)`,
        [count],
      );
    });
    await using server = await startPressroom(database, { PROCESS: 'all', SANDBOX_URL: sandbox.origin });
    const { systems } = await sandbox.control<Described>('GET', 'state');
    await openChannel(server, systems, sandbox.origin);
    const numbers = await withClient(database, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `select id::text from orders order by orders.id desc limit $1`,
        [count],
      );
      return rows.map(({ id }) => id);
    });
    const { batchNumber, refused } = await call(server, lastMile.addBulkPrintRecord, { labelType: 2, ids: numbers });
    if (batchNumber === null || refused.length > 0)
      throw new Error(`Not in the batch: ${JSON.stringify(refused.slice(0, 3))}`);
    const ids = await rowIds(server, batchNumber);
    const bare = count / perSecond + latencyMs / 1000;
    const priced = await timed(async () => {
      await call(server, lastMile.costBulkOrder, { batchNumber, ids });
      await untilAll(server, batchNumber, 3);
    });
    const bought = await timed(async () => {
      await call(server, lastMile.bulkOrder, { ids });
      await untilAll(server, batchNumber, 7);
    });
    return [
      compareRatio('label-prices', { ours: priced, bare, unit: 's' }, { atMost: 1.2 }),
      compareRatio('label-buying', { ours: bought, bare, unit: 's' }, { atMost: 1.2 }),
    ];
  },
};

interface Described {
  systems: { name: string; token?: string }[];
}

async function openChannel(server: Pressroom, systems: Described['systems'], origin: string): Promise<void> {
  await call(server, channels.save, {
    systemCode: 'YWJ',
    supplierCode: 'BENCH',
    supplierName: 'Bench',
    channelType: 1,
    channelCode: 'UNI-NEXT',
    channelName: 'UniUni',
    isDefault: false,
    apiUrl: `${origin}/ywj`,
    parameter1: 'C-2207',
    parameter2: systems.find(({ name }) => name === 'ywj')?.token,
    sendCountry: 'US',
    sendName: 'Harbor Print',
    sendPhone: '713-555-0100',
    sendProvince: 'TX',
    sendCity: 'Houston',
    sendPostcode: '77011',
    sendAddress: '4100 Navigation Blvd',
  });
}

async function rowIds(server: Pressroom, batchNumber: string): Promise<string[]> {
  const { rows } = await call(server, lastMile.queryBulkPrintRecordDetails, { batchNumber, pageSize: 10_000 });
  return rows.map(({ id }) => id);
}

/** Waits until all rows have this status, and says which others there are where none comes any more. */
async function untilAll(server: Pressroom, batchNumber: string, status: number): Promise<void> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const { totals } = await call(server, lastMile.queryBulkPrintRecordDetails, { batchNumber, pageSize: 1 });
    if (totals.every(({ orderStatus }) => orderStatus === status)) return;
    if (performance.now() > end) throw new Error(`Not all rows came to ${status}: ${JSON.stringify(totals)}`);
    await pause(200);
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}
