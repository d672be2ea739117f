import { hash as digest, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import { now } from '../database/expressions.ts';
import type { Notifications } from '../database/notifications.ts';
import { fail } from '../failure.ts';
import type { Actor } from './actor.ts';
import { type Concern, concerns } from './concern.ts';

/** A session in use is extended at most this often, in milliseconds. */
const extendEvery = 5 * 60_000;
/** Of a user who is not suspended. */
const enabled = 1;

export interface SessionLife {
  /** Unused for so long, a session ends. */
  idleHours: number;
  /** However much it is used, it ends after this. */
  maxDays: number;
}

interface CachedSession {
  actor: Actor;
  expiresAt: number;
  extendedAt: number;
}

export interface Access {
  /**
   * The signed-in user behind a token; ends the request with 401 and the code that says why otherwise. What pages ask
   * unattended does not count as use of the session.
   */
  authenticate(token: string, how?: { unattended?: boolean }): Promise<Actor>;
  open(tx: Tx, session: { userId: string; userAgent: string; address: string }): Promise<string>;
  /** Sessions that the change concerns are read from the database again, with their rights. */
  forget(change: Concern): void;
}

const hashOf = (token: string) => digest('sha256', token, 'buffer');

/**
 * Sessions are rows. They are cached in memory until a NOTIFY announces a change of theirs, of their user or role, and read from the
 * database each time while it is not certain that such a notification would arrive.
 * Only the token's hash is in the database, so a copy of the database opens no session.
 */
export function openAccess(db: Db, notifications: Notifications, { idleHours, maxDays }: SessionLife): Access {
  const cache = new Map<string, CachedSession>();
  /** What has been announced while each of the present readings is under way. */
  const readings = new Set<string[]>();
  function forget(notice: string): void {
    for (const [token, { actor }] of cache) if (concerns(notice, actor)) cache.delete(token);
    for (const heard of readings) heard.push(notice);
  }
  notifications.on('access_changed', forget);
  const end = sql<string>`least(clock_timestamp() + make_interval(hours => ${idleHours}), gmt_create + make_interval(days => ${maxDays}))`;

  async function load(hash: Buffer, extendedAt = 0): Promise<CachedSession> {
    const session = await db
      .selectFrom('sessions as s')
      .innerJoin('users as u', 'u.id', 's.userId')
      .innerJoin('roles as r', 'r.id', 'u.roleId')
      .where('s.tokenHash', '=', hash)
      .select([
        's.id as sessionId',
        's.expiresAt',
        's.endedAt',
        'u.id as userId',
        'u.username',
        'u.nickname',
        'u.roleId',
      ])
      .select(['u.mustChangePassword', 'u.dataStatus', 'r.holdsEverything'])
      .select((eb) =>
        eb
          .selectFrom('rolePermissions as rp')
          .innerJoin('permissions as p', 'p.id', 'rp.permissionId')
          .whereRef('rp.roleId', '=', 'r.id')
          .select(sql<string[]>`coalesce(array_agg(p.path), '{}')`.as('keys'))
          .as('keys'),
      )
      .executeTakeFirst();
    if (!session) fail(401, 'platform.unknownToken', { code: 50_008 });
    const { expiresAt, endedAt, dataStatus, keys, ...actor } = session;
    if (endedAt || dataStatus !== enabled) fail(401, 'platform.signedInElsewhere', { code: 50_012 });
    return { actor: { ...actor, keys: new Set(keys) }, expiresAt: Date.parse(expiresAt), extendedAt };
  }

  async function extend(hash: Buffer, session: CachedSession): Promise<void> {
    const extended = await db
      .updateTable('sessions')
      .set({
        seenAt: now,
        expiresAt: end,
      })
      .where('tokenHash', '=', hash)
      .returning('expiresAt')
      .executeTakeFirst();
    // the user was deleted meanwhile
    if (!extended) fail(401, 'platform.unknownToken', { code: 50_008 });
    session.expiresAt = Date.parse(extended.expiresAt);
    session.extendedAt = Date.now();
  }

  return {
    async authenticate(token, { unattended = false } = {}) {
      const known = notifications.arrive();
      const before = cache.get(token);
      const heard: string[] = [];
      readings.add(heard);
      try {
        const session = known && before ? before : await load(hashOf(token), before?.extendedAt);
        if (session.expiresAt <= Date.now()) fail(401, 'platform.expired', { code: 50_014 });
        if (!unattended && Date.now() - session.extendedAt > extendEvery) await extend(hashOf(token), session);
        // a change that came while this was being read has gone through the cache already, and does not come again
        if (known && !heard.some((notice) => concerns(notice, session.actor))) cache.set(token, session);
        return session.actor;
      } finally {
        readings.delete(heard);
      }
    },
    async open(tx, session) {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = sql<string>`clock_timestamp() + least(make_interval(hours => ${idleHours}), make_interval(days => ${maxDays}))`;
      await tx
        .insertInto('sessions')
        .values({ ...session, tokenHash: hashOf(token), expiresAt })
        .execute();
      return token;
    },
    forget,
  };
}
