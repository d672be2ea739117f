import { sql } from 'kysely';
import type { App } from '../../../platform/app.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Logger } from '../../../platform/logger.ts';

/**
 * A store belongs to one run at a time, in whatever process. The run has a lease of the store that ends soon and is
 * renewed again and again. A lock of the database session would be freed sooner after a crash, but it takes one connection
 * for each running store, and a run whose connection broke would go on without its lock. A lease does not: each page is
 * stored in one transaction with `lockLease`, which fails when another run has taken the store.
 */
const leaseLength = sql`interval '12 seconds'`;
const everyMs = 3000;

export class LeaseLost extends Error {
  constructor(runId: string) {
    super(`run ${runId} has lost its lease of the store to another run`);
    this.name = 'LeaseLost';
  }
}

export const isLeased = sql<boolean>`(running_run_id is not null and alive_until > clock_timestamp())`;
export const leaseEnd = sql<string>`clock_timestamp() + ${leaseLength}`;

/**
 * Renews the lease. Each transaction of the run calls this first: until the transaction ends no other run can take the
 * store. Throws `LeaseLost` where another run has taken it.
 */
export async function lockLease(tx: Db | Tx, runId: string): Promise<void> {
  const renewed = await tx
    .updateTable('storeSyncs')
    .set({ aliveUntil: leaseEnd })
    .where('runningRunId', '=', runId)
    .executeTakeFirst();
  if (renewed.numUpdatedRows === 0n) throw new LeaseLost(runId);
}

/** Renews the lease every few seconds until `end` is called; aborts the signal when the lease is lost. */
export function renewLease(app: App, runId: string, log: Logger): { signal: AbortSignal; end(): void } {
  const lost = new AbortController();
  let renewing = false;
  const timer = setInterval(() => {
    if (renewing) return;
    renewing = true;
    lockLease(app.db, runId)
      .catch((error: unknown) => {
        if (error instanceof LeaseLost) lost.abort(error);
        // the next renewal is soon enough; if the lease has ended by then, storing the next page fails
        else log.warn({ err: error }, 'a sync could not renew its lease of the store');
      })
      .finally(() => (renewing = false));
  }, everyMs);
  return { signal: lost.signal, end: () => clearInterval(timer) };
}
