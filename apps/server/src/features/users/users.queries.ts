import type { PageRequest } from '@pressroom/contract/fields/pages';
import type { userStatus } from '@pressroom/contract/users/users';
import { sql } from 'kysely';
import { onConstraint } from '../../platform/database/constraint.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { anyOf, contains, now } from '../../platform/database/expressions.ts';
import type { Page } from '../../platform/database/page.ts';
import { newestFirst, pageByKey } from '../../platform/database/pageByKey.ts';
import { fail, failField } from '../../platform/failure.ts';

export type UserStatus = (typeof userStatus.values)[number];

/** Without the hash of the password, so that no answer can contain it. */
export interface UserRecord {
  id: string;
  username: string;
  nickname: string;
  phone: string;
  roleId: string;
  roleName: string;
  dataStatus: UserStatus;
  mustChangePassword: boolean;
  seenAt: string | null;
  /** True where no other user who may sign in has the administrators' role. */
  lastAdmin: boolean;
  gmtCreate: string;
  gmtModified: string;
}

interface UserSearch extends PageRequest {
  username?: string;
  roleId?: string;
  dataStatus?: UserStatus;
}

interface UserValues {
  username: string;
  nickname: string;
  phone: string;
  roleId: string;
}

const wrongFields = {
  users_username_key: () => failField('username', 'users.usernameTaken'),
  users_role_id_fkey: () => failField('roleId', 'users.roleRequired'),
};

function selectUsers(db: Db) {
  return db
    .selectFrom('users as u')
    .innerJoin('roles as r', 'r.id', 'u.roleId')
    .select(['u.id', 'u.username', 'u.nickname', 'u.phone', 'u.roleId', 'r.roleName', 'u.gmtCreate', 'u.gmtModified'])
    .select([
      'u.mustChangePassword',
      sql<UserStatus>`u.data_status`.as('dataStatus'),
      sql<string | null>`(select max(s.seen_at) from sessions s where s.user_id = u.id)`.as('seenAt'),
      sql<boolean>`r.holds_everything and u.data_status = 1 and not exists (
        select from users other
        where other.role_id = u.role_id and other.data_status = 1 and other.id <> u.id)`.as('lastAdmin'),
    ]);
}

/** Newest first. */
export function findUsers(db: Db, { username, roleId, dataStatus, ...page }: UserSearch): Promise<Page<UserRecord>> {
  let matching = selectUsers(db);
  if (roleId) matching = matching.where('u.roleId', '=', roleId);
  if (dataStatus !== undefined) matching = matching.where('u.dataStatus', '=', dataStatus);
  if (username) matching = matching.where('u.username', 'ilike', contains(username));
  return pageByKey(db, matching, newestFirst, page);
}

/** 404 without one. */
export async function getUser(db: Db, id: string): Promise<UserRecord> {
  return (await selectUsers(db).where('u.id', '=', id).executeTakeFirst()) ?? fail(404, 'platform.notFound');
}

/**
 * Locks the user for this transaction, with the user's role and the one that the user is about to get; 404 without one.
 * Where the last two administrators give up their role at once, the second waits here and is then found to be the last.
 */
export async function lockUser(tx: Tx, id: string, { wantedRole }: { wantedRole?: string } = {}): Promise<UserRecord> {
  const found = await tx.selectFrom('users').where('id', '=', id).select('roleId').forUpdate().executeTakeFirst();
  if (!found) fail(404, 'platform.notFound');
  await lockRoles(tx, wantedRole === undefined ? [found.roleId] : [found.roleId, wantedRole]);
  return getUser(tx, id);
}

/** Locks the roles: until the transaction ends their permissions do not change, and no user gets one. */
export async function lockRoles(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.selectFrom('roles').where('id', '=', anyOf(ids, 'bigint')).select('id').orderBy('id').forUpdate().execute();
}

/** Somebody else has chosen the password, so its owner must replace it at the first sign-in. */
export async function insertUser(tx: Tx, values: UserValues & { passwordHash: string }): Promise<UserRecord> {
  const insert = tx
    .insertInto('users')
    .values({ ...values, mustChangePassword: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await onConstraint(insert, wrongFields);
  return selectUsers(tx).where('u.id', '=', id).executeTakeFirstOrThrow();
}

/** Without a hash the password stays. Its owner must replace a new one at the next sign-in. */
export async function updateUser(
  tx: Tx,
  id: string,
  { passwordHash, ...values }: UserValues & { passwordHash?: string },
): Promise<UserRecord> {
  const password = passwordHash === undefined ? {} : { passwordHash, mustChangePassword: true };
  const change = tx
    .updateTable('users')
    .set({ ...values, ...password, gmtModified: now })
    .where('id', '=', id)
    .execute();
  await onConstraint(change, wrongFields);
  return selectUsers(tx).where('u.id', '=', id).executeTakeFirstOrThrow();
}

export async function setStatus(tx: Tx, id: string, dataStatus: UserStatus): Promise<UserRecord> {
  await tx.updateTable('users').set({ dataStatus, gmtModified: now }).where('id', '=', id).execute();
  return getUser(tx, id);
}

/** Deletes the user with all sessions; records that the user has written stay. */
export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

export async function ownerOfSession(db: Db, id: string): Promise<string | undefined> {
  return (await db.selectFrom('sessions').where('id', '=', id).select('userId').executeTakeFirst())?.userId;
}
