import type { Client } from 'pg';
import { type Db, openKysely, openPool } from '../../apps/server/src/platform/database/database.ts';
import { openLogger } from '../../apps/server/src/platform/logger.ts';
import { countFailedTasks } from '../../apps/server/src/features/dashboard/dashboard.queries.ts';
import { countRefusals, findOrderFigures } from '../../apps/server/src/features/orders/orders.public.ts';
import { countStoresToAuthorize } from '../../apps/server/src/features/stores/stores.public.ts';
import { countOpenFailures } from '../../apps/server/src/features/sync/sync.public.ts';
import { system } from '../../apps/server/src/platform/access/actor.ts';
import { countFigures, countOthers, type OtherCounts } from '../bare/dashboardQueries.ts';
import { datasetOf } from '../database/datasets.ts';
import { databaseUrl, withClient } from '../database/server.ts';
import { type Figure, boundValue } from '../figure.ts';
import { inTurn, milliseconds } from '../rounds.ts';

/** Where the dataset ends: its last orders are those of this morning. */
const clock = { now: new Date('2026-01-01T00:07:30Z'), zone: 'UTC' };

export const dashboard: Figure = {
  names: ['dashboard'],
  what: 'the first answer of the dashboard at 1,000,000 orders: database time on a fresh connection, planning included; bare is counting',
  async measure() {
    const database = await datasetOf(1_000_000);
    await requireExact(database);
    const sides = await inTurn(15, {
      ours: () => onFreshConnection(database, (db) => milliseconds(() => overview(db))),
      bare: () => withClient(database, (client) => milliseconds(() => countAll(client))),
    });
    return [boundValue('dashboard', { ...sides, unit: 'ms' }, { atMost: 100 })];
  },
};

/** As the dashboard asks for it. */
async function overview(db: Db) {
  const [figures, refusedLabels, failedTasks, storesToAuthorize, ordersNotTaken] = await Promise.all([
    findOrderFigures(db, clock),
    countRefusals(db),
    countFailedTasks(db, system),
    countStoresToAuthorize(db),
    countOpenFailures(db),
  ]);
  const others: OtherCounts = { refusedLabels, failedTasks, storesToAuthorize, ordersNotTaken };
  return { ...figures, ...others };
}

async function countAll(client: Client) {
  return { ...(await countFigures(client, clock.now)), ...(await countOthers(client)) };
}

/** Opens the connection before `work` begins, so that it is not measured. */
async function onFreshConnection<T>(database: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openKysely(openPool(await databaseUrl(database), openLogger('warn'), 1));
  try {
    await db.selectNoFrom((eb) => eb.lit(1).as('open')).execute();
    return await work(db);
  } finally {
    await db.destroy();
  }
}

async function requireExact(database: string): Promise<void> {
  const { days, statuses: _statuses, ...figures } = await onFreshConnection(database, overview);
  const ours = { ...figures, ordered: days.reduce((sum, day) => sum + day.totalNum, 0) };
  const counted = await withClient(database, countAll);
  const names = new Set([...Object.keys(ours), ...Object.keys(counted)]) as Set<keyof typeof ours>;
  const wrong = [...names].filter((name) => ours[name] !== counted[name]);
  if (wrong.length > 0)
    throw new Error(`The dashboard does not count what is there: ${JSON.stringify({ ours, counted })}`);
  if (ours.ordered === 0 || ours.overdue === 0) throw new Error('The dataset has nothing for the dashboard to count');
}
