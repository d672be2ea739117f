import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import type { Logger } from '../logger.ts';
import { isConnectionLost } from './lostConnection.ts';
import { type Db, openKysely, openPool } from './database.ts';

/** What is older is read from the primary. */
const oldestMs = 30_000;
const lookEveryMs = 1000;
/** A replica that has not been looked at for so long may not answer at all. */
const unseenMs = 3000;
/** A page is asked from the primary after so long; what makes a file or checks a table takes as long as it takes. */
const pageWithin = 10_000;
const patientConnections = 4;
const catchUpMs = 2000;
const betweenLooksMs = 20;

/** Where to read, and how old what stands there may be: 0 at the primary. */
export interface Reading {
  db: Db;
  ageMs: number;
}

/** A standby server of the same data, which is behind the primary by moments, or by more where it cannot follow. */
export interface Replica {
  /**
   * The replica, where it answers, is not older than half a minute, and holds all that was written up to `place`; undefined
   * otherwise.
   */
  reading(place?: string): Reading | undefined;
  /** The replica as soon as it holds all that is committed now; undefined where that takes it longer than two seconds. */
  caughtUp(): Promise<Reading | undefined>;
  /** How old it is; undefined where it does not answer, or follows nobody. */
  ageMs(): number | undefined;
  close(): Promise<void>;
}

/** The primary's place in its log now, such as `16/B374D848`: a replica that is as far holds everything committed before. */
export async function findPlace(db: Db): Promise<string> {
  const { rows } = await sql<{ place: string }>`select pg_current_wal_insert_lsn()::text as place`.execute(db);
  return rows[0]!.place;
}

/** PostgreSQL ended a read so that the replica could go on following. */
export function isTakenBack(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '40001';
}

const places = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/;
const halfBits = 32n;

/** A place as a number that can be compared; undefined for anything else than a place. */
export function numberOf(place: string): bigint | undefined {
  const [, high, low] = places.exec(place) ?? [];
  return high === undefined ? undefined : (BigInt(`0x${high}`) << halfBits) | BigInt(`0x${low!}`);
}

/** A moment, and how far the primary had written at it. */
interface Mark {
  at: number;
  place: bigint;
}

/** What a look at the replica has found: it holds all that was written before `at`. */
interface Found {
  looked: number;
  at: number;
  place: bigint;
}

/** Looks at the replica every second. A replica that is not there is waited for; nothing else waits for it. */
export function openReplica(url: string, primary: Db, log: Logger): Replica {
  const pool = openPool(url, log, undefined, { answerWithin: pageWithin });
  const db = openKysely(pool, { reconnects: false });
  const patientPool = openPool(url, log, patientConnections);
  const patientDb = openKysely(patientPool, { reconnects: false });
  const closing = new AbortController();
  let marks: Mark[] = [];
  let found: Found | undefined;
  let said = '';

  function say(state: string): void {
    if (state === said) return;
    said = state;
    if (state === 'follows') log.info('the replica follows, and is read from');
    else log.warn({ state }, 'the replica is not read from');
  }

  /** How far the replica is; undefined where it follows nobody. */
  async function reachedPlace(): Promise<bigint | undefined> {
    const { rows } = await sql<{ standby: boolean; place: string | null }>`
      select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn()::text as place`.execute(db);
    const { standby, place } = rows[0]!;
    // a replica that was made the primary goes its own way
    return standby && place !== null ? numberOf(place) : undefined;
  }

  async function look(): Promise<Found | undefined> {
    const at = performance.now();
    marks.push({ at, place: numberOf(await findPlace(primary))! });
    const reached = await reachedPlace();
    if (reached === undefined) {
      say('it is no standby');
      return undefined;
    }
    const covered = marks.filter((mark) => mark.place <= reached);
    const last = covered.at(-1);
    if (last) marks = marks.slice(covered.length - 1);
    say(last ? 'follows' : 'it is far behind');
    return last && { looked: performance.now(), at: last.at, place: reached };
  }

  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        found = await look();
      } catch (error) {
        found = undefined;
        say((error as Error).message);
      }
      // no older mark is of use
      marks = marks.filter(({ at }) => at > performance.now() - oldestMs);
      await pause(lookEveryMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }
  const watching = watch();

  function isSeen(now: number): boolean {
    return found !== undefined && now - found.looked < unseenMs;
  }

  return {
    ageMs: () => found && performance.now() - found.at,
    reading(place) {
      const now = performance.now();
      if (!found || !isSeen(now) || now - found.at > oldestMs) return undefined;
      const wanted = place === undefined ? 0n : numberOf(place);
      return wanted !== undefined && wanted <= found.place ? { db, ageMs: now - found.at } : undefined;
    },
    async caughtUp() {
      const begun = performance.now();
      // one that is far behind, or gone, is not waited for
      if (!found || !isSeen(begun) || begun - found.at > catchUpMs + lookEveryMs) return undefined;
      const wanted = numberOf(await findPlace(primary))!;
      try {
        for (; performance.now() - begun < catchUpMs; await pause(betweenLooksMs)) {
          const reached = await reachedPlace();
          if (reached !== undefined && reached >= wanted) return { db: patientDb, ageMs: 0 };
        }
      } catch (error) {
        if (!isConnectionLost(error)) throw error;
      }
      return undefined;
    },
    async close() {
      closing.abort();
      await watching;
      await Promise.all([pool.end(), patientPool.end()]);
    },
  };
}
