import { users } from '@pressroom/contract/users/users';
import type { Actor } from '../../platform/access/actor.ts';
import { hashPassword } from '../../platform/access/password.ts';
import { endSession, endSessionsOf, findSessions } from '../../platform/access/sessionList.ts';
import { forgetFailures } from '../../platform/access/signInGuard.ts';
import type { Tx } from '../../platform/database/database.ts';
import { fail, failField } from '../../platform/failure.ts';
import { routes } from '../../platform/http/context.ts';
import { refuseStale } from '../../platform/stale.ts';
import { findRolesAbove } from '../roles/roles.public.ts';
import { type Asker, historyOf, presentUser } from './users.present.ts';
import {
  deleteUser,
  findUsers,
  holdLastAdmin,
  insertUser,
  lockUser,
  ownerOfSession,
  updateUser,
  type UserRecord,
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
      const asker = { actor, above: await findRolesAbove(tx, actor) };
      refuseRoleAbove(values.roleId, asker);
      const after = await insertUser(tx, { ...values, passwordHash });
      audit({ object: 'users', ids: [after.id], after: { ...historyOf(after), password: 'changed' } });
      return presentUser(after, asker);
    });
  },

  async updateUser({ app, actor, input, write }) {
    const { id, password, gmtModified, ...values } = input;
    const passwordHash = password && (await hashPassword(password));
    return write(async ({ tx, audit, afterCommit }) => {
      const { user: before, asker } = await lockReachable(tx, id, actor);
      const show = () => presentUser(before, asker);
      await refuseStale(tx, { object: 'users', record: before, loaded: gmtModified, show });
      if (values.roleId !== before.roleId) {
        refuseRoleAbove(values.roleId, asker);
        await refuseLastAdmin(tx, before);
      }
      const after = await updateUser(tx, id, { ...values, passwordHash });
      if (passwordHash) await forgetFailures(tx, after);
      if (passwordHash || after.roleId !== before.roleId) await endSessionsOf(tx, [id]);
      const password = passwordHash && { password: 'changed' };
      audit({ object: 'users', ids: [id], before: historyOf(before), after: { ...historyOf(after), ...password } });
      afterCommit(() => app.access.forget());
      return presentUser(after, asker);
    });
  },

  async delUser({ tx, app, actor, input, audit, afterCommit }) {
    const { user } = await lockReachable(tx, input.id, actor);
    if (user.id === actor.userId) fail(409, 'users.notYourself');
    await refuseLastAdmin(tx, user);
    await deleteUser(tx, user.id);
    audit({ object: 'users', ids: [user.id], before: historyOf(user) });
    afterCommit(() => app.access.forget());
    return null;
  },

  sessions: ({ db, actor, input }) => findSessions(db, { userId: input.id, asker: actor }),

  async endSession({ tx, app, actor, input, audit, afterCommit }) {
    const userId = (await ownerOfSession(tx, input.id)) ?? fail(404, 'platform.notFound');
    const { user } = await lockReachable(tx, userId, actor);
    if (!(await endSession(tx, input.id))) fail(404, 'platform.notFound');
    audit({ object: 'sessions', ids: [userId], before: { username: user.username, session: input.id } });
    afterCommit(() => app.access.forget());
    return null;
  },

  async endSessions({ tx, app, actor, input, audit, afterCommit }) {
    const { user } = await lockReachable(tx, input.id, actor);
    const sessions = await endSessionsOf(tx, [input.id]);
    audit({ object: 'sessions', ids: [input.id], before: { username: user.username, sessions } });
    afterCommit(() => app.access.forget());
    return null;
  },
});

/** Locks the user; 403 where the user holds something that the actor lacks. */
async function lockReachable(tx: Tx, id: string, actor: Actor): Promise<{ user: UserRecord; asker: Asker }> {
  const user = await lockUser(tx, id);
  // asked after the lock: a user who was raised meanwhile is out of reach
  const above = await findRolesAbove(tx, actor);
  if (above.has(user.roleId)) fail(403, 'users.userAboveYou');
  return { user, asker: { actor, above } };
}

function refuseRoleAbove(roleId: string, { above }: Asker): void {
  if (above.has(roleId)) failField('roleId', 'users.roleAboveYours');
}

async function refuseLastAdmin(tx: Tx, user: UserRecord): Promise<void> {
  if (await holdLastAdmin(tx, user)) fail(409, 'users.lastAdmin');
}
