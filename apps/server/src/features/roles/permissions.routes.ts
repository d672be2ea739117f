import type { Message } from '@pressroom/contract/message';
import { permissionKeys } from '@pressroom/contract/permissions';
import type { PermissionRow, roles } from '@pressroom/contract/roles/roles';
import { type Actor, hasPermission } from '../../platform/access/actor.ts';
import { fail, failField } from '../../platform/failure.ts';
import type { Handlers } from '../../platform/http/context.ts';
import { refuseStale } from '../../platform/stale.ts';
import {
  deletePermission,
  findPermissions,
  lockGivingRoles,
  insertPermission,
  lockPermissions,
  type PermissionRecord,
  updatePermission,
} from './permissions.queries.ts';
import { problemOfParent, nest } from './tree.ts';

type PermissionCalls = 'permissionTree' | 'addOrUpdateSysPermission' | 'delPermission';

export const permissionHandlers: Pick<Handlers<typeof roles>, PermissionCalls> = {
  async permissionTree({ db, actor }) {
    return nest(await findPermissions(db), presentPermission(actor));
  },

  async addOrUpdateSysPermission({ tx, app, actor, input, audit, afterCommit }) {
    const { id, gmtModified, parentId = null, ...words } = input;
    const rows = await lockPermissions(tx);
    const before = id === undefined ? undefined : (findRow(rows, id) ?? fail(404, 'platform.notFound'));
    if (before) {
      requirePath(actor, before.path);
      const show = () => withChildren(rows, before, actor);
      await refuseStale(tx, { object: 'permissions', record: before, loaded: gmtModified, show });
      const moves = parentId !== before.parentId;
      if (isBuiltIn(before) && (moves || words.path !== before.path)) fail(409, 'permissions.builtIn');
    }
    requirePath(actor, words.path);
    const problem = problemOfParent(rows, { id, parentId });
    if (problem) failField('parentId', problem);
    // a role gets all permissions above one that it is given
    if (parentId !== before?.parentId) for (const path of pathsAbove(rows, parentId)) requirePath(actor, path);
    const values = { ...words, parentId };
    const after = await (before ? updatePermission(tx, before.id, values) : insertPermission(tx, values));
    audit({ object: 'permissions', ids: [after.id], before, after });
    afterCommit(() => app.access.forget(''));
    return withChildren(rows, after, actor);
  },

  async delPermission({ tx, app, actor, input, audit, afterCommit }) {
    const rows = await lockPermissions(tx);
    const before = findRow(rows, input.id) ?? fail(404, 'platform.notFound');
    requirePath(actor, before.path);
    if (isBuiltIn(before)) fail(409, 'permissions.builtIn');
    const children = rows.filter((row) => row.parentId === before.id).length;
    const givingRoles = await lockGivingRoles(tx, before.id);
    if (children + givingRoles > 0) {
      const places: Message[] = [
        ...(children > 0 ? [{ key: 'permissions.usedByChildren' as const, params: { count: children } }] : []),
        ...(givingRoles > 0 ? [{ key: 'permissions.usedByRoles' as const, params: { count: givingRoles } }] : []),
      ];
      fail(409, 'platform.inUse', { params: { places }, data: { children, roles: givingRoles } });
    }
    await deletePermission(tx, before.id);
    audit({ object: 'permissions', ids: [before.id], before });
    afterCommit(() => app.access.forget(''));
    return null;
  },
};

const asked: ReadonlySet<string> = new Set(permissionKeys);

/** A call of the product asks for this permission. */
function isBuiltIn({ path }: PermissionRecord): boolean {
  return asked.has(path);
}

/** 403 unless the actor has the permission: otherwise a new path would give rights that nobody has given. */
function requirePath(actor: Actor, path: string): void {
  if (!hasPermission(actor, path)) fail(403, 'platform.forbidden');
}

/** From the parent up to the top. */
function pathsAbove(rows: readonly PermissionRecord[], parentId: string | null): string[] {
  const parent = parentId === null ? undefined : findRow(rows, parentId);
  return parent ? [parent.path, ...pathsAbove(rows, parent.parentId)] : [];
}

function findRow(rows: readonly PermissionRecord[], id: string): PermissionRecord | undefined {
  return rows.find((row) => row.id === id);
}

const presentPermission =
  (actor: Actor) =>
  (row: PermissionRecord, children: PermissionRow[]): PermissionRow => {
    const builtIn = isBuiltIn(row);
    const can: PermissionRow['can'] = [];
    if (hasPermission(actor, row.path)) can.push('edit');
    if (can.length > 0 && !builtIn) can.push('delete');
    return { ...row, builtIn, can, children };
  };

/** The permission with all below it among `rows`, as the tree shows it. */
function withChildren(rows: readonly PermissionRecord[], record: PermissionRecord, actor: Actor): PermissionRow {
  const present = presentPermission(actor);
  return present(record, nest(rows, present, record.id));
}
