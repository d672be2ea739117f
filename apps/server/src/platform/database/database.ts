import { type CompiledQuery, Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import { type CustomTypesConfig, Pool, types as pgTypes } from 'pg';
import type { Logger } from '../logger.ts';
import { UtcClient } from './client.ts';
import { reconnectingPool } from './reconnecting.ts';
import { type Sharing, sharing } from './sharing.ts';
import { openTurns, type Turns } from './turns.ts';
import { preparingPool, SnakeCaseQueries } from './preparing.ts';
import type { DB } from './schema.gen.ts';

/** Reads. */
export type Db = Kysely<DB>;
/** Writes: only ever inside a transaction. */
export type Tx = Transaction<DB>;

const dayLength = '2026-01-31'.length;
const zone = '+00';

/** A moment as PostgreSQL prints it in UTC, made ISO 8601 without losing its microseconds. Throws where the session has another zone. */
function isoMoment(text: string): string {
  if (!text.endsWith(zone)) throw new Error('a moment came in another zone than UTC');
  return `${text.slice(0, dayLength)}T${text.slice(dayLength + 1, -zone.length)}Z`;
}

const timestamptz = 1184;
const types: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === timestamptz && format !== 'binary' ? isoMoment : pgTypes.getTypeParser(oid, format),
};

/** Four processes leave some of PostgreSQL's usual hundred connections to others. */
const connectionsAtMost = 16;

/** `answerWithin`: in milliseconds, after which a statement fails as if the connection were lost; absent: however long it takes. */
export function openPool(
  connectionString: string,
  log: Logger,
  max = connectionsAtMost,
  { answerWithin }: { answerWithin?: number } = {},
): Pool {
  const pool = new Pool({
    connectionString,
    max,
    query_timeout: answerWithin,
    types,
    Client: UtcClient,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // without a listener, a connection that breaks would end the process: the pool listens to idle ones alone, and whoever
  // uses one is told by what it asks
  pool.on('connect', (client) =>
    client.on('error', (error) => log.debug({ err: error }, 'a database connection broke')),
  );
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  return pool;
}

interface Given {
  prepares?: boolean;
  /** False: a lost connection fails at once, because there is another database to ask. */
  reconnects?: boolean;
}

/** Columns are snake_case in PostgreSQL and camelCase here; what stands inside JSON stays as it is. */
export function openKysely(pool: Pool, { reconnects = true, ...given }: Given = {}): Db {
  const prepared = preparingPool(pool, given);
  const connections = reconnects ? reconnectingPool(prepared) : prepared;
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: connections }),
    plugins: [new SnakeCaseQueries()],
  });
  readings.set(db, { pool: connections, share: sharing(), turns: openTurns(shortReads) });
  return db;
}

interface Readings {
  pool: PostgresPool;
  share: Sharing<unknown[]>;
  turns: Turns;
}

/** More short reads at once take the processors from each other: measured with 20 callers on two of them. */
const shortReads = { atOnce: 4, shortMs: 50 };

const readings = new WeakMap<Db, Readings>();

/**
 * Asks for the rows of a query that only reads, outside a transaction together with who asks the same at the same time.
 */
export async function rowsOf<Row>(db: Db, query: CompiledQuery<Row>): Promise<Row[]> {
  const outside = readings.get(db);
  if (!outside) return (await db.executeQuery(query)).rows;
  const key = `${query.sql} ${JSON.stringify(query.parameters)}`;
  const { answer, callers } = await outside.share(key, () => outside.turns.take(() => ask(outside.pool, query)));
  const rows = answer as Row[];
  // each has rows of its own, and may write into them
  return callers > 1 ? rows.map((row) => ({ ...row })) : rows;
}

/** Goes past Kysely, which hands a connection through eight promises. */
async function ask(pool: PostgresPool, query: CompiledQuery): Promise<unknown[]> {
  const client = await pool.connect();
  try {
    return (await client.query<unknown>(query.sql, query.parameters)).rows;
  } finally {
    client.release();
  }
}
