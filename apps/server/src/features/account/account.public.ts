import type { JobAction } from '@pressroom/contract/audit/actions';
import { system } from '../../platform/access/actor.ts';
import { hashPassword } from '../../platform/access/password.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';

/** Makes the first user of a new database; `temporary` passwords must be replaced at the first sign-in. Returns whether it had to. */
export async function ensureAdmin(db: Db, password: string, { temporary = false } = {}): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const role = await tx
      .selectFrom('roles')
      .where('holdsEverything', '=', true)
      .select('id')
      .forUpdate()
      .executeTakeFirstOrThrow();
    const existing = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (existing) return false;
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
    const after = { username: 'admin', roleName: 'admin', password: 'made', mustChangePassword: temporary };
    const origin = { action: 'job/account.firstUser' satisfies JobAction, address: '', requestId: '' };
    await writeAudit(tx, system, origin, [{ object: 'users', ids: [id], after }]);
    return true;
  });
}
