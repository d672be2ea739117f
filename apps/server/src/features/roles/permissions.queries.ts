import { sql } from 'kysely';
import { onConstraint } from '../../platform/database/constraint.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { now } from '../../platform/database/expressions.ts';
import { failField } from '../../platform/failure.ts';

export interface PermissionRecord {
  id: string;
  parentId: string | null;
  path: string;
  nameZh: string;
  nameEn: string;
  sort: number;
  gmtModified: string;
}

type PermissionValues = Omit<PermissionRecord, 'id' | 'gmtModified'>;

const columns = ['id', 'parentId', 'path', 'nameZh', 'nameEn', 'sort', 'gmtModified'] as const;
const pathIsTaken = { permissions_path_key: () => failField('path', 'permissions.pathTaken') };

/** Every permission; siblings in their order. */
export function findPermissions(db: Db): Promise<PermissionRecord[]> {
  return db.selectFrom('permissions').select(columns).orderBy('sort').orderBy('id').execute();
}

/** The whole tree, locked for this transaction: whether a node may be moved depends on all others. */
export async function lockPermissions(tx: Tx): Promise<PermissionRecord[]> {
  await sql`select pg_advisory_xact_lock(hashtext('permission tree'))`.execute(tx);
  return findPermissions(tx);
}

export function insertPermission(tx: Tx, values: PermissionValues): Promise<PermissionRecord> {
  const insert = tx.insertInto('permissions').values(values).returning(columns).executeTakeFirstOrThrow();
  return onConstraint(insert, pathIsTaken);
}

export function updatePermission(tx: Tx, id: string, values: PermissionValues): Promise<PermissionRecord> {
  const change = tx
    .updateTable('permissions')
    .set({ ...values, gmtModified: now })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return onConstraint(change, pathIsTaken);
}

export async function deletePermission(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('permissions').where('id', '=', id).execute();
}

/** How many roles have the permission. Until the transaction ends no other role gets it. */
export async function lockGivingRoles(tx: Tx, id: string): Promise<number> {
  await tx.selectFrom('permissions').where('id', '=', id).select('id').forUpdate().execute();
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from role_permissions where permission_id = ${id}`.execute(tx);
  return rows[0]?.count ?? 0;
}
