import { hash as digest, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import { now } from '../database/expressions.ts';
import type { Notifications } from '../database/notifications.ts';
import { fail } from '../failure.ts';
import type { Actor } from './actor.ts';

/** A session's end is pushed forward at most this often. */
const refreshEvery = 5 * 60_000;
/** Of a user who is not suspended. */
const enabled = 1;

export interface SessionLife {
  /** Unused for so long, a session ends. */
  idleHours: number;
  /** However much it is used, it ends after this. */
  maxDays: number;
}

interface Held {
  actor: Actor;
  expiresAt: number;
  refreshedAt: number;
}

export interface Access {
  /**
   * The signed-in user behind a token; ends the request with 401 and the code that says why otherwise. What pages ask
   * unattended does not count as use of the session.
   */
  authenticate(token: string, how?: { unattended?: boolean }): Promise<Actor>;
  open(tx: Tx, session: { userId: string; userAgent: string; address: string }): Promise<string>;
  /** Sessions and rights are asked anew from the database. */
  forget(): void;
}

const hashOf = (token: string) => digest('sha256', token, 'buffer');

/**
 * Sessions are rows; this keeps what they say in memory until a NOTIFY tells that users, roles or sessions changed, and
 * asks each time while it is not sure that such a notice would arrive.
 * Only the token's hash is stored, so a copy of the database opens no session.
 */
export function openAccess(db: Db, notifications: Notifications, { idleHours, maxDays }: SessionLife): Access {
  const held = new Map<string, Held>();
  let changes = 0;
  function forget(): void {
    held.clear();
    changes += 1;
  }
  notifications.on('access_changed', forget);
  const end = sql<string>`least(clock_timestamp() + make_interval(hours => ${idleHours}), gmt_create + make_interval(days => ${maxDays}))`;

  async function load(hash: Buffer, refreshedAt = 0): Promise<Held> {
    const session = await db
      .selectFrom('sessions as s')
      .innerJoin('users as u', 'u.id', 's.userId')
      .innerJoin('roles as r', 'r.id', 'u.roleId')
      .where('s.tokenHash', '=', hash)
      .select(['s.id as sessionId', 's.expiresAt', 's.endedAt', 'u.id as userId', 'u.username', 'u.nickname'])
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
    return { actor: { ...actor, keys: new Set(keys) }, expiresAt: Date.parse(expiresAt), refreshedAt };
  }

  async function pushForward(hash: Buffer, session: Held): Promise<void> {
    const pushed = await db
      .updateTable('sessions')
      .set({
        seenAt: now,
        expiresAt: end,
      })
      .where('tokenHash', '=', hash)
      .returning('expiresAt')
      .executeTakeFirst();
    // the user was deleted meanwhile
    if (!pushed) fail(401, 'platform.unknownToken', { code: 50_008 });
    session.expiresAt = Date.parse(pushed.expiresAt);
    session.refreshedAt = Date.now();
  }

  return {
    async authenticate(token, { unattended = false } = {}) {
      const hash = hashOf(token);
      const key = hash.toString('base64');
      const changesBefore = changes;
      const known = notifications.arrive();
      const before = held.get(key);
      const session = known && before ? before : await load(hash, before?.refreshedAt);
      if (session.expiresAt <= Date.now()) fail(401, 'platform.expired', { code: 50_014 });
      if (!unattended && Date.now() - session.refreshedAt > refreshEvery) await pushForward(hash, session);
      // what changed while this was read would otherwise stay unknown until the next change
      if (known && changes === changesBefore) held.set(key, session);
      return session.actor;
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
