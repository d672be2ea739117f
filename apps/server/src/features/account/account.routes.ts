import { account } from '@pressroom/contract/account/account';
import { userStatus } from '@pressroom/contract/users/users';
import { hashPassword, verifyPassword } from '../../platform/access/password.ts';
import { endSession, endSessionsOf, findSessions } from '../../platform/access/sessionList.ts';
import { countFailure, forgetFailures, refuseTooSoon } from '../../platform/access/signInGuard.ts';
import { openKeyedLimiter } from '../../platform/keyedLimiter.ts';
import { fail, failField } from '../../platform/failure.ts';
import { type PreparingContext, routes } from '../../platform/http/context.ts';
import { type Credentials, findCredentials, lockCredentials, setOwnPassword } from '../users/users.public.ts';
import { permissionTreeOf, sessionInfoOf } from './account.queries.ts';

// one check of a password takes one of Node's four worker threads and 19 MB while it runs
const passwordChecks = openKeyedLimiter(2);

export const accountRoutes = routes(account, {
  login: (context) =>
    checkedPassword(context, context.input, async (user) => {
      if (!user) fail(401, 'account.refused', { code: 400 });
      if (user.dataStatus === userStatus.suspended) return refuseSuspended(context, user);
      const { app, request } = context;
      return context.write(async ({ tx, audit }) => {
        // a new password ends all sessions: the old one must not open another session at the same moment
        if (!(await lockCredentials(tx, user))) fail(401, 'account.refused', { code: 400 });
        await forgetFailures(tx, user);
        const { userAgent, address } = request;
        const accessToken = await app.access.open(tx, { userId: user.id, userAgent, address });
        audit({
          object: 'sessions',
          ids: [user.id],
          after: { username: user.username, userAgent },
          by: { userId: user.id, username: user.username },
        });
        return { accessToken, user: { username: user.username } };
      });
    }),

  async logout({ tx, app, actor, audit, afterCommit }) {
    if (actor.sessionId) await endSession(tx, actor.sessionId);
    audit({ object: 'sessions', ids: [actor.userId ?? ''], before: { username: actor.username } });
    afterCommit(() => app.access.forget(`session:${actor.sessionId}`));
    return null;
  },

  getInfo: ({ db, actor }) => sessionInfoOf(db, actor),

  currentUserPermissions: ({ db, actor, language }) => permissionTreeOf(db, actor, language),

  changePassword: (context) => {
    const { app, actor, input } = context;
    return checkedPassword(context, { username: actor.username, password: input.oldPassword }, async (user) => {
      if (!user) failField('oldPassword', 'account.oldPasswordWrong');
      if (input.newPassword === input.oldPassword) failField('newPassword', 'account.samePassword');
      const passwordHash = await hashPassword(input.newPassword);
      return context.write(async ({ tx, audit, afterCommit }) => {
        if (!(await lockCredentials(tx, user))) failField('oldPassword', 'account.oldPasswordWrong');
        await setOwnPassword(tx, user.id, passwordHash);
        await forgetFailures(tx, user);
        const ended = await endSessionsOf(tx, [user.id], { except: actor.sessionId });
        const after = { username: user.username, credential: 'set', endedSessions: ended.length };
        audit({ object: 'users', ids: [user.id], after });
        afterCommit(() => app.access.forget(`user:${user.id}`));
        return null;
      });
    });
  },

  sessions: ({ db, actor }) => findSessions(db, { userId: actor.userId ?? '', asker: actor }),

  async endSession({ tx, app, actor, input, audit, afterCommit }) {
    const userId = await endSession(tx, input.id, { userId: actor.userId ?? '' });
    if (!userId) fail(404, 'platform.notFound');
    audit({ object: 'sessions', ids: [userId], before: { username: actor.username, session: input.id } });
    afterCommit(() => app.access.forget(`session:${input.id}`));
    return null;
  },
});

/** Only a caller with the right password learns that the account is suspended. */
async function refuseSuspended(
  { write }: PreparingContext<typeof account.login>,
  { id, username }: Credentials,
): Promise<never> {
  await write(async ({ audit }) => audit({ object: 'sessions', ids: [id], after: { username, refused: true } }));
  fail(401, 'account.suspended', { code: 400 });
}

type PasswordContext = PreparingContext<typeof account.login> | PreparingContext<typeof account.changePassword>;

/**
 * Checks the password, one try at a time for an account, and calls `proceed` with its user; with undefined where it was
 * wrong, which is counted first.
 */
function checkedPassword<T>(
  { db, request, write }: PasswordContext,
  given: { username: string; password: string },
  proceed: (user: Credentials | undefined) => Promise<T>,
): Promise<T> {
  const who = { username: given.username, address: request.address };
  return passwordChecks.run(who.username.toLowerCase(), async () => {
    await refuseTooSoon(db, who);
    const user = await findCredentials(db, who.username);
    if (await verifyPassword(given.password, user?.passwordHash)) return proceed(user);
    await write(async ({ tx, audit }) => {
      await countFailure(tx, who);
      // an unknown name is not kept: it may be a password typed into the wrong field
      audit({ object: 'sessions', ids: user ? [user.id] : [], after: { username: user?.username, refused: true } });
    });
    return proceed(undefined);
  });
}
