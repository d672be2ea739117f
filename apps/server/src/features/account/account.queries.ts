import type { PermissionNode, SessionInfo } from '@pressroom/contract/account/account';
import type { Language } from '@pressroom/contract/messages';
import { type Actor, hasPermission } from '../../platform/access/actor.ts';
import type { Db } from '../../platform/database/database.ts';

/** The permission tree without what the actor does not have. A page above a permission that the actor has stays. */
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

/** What the web interface knows of its user. */
export async function sessionInfoOf(db: Db, actor: Actor): Promise<SessionInfo> {
  return {
    username: actor.username,
    name: actor.nickname,
    avatar: '',
    roles: await keysOf(db, actor),
    mustChangePassword: actor.mustChangePassword,
  };
}

/** The actor's permission keys in a stable order. `admin` comes first where the actor has all of them. */
async function keysOf(db: Db, actor: Actor): Promise<string[]> {
  if (!actor.holdsEverything) return [...actor.keys].sort();
  const rows = await db.selectFrom('permissions').select('path').orderBy('id').execute();
  return ['admin', ...rows.map((row) => row.path)];
}
