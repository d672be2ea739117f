import type { Message } from '@pressroom/contract/message';
import { roles, type RoleDetails } from '@pressroom/contract/roles/roles';
import { type Actor, hasPermission } from '../../platform/access/actor.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { fail, failField } from '../../platform/failure.ts';
import { routes } from '../../platform/http/context.ts';
import { refuseStale } from '../../platform/stale.ts';
import { findGrants, findPaths, findRolesAbove, findWithAbove, setGrants } from './grants.queries.ts';
import { permissionHandlers } from './permissions.routes.ts';
import { type Asker, nameOf, presentDetails, presentGrants, presentRole } from './roles.present.ts';
import {
  deleteRole,
  findRoleNames,
  findRoles,
  getRole,
  insertRole,
  lockRole,
  type RoleRecord,
  updateRole,
} from './roles.queries.ts';

export const rolesRoutes = routes(roles, {
  ...permissionHandlers,

  async listPage({ db, actor, input }) {
    const { rows, total } = await findRoles(db, input);
    const above = await findRolesAbove(db, actor);
    return { rows: rows.map((role) => presentRole(role, above)), total };
  },

  async dropDownList({ db, actor }) {
    const above = await findRolesAbove(db, actor);
    return (await findRoleNames(db)).map((role) => ({ ...role, assignable: !above.has(role.id) }));
  },

  grantTree: async ({ db, actor, language }) => presentGrants(await findGrants(db, null), { actor, language }),

  details: ({ db, actor, language, input }) => detailsOf(db, input.id, { actor, language }),

  async addRole({ tx, actor, language, input, audit }) {
    const { permissions, ...values } = input;
    const given = await requireGrantable(tx, permissions, { actor, language });
    const id = await insertRole(tx, values);
    await setGrants(tx, id, given);
    audit({ object: 'roles', ids: [id], after: await auditView(tx, id) });
    return detailsOf(tx, id, { actor, language });
  },

  async updateRole({ tx, app, actor, language, input, audit, afterCommit }) {
    const { id, permissions, gmtModified, ...values } = input;
    const record = await lockReachable(tx, id, actor);
    const show = () => detailsOf(tx, id, { actor, language });
    await refuseStale(tx, { object: 'roles', record, loaded: gmtModified, show });
    const before = await auditView(tx, id);
    const given = await requireGrantable(tx, permissions, { actor, language });
    await updateRole(tx, id, values);
    await setGrants(tx, id, given);
    audit({ object: 'roles', ids: [id], before, after: await auditView(tx, id) });
    afterCommit(() => app.access.forget(`role:${id}`));
    return detailsOf(tx, id, { actor, language });
  },

  async delete({ tx, actor, input, audit }) {
    const { id, userCount } = await lockReachable(tx, input.id, actor);
    if (userCount > 0) {
      const places: Message = { key: 'roles.usedByUsers', params: { count: userCount } };
      fail(409, 'platform.inUse', { params: { places }, data: { users: userCount } });
    }
    const before = await auditView(tx, id);
    await deleteRole(tx, id);
    audit({ object: 'roles', ids: [id], before });
    return null;
  },
});

async function detailsOf(db: Db, id: string, { actor, language }: Asker): Promise<RoleDetails> {
  const role = await getRole(db, id);
  const [grants, above] = [await findGrants(db, id), await findRolesAbove(db, actor)];
  return presentDetails(role, grants, { actor, language, above });
}

/** The fields of a role that the audit log stores. */
async function auditView(db: Db, id: string) {
  const { roleName, remark } = await getRole(db, id);
  return { roleName, remark, permissions: await findPaths(db, id) };
}

/** Locks the role; 403 where it has a permission that the actor lacks. */
async function lockReachable(tx: Tx, id: string, actor: Actor): Promise<RoleRecord> {
  const role = await lockRole(tx, id);
  if ((await findRolesAbove(tx, actor)).has(id)) fail(403, 'roles.aboveYours');
  return role;
}

/** The ids of the permissions and of all above them; 400 where the actor lacks one of them. */
async function requireGrantable(
  tx: Tx,
  asked: readonly { id: string }[],
  { actor, language }: Asker,
): Promise<string[]> {
  const ids = asked.map(({ id }) => id);
  const given = await findWithAbove(tx, ids);
  const known = new Set(given.map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) failField('permissions', 'roles.unknownPermission');
  // a page may have the name of the area above it
  const beyond = new Set(
    given.filter(({ path }) => !hasPermission(actor, path)).map((grant) => nameOf(grant, language)),
  );
  if (beyond.size > 0) failField('permissions', 'roles.permissionAboveYours', { names: [...beyond] });
  return [...known];
}
