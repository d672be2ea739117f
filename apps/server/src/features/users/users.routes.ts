import { type UserRow, users, userStatus } from '@pressroom/contract/users/users';
import type { Actor } from '../../platform/access/actor.ts';
import { hashPassword } from '../../platform/access/password.ts';
import { endSession, endSessionsOf, findSessions } from '../../platform/access/sessionList.ts';
import { forgetFailures } from '../../platform/access/signInGuard.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { fail, failField } from '../../platform/failure.ts';
import { routes, type WriteContext } from '../../platform/http/context.ts';
import { refuseStale } from '../../platform/stale.ts';
import { findRolesAbove } from '../roles/roles.public.ts';
import { type Asker, auditView, presentUser } from './users.present.ts';
import {
  deleteUser,
  findUsers,
  getUser,
  insertUser,
  lockRoles,
  lockUser,
  ownerOfSession,
  setStatus,
  updateUser,
  type UserRecord,
  type UserStatus,
} from './users.queries.ts';

export const usersRoutes = routes(users, {
  async listPage({ db, actor, input }) {
    const { rows, total } = await findUsers(db, input);
    const asker = { actor, above: await findRolesAbove(db, actor) };
    return { rows: rows.map((user) => presentUser(user, asker)), total };
  },

  async addUser({ actor, input, write }) {
    const { password, ...values } = input;
    const passwordHash = await hashPassword(password);
    return write(async ({ tx, audit }) => {
      await lockRoles(tx, [values.roleId]);
      const asker = { actor, above: await findRolesAbove(tx, actor) };
      refuseRoleAbove(values.roleId, asker);
      const after = await insertUser(tx, { ...values, passwordHash });
      audit({ object: 'users', ids: [after.id], after: { ...auditView(after), ...setByAnother } });
      return presentUser(after, asker);
    });
  },

  async updateUser({ app, actor, input, write }) {
    const { id, password, gmtModified, ...values } = input;
    // users change their own password with the old one: an unattended screen must not be enough to take over an account
    if (password && id === actor.userId) failField('password', 'users.ownPassword');
    const passwordHash = password && (await hashPassword(password));
    return write(async ({ tx, audit, afterCommit }) => {
      const before = await lockUser(tx, id, { wantedRole: values.roleId });
      const asker = await requireReach(tx, before, actor);
      const show = () => presentUser(before, asker);
      await refuseStale(tx, { object: 'users', record: before, loaded: gmtModified, show });
      if (values.roleId !== before.roleId) {
        refuseRoleAbove(values.roleId, asker);
        refuseLastAdmin(before);
      }
      const after = await updateUser(tx, id, { ...values, passwordHash });
      if (passwordHash) await forgetFailures(tx, after);
      if (passwordHash || after.roleId !== before.roleId) await endSessionsOf(tx, [id]);
      const shown = { ...auditView(after), ...(passwordHash && setByAnother) };
      audit({ object: 'users', ids: [id], before: auditView(before), after: shown });
      afterCommit(() => app.access.forget(`user:${id}`));
      return presentUser(after, asker);
    });
  },

  async suspend(context) {
    const { tx, actor, input } = context;
    const before = await lockReachable(tx, input.id, actor);
    if (before.id === actor.userId) fail(409, 'users.notYourselfSuspended');
    refuseLastAdmin(before);
    return changeStatus(context, before, userStatus.suspended);
  },

  async reinstate(context) {
    const { tx, actor, input } = context;
    return changeStatus(context, await lockReachable(tx, input.id, actor), userStatus.enabled);
  },

  async delUser({ tx, app, actor, input, audit, afterCommit }) {
    const user = await lockUser(tx, input.id);
    await requireReach(tx, user, actor);
    if (user.id === actor.userId) fail(409, 'users.notYourself');
    refuseLastAdmin(user);
    await deleteUser(tx, user.id);
    audit({ object: 'users', ids: [user.id], before: auditView(user) });
    afterCommit(() => app.access.forget(`user:${user.id}`));
    return null;
  },

  async sessions({ db, actor, input }) {
    const user = await getUser(db, input.id);
    await requireReach(db, user, actor);
    return findSessions(db, { userId: user.id, asker: actor });
  },

  async endSession({ tx, app, actor, input, audit, afterCommit }) {
    const userId = (await ownerOfSession(tx, input.id)) ?? fail(404, 'platform.notFound');
    const user = await lockUser(tx, userId);
    await requireReach(tx, user, actor);
    if (!(await endSession(tx, input.id))) fail(404, 'platform.notFound');
    audit({ object: 'sessions', ids: [userId], before: { username: user.username, session: input.id } });
    afterCommit(() => app.access.forget(`session:${input.id}`));
    return null;
  },

  async endSessions({ tx, app, actor, input, audit, afterCommit }) {
    const user = await lockUser(tx, input.id);
    await requireReach(tx, user, actor);
    const sessions = await endSessionsOf(tx, [input.id]);
    audit({ object: 'sessions', ids: [input.id], before: { username: user.username, sessions } });
    afterCommit(() => app.access.forget(`user:${user.id}`));
    return null;
  },
});

/** In the audit log: the owner must replace this password. */
const setByAnother = { credential: 'set', mustChangePassword: true };

async function lockReachable(tx: Tx, id: string, actor: Actor): Promise<UserRecord> {
  const user = await lockUser(tx, id);
  await requireReach(tx, user, actor);
  return user;
}

/** A suspended user is signed out everywhere at once. */
async function changeStatus(
  { tx, app, actor, audit, afterCommit }: WriteContext<typeof users.suspend> | WriteContext<typeof users.reinstate>,
  before: UserRecord,
  dataStatus: UserStatus,
): Promise<UserRow> {
  const after = await setStatus(tx, before.id, dataStatus);
  if (dataStatus === userStatus.suspended) await endSessionsOf(tx, [before.id]);
  audit({ object: 'users', ids: [before.id], before: auditView(before), after: auditView(after) });
  afterCommit(() => app.access.forget(`user:${before.id}`));
  return presentUser(after, await requireReach(tx, after, actor));
}

/** 403 where the user's role has a permission that the actor lacks. */
async function requireReach(db: Db, user: UserRecord, actor: Actor): Promise<Asker> {
  const above = await findRolesAbove(db, actor);
  if (above.has(user.roleId)) fail(403, 'users.userAboveYou');
  return { actor, above };
}

function refuseRoleAbove(roleId: string, { above }: Asker): void {
  if (above.has(roleId)) failField('roleId', 'users.roleAboveYours');
}

function refuseLastAdmin({ lastAdmin }: UserRecord): void {
  if (lastAdmin) fail(409, 'users.lastAdmin');
}
