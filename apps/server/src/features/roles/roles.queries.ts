import type { PageRequest } from '@pressroom/contract/fields/pages';
import { type RoleUser, roleUsersShown } from '@pressroom/contract/roles/roles';
import { sql } from 'kysely';
import { onConstraint } from '../../platform/database/constraint.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { contains, now } from '../../platform/database/expressions.ts';
import type { Page } from '../../platform/database/page.ts';
import { newestFirst, pageByKey } from '../../platform/database/pageByKey.ts';
import { fail, failField } from '../../platform/failure.ts';

export interface RoleRecord {
  id: string;
  roleName: string;
  remark: string;
  sysType: number;
  holdsEverything: boolean;
  userCount: number;
  users: RoleUser[];
  gmtCreate: string;
  gmtModified: string;
}

interface RoleSearch extends PageRequest {
  roleName?: string;
}

interface RoleValues {
  roleName: string;
  remark: string;
  sysType: number;
}

const nameIsTaken = { roles_name_key: () => failField('roleName', 'roles.nameTaken') };

function selectRoles(db: Db) {
  return db
    .selectFrom('roles as r')
    .select(['r.id', 'r.roleName', 'r.remark', 'r.sysType', 'r.holdsEverything', 'r.gmtCreate', 'r.gmtModified'])
    .select([
      sql<number>`(select count(*)::int from users u where u.role_id = r.id)`.as('userCount'),
      sql<RoleUser[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', u.id::text, 'username', u.username,
          'nickname', u.nickname, 'dataStatus', u.data_status) order by lower(u.username)), '[]')
        from (select * from users where role_id = r.id order by lower(username) limit ${roleUsersShown}) u)`.as(
        'users',
      ),
    ]);
}

/** Newest first. */
export function findRoles(db: Db, { roleName, ...page }: RoleSearch): Promise<Page<RoleRecord>> {
  let matching = selectRoles(db);
  if (roleName) matching = matching.where('r.roleName', 'ilike', contains(roleName));
  return pageByKey(db, matching, newestFirst, page);
}

/** Every role, by name. */
export function findRoleNames(db: Db): Promise<Pick<RoleRecord, 'id' | 'roleName'>[]> {
  return db
    .selectFrom('roles')
    .select(['id', 'roleName'])
    .orderBy(sql`lower(role_name)`)
    .orderBy('id')
    .execute();
}

export async function getRole(db: Db, id: string): Promise<RoleRecord> {
  return (await selectRoles(db).where('r.id', '=', id).executeTakeFirst()) ?? fail(404, 'platform.notFound');
}

/** Locks the role for this transaction, so that no user gets or loses it. 404 without one, 409 for the administrators' role. */
export async function lockRole(tx: Tx, id: string): Promise<RoleRecord> {
  await tx.selectFrom('roles').where('id', '=', id).select('id').forUpdate().execute();
  const role = await getRole(tx, id);
  return role.holdsEverything ? fail(409, 'roles.adminIsFixed') : role;
}

export async function insertRole(tx: Tx, values: RoleValues): Promise<string> {
  const insert = tx.insertInto('roles').values(values).returning('id').executeTakeFirstOrThrow();
  return (await onConstraint(insert, nameIsTaken)).id;
}

export async function updateRole(tx: Tx, id: string, values: RoleValues): Promise<void> {
  const change = tx
    .updateTable('roles')
    .set({ ...values, gmtModified: now })
    .where('id', '=', id)
    .execute();
  await onConstraint(change, nameIsTaken);
}

export async function deleteRole(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('roles').where('id', '=', id).execute();
}
