import { sql } from 'kysely';
import type { App } from '../../../platform/app.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Logger } from '../../../platform/logger.ts';

/**
 * A store belongs to one run at a time, in whatever process. The run holds it by saying again and again that it is
 * alive. A connection that locks for the session would be freed sooner after a crash, but it takes one connection for
 * each store under way, and a run whose connection broke would go on without its lock. This one cannot: each page is
 * stored together with `holdStore`, which fails when somebody else has taken the store meanwhile.
 */
const aliveFor = sql`interval '12 seconds'`;
const everyMs = 3000;

export class StoreLost extends Error {
  constructor(runId: string) {
    super(`run ${runId} has lost its store to another one`);
    this.name = 'StoreLost';
  }
}

export const isHeld = sql<boolean>`(running_run_id is not null and alive_until > clock_timestamp())`;
export const alive = sql<string>`clock_timestamp() + ${aliveFor}`;

/** To be called first in each transaction of the run: until its end nobody else can take the store. */
export async function holdStore(tx: Db | Tx, runId: string): Promise<void> {
  const held = await tx
    .updateTable('storeSyncs')
    .set({ aliveUntil: alive })
    .where('runningRunId', '=', runId)
    .executeTakeFirst();
  if (held.numUpdatedRows === 0n) throw new StoreLost(runId);
}

/** Says that the run is alive until it is over; aborts the signal when the store is lost. */
export function keepHolding(app: App, runId: string, log: Logger): { signal: AbortSignal; end(): void } {
  const lost = new AbortController();
  let saying = false;
  const timer = setInterval(() => {
    if (saying) return;
    saying = true;
    holdStore(app.db, runId)
      .catch((error: unknown) => {
        if (error instanceof StoreLost) lost.abort(error);
        // the next try is soon enough, or the store is lost and the next page says so
        else log.warn({ err: error }, 'a sync could not say that it is alive');
      })
      .finally(() => (saying = false));
  }, everyMs);
  return { signal: lost.signal, end: () => clearInterval(timer) };
}
