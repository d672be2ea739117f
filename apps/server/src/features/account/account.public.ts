import { hashPassword } from '../../platform/access/password.ts';
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
    await tx
      .insertInto('users')
      .values({
        username: 'admin',
        nickname: 'admin',
        passwordHash: await hashPassword(password),
        roleId: role.id,
        mustChangePassword: temporary,
      })
      .execute();
    return true;
  });
}
