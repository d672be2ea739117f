import { type Limiter, type Pause, pause } from '@pressroom/marketplaces';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/**
 * One rate for all processes on this database, by the clock of the database. A call that is cancelled while it waits still counts.
 */
export function sharedLimiter(db: Db, wait: Pause = pause): Limiter {
  return {
    async take(bucket, { perSecond, burst }, signal) {
      signal?.throwIfAborted();
      const between = sql`make_interval(secs => ${1 / perSecond}::float8)`;
      const { rows } = await sql<{ ms: number }>`
        insert into rate_buckets as held (name, full_at) values (${bucket}, clock_timestamp() + ${between})
        on conflict (name) do update set full_at = greatest(held.full_at, clock_timestamp()) + ${between}
        returning (extract(epoch from held.full_at - clock_timestamp()) * 1000)::float8 as ms`.execute(db);
      const untilFull = rows[0]?.ms ?? 0;
      const ms = Math.ceil(untilFull - (burst * 1000) / perSecond);
      if (ms > 0) await wait(ms, signal);
    },
  };
}
