import { sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import type { Db } from '../../platform/database/database.ts';

/** The ids of the roles with a permission that the actor lacks. The actor may change neither them nor their users. */
export async function findRolesAbove(db: Db, actor: Actor): Promise<ReadonlySet<string>> {
  if (actor.holdsEverything) return new Set();
  const { rows } = await sql<{ id: string }>`
    select r.id from roles r
    where r.holds_everything or exists (
      select from role_permissions rp join permissions p on p.id = rp.permission_id
      where rp.role_id = r.id and p.path <> all (${[...actor.keys]}::text[]))`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
