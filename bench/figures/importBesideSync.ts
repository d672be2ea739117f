import { setTimeout as pause } from 'node:timers/promises';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { stores } from '@pressroom/contract/stores/stores';
import { syncRequests } from '@pressroom/contract/sync/requests';
import type { Client } from 'pg';
import { copyOf } from '../database/dataset.ts';
import { mappingDataset } from '../database/datasets.ts';
import { withClient } from '../database/server.ts';
import { boundValue, compareRatio, type Figure } from '../figure.ts';
import { mappingSheet } from '../mappingSheet.ts';
import { call } from '../programs/call.ts';
import { type Pressroom, startPressroom } from '../programs/pressroom.ts';
import { type Sandbox, startSandbox } from '../programs/sandbox.ts';
import { taskEnd } from '../programs/taskEnd.ts';
import { inTurn, milliseconds } from '../rounds.ts';

const rounds = 3;
const mapped = 5000;
const syncing = 3;
/** Of one store in one round. */
const orderCount = 300;
const perSecond = 100;
const latencyMs = 50;
const importingStore = { id: '1', name: 'Store 1' };
/** The first number of the locks that keep mappings and orders of a store apart; the second one is the store. */
const mappingsLock = 0x736b_756d;
const samplesEveryMs = 4;

/** The marketplace's side of a store, and ours. */
interface Shop {
  there: string;
  id: string;
}

interface Setting {
  sandbox: Sandbox;
  pressroom: Pressroom;
  client: Client;
  shops: readonly Shop[];
}

/** An import holds its locks for a second or two: a page that waited for them would take as long. */
export const importBesideSync: Figure = {
  names: ['import-beside-sync', 'import-beside-pages'],
  onDemand: true,
  what: `the syncs of ${syncing} stores, ${orderCount} orders each, while ${mapped.toLocaleString('en')} SKU mappings of another store are imported over and over (ours), and without that (bare)`,
  async measure() {
    const database = await copyOf(await mappingDataset(), 'import_beside_sync');
    await using sandbox = await startSandbox('sandbox-import-beside-sync');
    await using pressroom = await startPressroom(database, {
      PROCESS: 'all',
      SANDBOX_URL: sandbox.origin,
      SHEIN_CALLS_PER_SECOND: String(perSecond),
    });
    return await withClient(database, async (client) => {
      const shops = await openShops(sandbox, pressroom);
      const setting: Setting = { sandbox, pressroom, client, shops };
      const pages = { ours: [] as number[], bare: [] as number[] };
      let day = 0;
      let sheets = 0;
      const side = (name: 'ours' | 'bare') => async () => {
        const state = { isOver: false };
        const importing = name === 'ours' ? importUntil(state, pressroom, () => sheets++) : undefined;
        const watching = watchPages(client, state, shops);
        const seconds = await syncDay(setting, ++day).finally(() => (state.isOver = true));
        await importing;
        const seen = await watching;
        if (name === 'ours' && !seen.isImportSeen) throw new Error('No import was seen to hold its locks');
        pages[name].push(...seen.pages);
        return seconds;
      };
      await side('ours')();
      pages.ours.length = 0;
      const whole = await inTurn(rounds, { ours: side('ours'), bare: side('bare') });
      await requireAll(client, { shops, days: day, sheets });
      const slow = { ours: slowestTwentieth(pages.ours), bare: slowestTwentieth(pages.bare) };
      return [
        compareRatio('import-beside-sync', { ...whole, unit: 's' }, { atMost: 1.25 }),
        boundValue('import-beside-pages', { ...slow, unit: 'ms' }, { atMost: 500 }),
      ];
    });
  },
};

/** Stores that are synced on request alone; what they sell is mapped to product codes and prints that the imports name, too. */
async function openShops(sandbox: Sandbox, pressroom: Pressroom): Promise<Shop[]> {
  await sandbox.control('PUT', 'rates', { endpoint: '*', perSecond: perSecond * syncing });
  await sandbox.control('POST', 'faults', { kind: 'slow', endpoint: 'shein:*', ms: latencyMs });
  const shops: Shop[] = [];
  for (let n = 1; n <= syncing; n += 1) {
    const there = await sandbox.control<There>('POST', 'stores', { marketplace: 'shein' });
    const name = `Bench shop ${n}`;
    const { id } = await call(pressroom, stores.create, {
      name,
      typeCode: 'SHEIN_SEMI_TRUSTEESHIP',
      countryCode: 'US',
      dataStatus: 1,
      remark: '-',
    });
    const { openKeyId, secretKey } = there.credentials;
    await call(pressroom, stores.authorization, { id, authKey: openKeyId, authSecret: secretKey });
    await call(pressroom, stores.updateSyncOrder, { id, syncOrder: 0 });
    const skuIds = there.listings.map(({ sku }) => sku);
    await importMappings(pressroom, await mappingSheet(name, skuIds));
    shops.push({ there: there.id, id });
  }
  return shops;
}

