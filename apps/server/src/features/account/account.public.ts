import { newPassword } from '@pressroom/contract/account/password';
import type { JobAction } from '@pressroom/contract/audit/actions';
import { system } from '../../platform/access/actor.ts';
import { hashPassword, makePassword } from '../../platform/access/password.ts';
import { endSessionsOf } from '../../platform/access/sessionList.ts';
import { forgetFailures } from '../../platform/access/signInGuard.ts';
import { writeAudit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/commit.ts';
import type { Db } from '../../platform/database/database.ts';
import { now } from '../../platform/database/expressions.ts';
import { StartFailure } from '../../platform/process/startFailure.ts';

export { sessionInfoOf } from './account.queries.ts';

/** Makes the first user of a new database; `temporary` passwords must be replaced at the first sign-in. Returns whether it had to. */
export async function ensureAdmin(db: Db, password: string, { temporary = false } = {}): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const role = await tx
      .selectFrom('roles')
      .where('holdsEverything', '=', true)
      .select('id')
      .forUpdate()
      .executeTakeFirstOrThrow();
    const existing = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (existing) return { value: false };
    if (!newPassword.safeParse(password).success) throw unfitPassword();
    const { id } = await tx
      .insertInto('users')
      .values({
        username: 'admin',
        nickname: 'admin',
        passwordHash: await hashPassword(password),
        roleId: role.id,
        mustChangePassword: temporary,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const after = {
      username: 'admin',
      roleName: 'admin',
      credential: temporary ? 'made' : 'set',
      mustChangePassword: temporary,
    };
    const origin = { action: 'job/account.firstUser' satisfies JobAction, address: '', requestId: '' };
    return {
      value: true,
      transactionId: await writeAudit(tx, system, origin, [{ object: 'users', ids: [id], after }]),
    };
  });
}

/** One that was given long ago may have had other rules: only where it becomes somebody's password is it judged. */
function unfitPassword(): StartFailure {
  return new StartFailure(
    'settings',
    'Settings: ADMIN_PASSWORD must have 6 to 18 characters: letters, digits or symbols of an English keyboard (printable ASCII), without spaces',
  );
}

/** Gives the account a password that must be replaced, ends its sessions and any lock. Undefined where there is no such account. */
export async function resetPassword(db: Db, username: string): Promise<string | undefined> {
  const password = makePassword();
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    const user = await tx
      .updateTable('users')
      .set({ passwordHash, mustChangePassword: true, gmtModified: now })
      .where((eb) => eb(eb.fn<string>('lower', ['username']), '=', username.toLowerCase()))
      .returning(['id', 'username'])
      .executeTakeFirst();
    if (!user) return undefined;
    await forgetFailures(tx, user);
    await endSessionsOf(tx, [user.id]);
    const origin = { action: 'job/account.resetPassword' satisfies JobAction, address: '', requestId: '' };
    const told = { username: user.username };
    const after = { ...told, credential: 'made', mustChangePassword: true };
    await writeAudit(tx, system, origin, [{ object: 'users', ids: [user.id], before: told, after }]);
    return password;
  });
}
