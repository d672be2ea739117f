import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { type CustomTypesConfig, Pool, types as pgTypes } from 'pg';
import type { Logger } from '../logger.ts';
import { reconnectingPool } from './reconnecting.ts';
import { preparingPool, SnakeCaseQueries } from './preparing.ts';
import type { DB } from './schema.gen.ts';

/** Reads. */
export type Db = Kysely<DB>;
/** Writes: only ever inside a transaction. */
export type Tx = Transaction<DB>;

const dayLength = '2026-01-31'.length;
const zone = '+00';

/** A moment as PostgreSQL prints it in UTC, made ISO 8601 without losing its microseconds. */
function isoMoment(text: string): string {
  return `${text.slice(0, dayLength)}T${text.slice(dayLength + 1, -zone.length)}Z`;
}

const timestamptz = 1184;
const types: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === timestamptz && format !== 'binary' ? isoMoment : pgTypes.getTypeParser(oid, format),
};

export function openPool(connectionString: string, log: Logger, max = 20): Pool {
  const pool = new Pool({
    connectionString,
    max,
    types,
    options: '-c TimeZone=UTC',
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

/** Columns are snake_case in PostgreSQL and camelCase here; what stands inside JSON stays as it is. */
export function openKysely(pool: Pool): Db {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: reconnectingPool(preparingPool(pool)) }),
    plugins: [new SnakeCaseQueries()],
  });
}
