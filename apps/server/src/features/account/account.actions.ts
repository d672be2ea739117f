import { newPassword } from '@pressroom/contract/account/password';
import type { JobAction } from '@pressroom/contract/audit/actions';
import { system } from '../../platform/access/actor.ts';
import { hashPassword, makePassword } from '../../platform/access/password.ts';
import { endSessionsOf } from '../../platform/access/sessionList.ts';
import { forgetFailures } from '../../platform/access/signInGuard.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { StartFailure } from '../../platform/process/startFailure.ts';
import { transact, writeForSure } from '../../platform/database/transact.ts';
import { insertFirstUser, lockFirstUser, setTemporaryPassword } from '../users/users.public.ts';

/** An act without an app: commands and the start have only the database. */
const originOf = (action: JobAction) => ({ action, address: '', requestId: '' });

/**
 * Makes the first user of a new database. A `temporary` password must be replaced at the first sign-in. Returns whether
 * there was no user yet.
 */
export async function ensureAdmin(db: Db, password: string, { temporary = false } = {}): Promise<boolean> {
  return writeForSure(db, async (tx) => {
    if (!(await lockFirstUser(tx))) return { value: false };
    if (!newPassword.safeParse(password).success) throw unfitPassword();
    const passwordHash = await hashPassword(password);
    const id = await insertFirstUser(tx, { passwordHash, mustChangePassword: temporary });
    const credential = temporary ? 'made' : 'set';
    const after = { username: 'admin', roleName: 'admin', credential, mustChangePassword: temporary };
    const entry = { object: 'users' as const, ids: [id], after };
    return { value: true, transactionId: await writeAudit(tx, system, originOf('job/account.firstUser'), [entry]) };
  });
}

/** Only a new password is checked: ADMIN_PASSWORD may stay in the settings of a server whose rules have changed since. */
function unfitPassword(): StartFailure {
  return new StartFailure(
    'settings',
    'Settings: ADMIN_PASSWORD must have 6 to 18 characters: letters, digits or symbols of an English keyboard (printable ASCII), without spaces',
  );
}

/**
 * Gives the account a password that must be replaced, ends its sessions and its lock. Returns the password; undefined
 * where there is no such account.
 */
export async function resetPassword(db: Db, username: string): Promise<string | undefined> {
  const password = makePassword();
  const passwordHash = await hashPassword(password);
  return transact(db, async (tx) => {
    const user = await setTemporaryPassword(tx, username, passwordHash);
    if (!user) return undefined;
    await forgetFailures(tx, user);
    await endSessionsOf(tx, [user.id]);
    const before = { username: user.username };
    const after = { ...before, credential: 'made', mustChangePassword: true };
    await writeAudit(tx, system, originOf('job/account.resetPassword'), [
      { object: 'users', ids: [user.id], before, after },
    ]);
    return password;
  });
}
