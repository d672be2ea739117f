import { type Db, openKysely, openPool } from '../../apps/server/src/platform/database/database.ts';
import { openLogger } from '../../apps/server/src/platform/logger.ts';
import { findOrderFigures } from '../../apps/server/src/features/orders/orders.public.ts';
import { countFigures } from '../bare/dashboardQueries.ts';
import { datasetOf } from '../database/dataset.ts';
import { databaseUrl, withClient } from '../database/server.ts';
import { type Figure, judgeValue } from '../figure.ts';
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
      ours: () => onFreshConnection(database, (db) => milliseconds(() => findOrderFigures(db, clock))),
      bare: () => withClient(database, (client) => milliseconds(() => countFigures(client, clock.now))),
    });
    return [judgeValue('dashboard', { ...sides, unit: 'ms' }, { atMost: 100 })];
  },
};

/** The connection itself is not the dashboard's: it is open when `work` begins. */
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
  const {
    days,
    statuses: _statuses,
    ...figures
  } = await onFreshConnection(database, (db) => findOrderFigures(db, clock));
  const ours = { ...figures, ordered: days.reduce((sum, day) => sum + day.totalNum, 0) };
  const counted = await withClient(database, (client) => countFigures(client, clock.now));
  const wrong = Object.entries(counted).filter(([name, total]) => ours[name as keyof typeof ours] !== total);
  if (wrong.length > 0)
    throw new Error(`The dashboard does not count what is there: ${JSON.stringify({ ours, counted })}`);
  if (ours.ordered === 0 || ours.overdue === 0) throw new Error('The dataset has nothing for the dashboard to count');
}
