import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { ConnectionLost, isConnectionLost, OutcomeUnknown } from './lostConnection.ts';

/** How long a connection is waited for: PostgreSQL is back from a crash of one of its processes within this. */
const patience = 5000;
const betweenTries = 50;

/**
 * A pool that survives the loss of its connections. While the database restarts, callers wait for a new one. A reading
 * statement outside a transaction, and the begin of one, are sent once more on another connection; anything else ends in
 * `ConnectionLost`, and a commit without an answer in `OutcomeUnknown`.
 */
export function reconnectingPool(pool: PostgresPool): PostgresPool {
  const kept = new WeakMap<PostgresPoolClient, PostgresPoolClient>();

  async function connect(): Promise<PostgresPoolClient> {
    const end = performance.now() + patience;
    for (;;) {
      try {
        return await pool.connect();
      } catch (error) {
        if (!isConnectionLost(error)) throw error;
        if (performance.now() > end) throw lost(error);
        await pause(betweenTries);
      }
    }
  }

  return {
    async connect() {
      const client = await connect();
      // the same wrapper for the same client each time: Kysely keeps its own state of a connection by that object
      const reconnecting = kept.get(client) ?? reconnectingClient(client, connect);
      kept.set(client, reconnecting);
      return reconnecting;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

function reconnectingClient(first: PostgresPoolClient, connect: () => Promise<PostgresPoolClient>): PostgresPoolClient {
  let client: PostgresPoolClient | undefined = first;
  let inTransaction = false;

  function ask(text: string, values: readonly unknown[]) {
    if (!client) throw new ConnectionLost('the connection of this transaction is gone');
    return client.query<never>(text, values);
  }

  function drop(): void {
    client?.release(true);
    client = undefined;
  }

  /** Gives the broken connection back before it waits for another: the pool might have no other left to give. */
  async function askAnother(text: string, values: readonly unknown[]) {
    drop();
    await pause(betweenTries);
    client = await connect();
    return ask(text, values);
  }

  async function query(text: string, values: readonly unknown[]) {
    const begins = /^(begin|start transaction)\b/.test(text);
    const known = client !== undefined;
    try {
      const result = await answer(text, values, begins);
      if (begins) inTransaction = true;
      return result;
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      drop();
      // the transaction ended with its connection
      if (text === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] };
      throw text === 'commit' && known ? unknown(error) : lost(error);
    } finally {
      if (text === 'commit' || text === 'rollback') inTransaction = false;
    }
  }

  async function answer(text: string, values: readonly unknown[], begins: boolean) {
    try {
      return await ask(text, values);
    } catch (error) {
      const again = isConnectionLost(error) && !inTransaction && (begins || onlyReads(text));
      if (!again) throw error;
      return askAnother(text, values);
    }
  }

  return { query: query as unknown as PostgresPoolClient['query'], release: (destroy) => client?.release(destroy) };
}

function onlyReads(text: string): boolean {
  return /^\s*(select|with)\b/.test(text) && !/\b(insert|update|delete|merge)\b/i.test(text);
}

function lost(cause: unknown): ConnectionLost {
  return cause instanceof ConnectionLost ? cause : new ConnectionLost(messageOf(cause), { cause });
}

function unknown(cause: unknown): OutcomeUnknown {
  return new OutcomeUnknown(`a commit has no answer: ${messageOf(cause)}`, { cause });
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : 'the connection is gone';
}
