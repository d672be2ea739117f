import { AsyncLocalStorage } from 'node:async_hooks';
import { type IsolationLevel, sql } from 'kysely';
import { DatabaseError } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db, Tx } from './database.ts';
import { ConnectionLost, isConnectionLost, OutcomeUnknown } from './lostConnection.ts';

const mostChecks = 20;
const betweenChecks = 100;

/** A deadlock, or a serialization failure: PostgreSQL undid this transaction so that another could go on. */
const givenWay = new Set(['40P01', '40001']);

const inside = new AsyncLocalStorage<true>();

/** Whether this runs as part of a transaction's work. Nothing that waits for anything but the database does. */
export const isInTransaction = (): boolean => inside.getStore() === true;

/**
 * Runs `work` in a transaction, and once more where PostgreSQL undid it for the sake of another; every writing transaction
 * of the server begins here. What `work` does outside the database it must be able to do twice.
 */
export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>, isolation?: IsolationLevel): Promise<T> {
  const transaction = isolation ? db.transaction().setIsolationLevel(isolation) : db.transaction();
  const run = () => transaction.execute((tx) => inside.run(true, () => work(tx)));
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof DatabaseError && givenWay.has(error.code ?? ''))) throw error;
    return run();
  }
}

interface Written<T> {
  value: T;
  /** PostgreSQL's number of the transaction; without it the outcome of a commit cannot be asked for. */
  transactionId?: string;
}

/**
 * The same for what must not be left in doubt. Where the connection broke before the commit was answered, asks PostgreSQL for the
 * outcome: a committed transaction returns as usual, an undone one ends in `ConnectionLost`, and one that PostgreSQL
 * knows nothing of in `OutcomeUnknown`.
 */
export async function writeForSure<T>(db: Db, work: (tx: Tx) => Promise<Written<T>>): Promise<T> {
  let written: Written<T> | undefined;
  try {
    await transact(db, async (tx) => {
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
