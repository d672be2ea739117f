import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db, Tx } from './database.ts';
import { ConnectionLost, isConnectionLost, OutcomeUnknown } from './lostConnection.ts';

const mostChecks = 20;
const betweenChecks = 100;

interface Written<T> {
  value: T;
  /** PostgreSQL's number of the transaction; without it the outcome of a commit cannot be asked for. */
  transactionId?: string;
}

/**
 * Runs `work` in a transaction. Where the connection broke before the commit was answered, asks PostgreSQL for the
 * outcome: a committed transaction returns as usual, an undone one ends in `ConnectionLost`, and one that PostgreSQL
 * knows nothing of in `OutcomeUnknown`.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<Written<T>>): Promise<T> {
  let written: Written<T> | undefined;
  try {
    await db.transaction().execute(async (tx) => {
      written = await work(tx);
    });
  } catch (error) {
    if (!(error instanceof OutcomeUnknown) || written?.transactionId === undefined) throw error;
    await requireCommit(db, written.transactionId, error);
  }
  return written!.value;
}

async function requireCommit(db: Db, transactionId: string, unknown: OutcomeUnknown): Promise<void> {
  for (let check = 1; check <= mostChecks; check += 1) {
    const status = await statusOf(db, transactionId, unknown);
    if (status === 'committed') return;
    if (status === 'aborted') throw new ConnectionLost('the transaction was undone', { cause: unknown });
    if (status !== 'in progress') break;
    // the server has not noticed yet that its connection is lost
    await pause(betweenChecks);
  }
  throw unknown;
}

/** A server that took over meanwhile may not know the number, and says so by an error. */
async function statusOf(db: Db, transactionId: string, unknown: OutcomeUnknown): Promise<string | null> {
  try {
    const { rows } = await sql<{ status: string | null }>`
      select pg_xact_status(${transactionId}::text::xid8) as status`.execute(db);
    return rows[0]!.status;
  } catch (error) {
    throw isConnectionLost(error) ? unknown : new OutcomeUnknown(unknown.message, { cause: error });
  }
}
