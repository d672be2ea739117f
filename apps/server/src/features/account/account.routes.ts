import { account } from '@pressroom/contract/account/account';
import { verifyPassword } from '../../platform/access/password.ts';
import { fail } from '../../platform/failure.ts';
import { routes } from '../../platform/http/context.ts';
import { findUser, keysOf, permissionTreeOf } from './account.queries.ts';

export const accountRoutes = routes(account, {
  async login({ tx, app, input, request, audit }) {
    const user = await findUser(tx, input.username);
    if (!(await verifyPassword(input.password, user?.passwordHash)) || !user)
      fail(401, 'account.refused', { code: 400 });
    const accessToken = await app.access.open(tx, {
      userId: user.id,
      userAgent: request.userAgent,
      address: request.address,
    });
    audit({ object: 'session', ids: [user.id], after: { username: user.username } });
    return { accessToken, user: { username: user.username } };
  },

  async logout({ tx, app, actor, request, audit, afterCommit }) {
    await app.access.end(tx, request.token);
    audit({ object: 'session', ids: [actor.userId ?? ''] });
    afterCommit(() => app.access.forget());
    return null;
  },

  getInfo: async ({ db, actor }) => ({
    username: actor.username,
    name: actor.nickname,
    avatar: '',
    roles: await keysOf(db, actor),
  }),

  currentUserPermissions: ({ db, actor, language }) => permissionTreeOf(db, actor, language),
});
