import { sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import { onConstraint } from '../../platform/database/constraint.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { failField } from '../../platform/failure.ts';

/** A permission that a role may have. */
export interface Grant {
  id: string;
  parentId: string | null;
  path: string;
  nameZh: string;
  nameEn: string;
}

export interface Granted extends Grant {
  granted: boolean;
}

/** Every permission in the tree's order, and whether the role has it. `null` is a role that is not stored yet. */
export async function findGrants(db: Db, roleId: string | null): Promise<Granted[]> {
  return db
    .selectFrom('permissions as p')
    .select(['p.id', 'p.parentId', 'p.path', 'p.nameZh', 'p.nameEn'])
    .select(
      sql<boolean>`exists (
        select from role_permissions rp where rp.permission_id = p.id and rp.role_id = ${roleId}::bigint)`.as(
        'granted',
      ),
    )
    .orderBy('p.sort')
    .orderBy('p.id')
    .execute();
}

/** These permissions and all above them. */
export async function findWithAbove(db: Db, ids: readonly string[]): Promise<Grant[]> {
  const { rows } = await sql<Grant>`
    with recursive wanted as (
      select p.* from permissions p where p.id = any(${ids}::bigint[])
      union
      select above.* from permissions above join wanted on above.id = wanted.parent_id
    )
    select id, parent_id, path, name_zh, name_en from wanted order by id`.execute(db);
  return rows;
}

/** The role's permissions in alphabetical order, so that lists in the history can be compared. */
export async function findPaths(db: Db, roleId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('rolePermissions as rp')
    .innerJoin('permissions as p', 'p.id', 'rp.permissionId')
    .where('rp.roleId', '=', roleId)
    .select('p.path')
    .execute();
  return rows.map(({ path }) => path).sort();
}

/** Gives the role these permissions and takes away all others. */
export async function setGrants(tx: Tx, roleId: string, permissionIds: readonly string[]): Promise<void> {
  await sql`
    delete from role_permissions
    where role_id = ${roleId} and permission_id <> all (${permissionIds}::bigint[])`.execute(tx);
  const insert = sql`
    insert into role_permissions (role_id, permission_id)
    select ${roleId}::bigint, unnest(${permissionIds}::bigint[])
    on conflict do nothing`.execute(tx);
  await onConstraint(insert, {
    role_permissions_permission_id_fkey: () => failField('permissions', 'roles.unknownPermission'),
  });
}

/** The ids of the roles with a permission that the actor lacks. The actor may change neither them nor their users. */
export async function findRolesAbove(db: Db, actor: Actor): Promise<ReadonlySet<string>> {
  if (actor.holdsEverything) return new Set();
  const { rows } = await sql<{ id: string }>`
    select r.id from roles r
    where r.holds_everything or exists (
      select from role_permissions rp join permissions p on p.id = rp.permission_id
      where rp.role_id = r.id and p.path <> all (${[...actor.keys]}::text[]))`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
