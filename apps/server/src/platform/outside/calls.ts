import type { CallRecord } from '@pressroom/marketplaces';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Logger } from '../logger.ts';

interface Entry extends CallRecord {
  system: string;
}

export interface CallLog {
  note(entry: Entry): void;
  /** Writes the records that wait. Records that the database refuses are dropped: no decision depends on them. */
  flush(): Promise<void>;
}

const batch = 200;
const everyMs = 1000;

/** Writes the records in batches: an insert for each call would cost more than many of the calls themselves. */
export function openCallLog(db: Db, log: Logger): CallLog {
  let gathered: Entry[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const entries = gathered;
    gathered = [];
    if (entries.length === 0) return;
    try {
      await insert(db, entries);
    } catch (error) {
      log.warn({ err: error, calls: entries.length }, 'records of outside calls could not be written');
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  }

  return {
    note(entry) {
      gathered.push(entry);
      if (gathered.length === batch) void flush();
      else timer ??= setTimeout(() => void flush(), everyMs).unref();
    },
    flush,
  };
}

/** Leaves out the calls of a store that has been deleted meanwhile. */
async function insert(db: Db, entries: readonly Entry[]): Promise<void> {
  const rows = entries.map(({ system, endpoint, store, startedAt, ms, outcome, attempts, reference }) => ({
    system,
    endpoint,
    store: store ?? null,
    started_at: startedAt.toISOString(),
    ms: Math.round(ms),
    outcome,
    attempts,
    reference: reference ?? null,
  }));
  await sql`
    insert into outside_calls (system, endpoint, store_id, started_at, ms, outcome, attempts, reference)
    select given.system, given.endpoint, stores.id, given.started_at, given.ms, given.outcome, given.attempts, given.reference
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given
      (system text, endpoint text, store bigint, started_at timestamptz, ms int, outcome text, attempts smallint, reference text)
    left join stores on stores.id = given.store
    where given.store is null or stores.id is not null
    order by given.started_at`.execute(db);
}
