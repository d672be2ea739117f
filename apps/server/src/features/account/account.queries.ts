import type { PermissionNode, SessionInfo } from '@pressroom/contract/account/account';
import type { Language } from '@pressroom/contract/messages';
import { type Actor, hasPermission } from '../../platform/access/actor.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { now } from '../../platform/database/expressions.ts';

export interface Credentials {
  id: string;
  username: string;
  passwordHash: string;
  dataStatus: number;
}

export function findUser(db: Db, username: string): Promise<Credentials | undefined> {
  return db
    .selectFrom('users')
    .where((eb) => eb(eb.fn<string>('lower', ['username']), '=', username.toLowerCase()))
    .select(['id', 'username', 'passwordHash', 'dataStatus'])
    .executeTakeFirst();
}

/** Holds the user until the transaction ends. False where the user, the password or the status is not that one any more. */
export async function holdCredentials(tx: Tx, { id, passwordHash, dataStatus }: Credentials): Promise<boolean> {
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

/** The user's own choice: from now on nothing asks to replace it. */
export async function setPassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ passwordHash, mustChangePassword: false, gmtModified: now })
    .where('id', '=', id)
    .execute();
}

/** The tree, cut down to what the actor holds; a page above something held stays, so that the tree holds together. */
export async function permissionTreeOf(db: Db, actor: Actor, language: Language): Promise<PermissionNode[]> {
  const rows = await db.selectFrom('permissions').selectAll().orderBy('sort').orderBy('id').execute();
  const below = (parentId: string | null): PermissionNode[] =>
    rows
      .filter((row) => row.parentId === parentId)
      .map((row) => ({
        id: row.id,
        path: row.path,
        name: language === 'zh' ? row.nameZh : row.nameEn,
        children: below(row.id),
      }))
      .filter((node) => node.children.length > 0 || hasPermission(actor, node.path));
  return below(null);
}

/** What a page knows of who uses it. */
export async function sessionInfoOf(db: Db, actor: Actor): Promise<SessionInfo> {
  return {
    username: actor.username,
    name: actor.nickname,
    avatar: '',
    roles: await keysOf(db, actor),
    mustChangePassword: actor.mustChangePassword,
  };
}

/** Every key of the actor in a lasting order; `admin` stands for all of them. */
async function keysOf(db: Db, actor: Actor): Promise<string[]> {
  if (!actor.holdsEverything) return [...actor.keys].sort();
  const rows = await db.selectFrom('permissions').select('path').orderBy('id').execute();
  return ['admin', ...rows.map((row) => row.path)];
}