interface There {
  id: string;
  credentials: Record<'openKeyId' | 'secretKey', string>;
  listings: { sku: string }[];
}

async function importMappings({ origin, headers }: Pressroom, file: Buffer): Promise<void> {
  const form = new FormData();
  form.set('files', new Blob([new Uint8Array(file)]), 'mappings.xlsx');
  const answer = await fetch(`${origin}${skuMapping.batchImport.path}`, { method: 'POST', headers, body: form });
  if (answer.status !== 200) throw new Error(`The import was refused: ${await answer.text()}`);
}

/** One import after the other, each of new SKU ids. */
async function importUntil(state: { isOver: boolean }, pressroom: Pressroom, serial: () => number): Promise<void> {
  while (!state.isOver) {
    const sheet = serial();
    const skuIds = Array.from({ length: mapped }, (_, index) => `BENCH-${sheet}-${index}`);
    await importMappings(pressroom, await mappingSheet(importingStore.name, skuIds));
  }
}

/** Seconds in which all stores fetch the orders that were made on one day, so many days ago. */
async function syncDay({ sandbox, pressroom, shops }: Setting, day: number): Promise<number> {
  const hours = 24 * day;
  for (const { there } of shops)
    await sandbox.control('POST', `stores/${there}/orders`, {
      count: orderCount,
      withinHours: hours + 23,
      olderThanMinutes: (hours + 1) * 60,
    });
  const [startTime, endTime] = [hours + 24, hours].map((ago) => new Date(Date.now() - ago * 3_600_000).toISOString());
  const taken = await milliseconds(async () => {
    const { taskId } = await call(pressroom, syncRequests.order, {
      shopIds: shops.map(({ id }) => id).join(','),
      thirdOrderNumbers: '',
      startTime,
      endTime,
    });
    await taskEnd(pressroom, taskId);
  });
  return taken / 1000;
}

/** How long the syncs' transactions with orders took; fails where one of them waits for an import. */
async function watchPages(client: Client, state: { isOver: boolean }, shops: readonly Shop[]) {
  const lasted = new Map<string, number>();
  let isImportSeen = false;
  while (!state.isOver) {
    const { rows } = await client.query<Sample>(
      `with held as (
         select pid, objid from pg_locks
         where locktype = 'advisory' and classid = $1 and objsubid = 2 and granted
           and database = (select oid from pg_database where datname = current_database())),
       importing as (select pid from held where objid = $2)
       select a.pid || ' ' || a.xact_start as page, extract(epoch from clock_timestamp() - a.xact_start)::float8 * 1000 as ms,
         a.pid in (select pid from importing) as "isImport",
         case when a.wait_event_type = 'Lock' and pg_blocking_pids(a.pid) && array(select pid from importing) then a.query end as waiting
       from pg_stat_activity a
       where a.pid in (select pid from importing union all select pid from held where objid = any ($3::bigint[])) or a.wait_event_type = 'Lock'`,
      [mappingsLock, importingStore.id, shops.map(({ id }) => id)],
    );
    for (const { page, ms, isImport, waiting } of rows) {
      if (waiting !== null) throw new Error(`This waited for an import: ${waiting}`);
      if (isImport) isImportSeen = true;
      else lasted.set(page, ms);
    }
    await pause(samplesEveryMs);
  }
  return { pages: [...lasted.values()], isImportSeen };
}

interface Sample {
  page: string;
  ms: number;
  isImport: boolean;
  waiting: string | null;
}

const slowestTwentieth = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)]!;

async function requireAll(client: Client, all: { shops: readonly Shop[]; days: number; sheets: number }) {
  const { rows } = await client.query<{ orders: number; mappings: number }>(
    `select (select count(*)::int from orders where shop_id = any ($1::bigint[]) and unmapped_num = 0) as orders,
       (select count(*)::int from sku_mappings where sku_id like 'BENCH-%') as mappings`,
    [all.shops.map(({ id }) => id)],
  );
  const expected = { orders: all.days * orderCount * syncing, mappings: all.sheets * mapped };
  if (rows[0]?.orders !== expected.orders || rows[0].mappings !== expected.mappings)
    throw new Error(`Not everything has come: ${JSON.stringify(rows[0])} instead of ${JSON.stringify(expected)}`);
}
