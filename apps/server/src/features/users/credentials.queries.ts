import type { userStatus } from '@pressroom/contract/users/users';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import { now } from '../../platform/database/expressions.ts';

/** What a sign-in compares. The hash leaves the server in no answer. */
export interface Credentials {
  id: string;
  username: string;
  passwordHash: string;
  dataStatus: (typeof userStatus.values)[number];
}

const hasName = (username: string) => sql<boolean>`lower(username) = ${username.toLowerCase()}`;

export function findCredentials(db: Db, username: string): Promise<Credentials | undefined> {
  return db
    .selectFrom('users')
    .where(hasName(username))
    .select(['id', 'username', 'passwordHash', sql<Credentials['dataStatus']>`data_status`.as('dataStatus')])
    .executeTakeFirst();
}

/** Locks the user for this transaction. False where the user, the password or the status has changed meanwhile. */
export async function lockCredentials(tx: Tx, { id, passwordHash, dataStatus }: Credentials): Promise<boolean> {
  const same = await tx
    .selectFrom('users')
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .where('dataStatus', '=', dataStatus)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return same !== undefined;
}

/** A password of the user's own choice, which need not be replaced. */
export async function setOwnPassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ passwordHash, mustChangePassword: false, gmtModified: now })
    .where('id', '=', id)
    .execute();
}

/** A password that its user must replace at the next sign-in. Undefined where there is no such account. */
export function setTemporaryPassword(
  tx: Tx,
  username: string,
  passwordHash: string,
): Promise<Pick<Credentials, 'id' | 'username'> | undefined> {
  return tx
    .updateTable('users')
    .set({ passwordHash, mustChangePassword: true, gmtModified: now })
    .where(hasName(username))
    .returning(['id', 'username'])
    .executeTakeFirst();
}

/** Whether nobody has an account yet. No other process makes the first one until the transaction ends. */
export async function lockFirstUser(tx: Tx): Promise<boolean> {
  await tx.selectFrom('roles').where('holdsEverything', '=', true).select('id').forUpdate().executeTakeFirstOrThrow();
  return !(await tx.selectFrom('users').select('id').limit(1).executeTakeFirst());
}

/** A user called `admin` with the role that holds everything. Returns the id. */
export async function insertFirstUser(
  tx: Tx,
  credentials: { passwordHash: string; mustChangePassword: boolean },
): Promise<string> {
  const roleId = tx.selectFrom('roles').where('holdsEverything', '=', true).select('id');
  const { id } = await tx
    .insertInto('users')
    .values({ username: 'admin', nickname: 'admin', ...credentials, roleId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
