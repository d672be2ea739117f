import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { type Draw, upTo } from '../../definitions/draw.ts';
import { startWorker } from '../../workerProcess.ts';
import type { LastMileTest } from '../makers.ts';

const faultKinds = [
  'timeOutAfter',
  'timeOutBefore',
  'serverErrorAfter',
  'serverErrorBefore',
  'throttle',
  'slow',
  'lateRejection',
] as const;

/** Every call at label systems and marketplaces fails now and then, in each of seven ways. */
export function letFail({ sandbox }: LastMileTest): void {
  for (const system of ['ywj', 'print17', 'shein', 'temu'])
    for (const kind of faultKinds)
      sandbox.fault({ kind, endpoint: `${system}:*`, probability: 0.05, ms: kind === 'slow' ? 200 : 50 });
}

interface Killing {
  draw: Draw;
  /** How many labels there will be at least. */
  orders: number;
  kills: number;
  signal: AbortSignal;
}

/**
 * Two workers, of which the older one is killed again and again while labels are bought, and another one started. Answers
 * how many were.
 */
export async function killWorkers(at: LastMileTest, { draw, orders, kills, signal }: Killing): Promise<number> {
  await noteClaims(at);
  let started = 0;
  const start = async () => {
    started += 1;
    const name = `once-${started}`;
    return { name, worker: await startWorker(at.test, at.sandbox.environment, name) };
  };
  const workers = [await start(), await start()];
  for (let killed = 0; killed < kills; killed += 1) {
    if (!(await haveLeft(at, { share: (orders * (killed + 0.5)) / kills, signal }))) return killed;
    await pause(upTo(draw, 400));
    const { name, worker } = workers.shift()!;
    await worker.kill();
    await endClaims(at, name);
    workers.push(await start());
  }
  return kills;
}

/** Waits until so many labels have been sent for; false where all ended before. */
async function haveLeft(
  { test }: LastMileTest,
  { share, signal }: { share: number; signal: AbortSignal },
): Promise<boolean> {
  while (!signal.aborted) {
    const { rows } = await sql<{ count: string }>`select count(*) from parcel_labels where sends > 0`.execute(test.db);
    if (Number(rows[0]!.count) >= share) return true;
    await pause(100, undefined, { signal }).catch(() => undefined);
  }
  return false;
}

/** From now on the database knows which worker has claimed which row. */
async function noteClaims({ test }: LastMileTest): Promise<void> {
  await sql`create table claims_noted (row_id bigint primary key, worker text)`.execute(test.db);
  await sql`
    create function note_claim() returns trigger language plpgsql as $$ begin
      insert into claims_noted values (new.id, current_setting('application_name'))
      on conflict (row_id) do update set worker = excluded.worker;
      return null;
    end $$`.execute(test.db);
  await sql`
    create trigger note_claim after update on last_mile_rows for each row
    when (new.attempts <> old.attempts) execute function note_claim()`.execute(test.db);
}

/** What a dead worker had claimed is free at once, as if a minute had passed: only the living ask for more time. */
async function endClaims({ test }: LastMileTest, worker: string): Promise<void> {
  await sql`
    update last_mile_rows r set claimed_until = clock_timestamp()
    from claims_noted n where n.row_id = r.id and n.worker = ${worker} and r.claimed_until is not null`.execute(
    test.db,
  );
}

/** Lets pauses and the watch come sooner, as if minutes had passed. What is being sent at this moment is as old as it is. */
export async function hasten({ test, sandbox }: LastMileTest, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(500, undefined, { signal }).catch(() => undefined);
    await sql`
      update last_mile_rows set due_at = due_at - interval '30 seconds'
      where id in (select id from last_mile_rows where due_at is not null for update skip locked)`.execute(test.db);
    await sql`
      update parcel_labels set sent_at = sent_at - interval '30 seconds', cancel_sent_at = cancel_sent_at - interval '30 seconds'
      where id in (
        select id from parcel_labels where state in ('unknown', 'placed', 'cancelling') for update skip locked)`.execute(
      test.db,
    );
    await sql`
      insert into pgboss.job (name, data)
      select 'lastMile.advance', jsonb_build_object('rowId', id::text) from last_mile_rows
      where due_at < clock_timestamp() and (claimed_until is null or claimed_until < clock_timestamp())
      order by due_at limit 20`.execute(test.db);
    // carriers take a minute to give a label back; the seconds in which a second one could be bought stay as long as they are
    if (await isOnlyCancelling(test)) await sandbox.control('POST', 'clock', { advanceMs: 20_000 });
  }
}

async function isOnlyCancelling({ db }: LastMileTest['test']): Promise<boolean> {
  const { rows } = await sql<{ only: boolean | null }>`
    select bool_and(state = 'cancelling') as only from parcel_labels
    where state in ('waiting', 'sending', 'unknown', 'placed', 'cancelling')`.execute(db);
  return rows[0]!.only === true;
}
