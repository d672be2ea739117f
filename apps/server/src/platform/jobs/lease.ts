import { sql } from 'kysely';
import type { App } from '../app.ts';

/** Much longer than the pause between two signs of life; a worker that gives none is taken to be gone. */
const leaseSeconds = 60;
const betweenSigns = 15_000;

/** A record that one worker has for itself for a while. */
export interface Lease {
  id: string;
  /** The record's `attempts`. It counts up with every claim: a worker whose claim has passed on writes nothing more. */
  token: number;
}

/** Until when a record is claimed from now on. */
export const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${sql.lit(leaseSeconds)})`;

/** Holds for records that nobody has for himself. */
export const isFree = sql`(claimed_until is null or claimed_until < clock_timestamp())`;

/** Gives signs of life for a record while `work` runs. */
export async function holding<T>(
  { db, log }: App,
  { table, id, token }: Lease & { table: 'listings' | 'last_mile_rows' },
  work: () => Promise<T>,
): Promise<T> {
  const sign = () =>
    sql`
      update ${sql.table(table)} set claimed_until = ${leaseEnd}
      where id = ${id} and attempts = ${token} and claimed_until is not null`.execute(db);
  const timer = setInterval(() => {
    sign().catch((error: unknown) => log.warn({ err: error, table, id }, 'no sign of life could be given'));
  }, betweenSigns);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
