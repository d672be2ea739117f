import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export const readyStore = { dataStatus: 1, authStatus: 1, syncOrder: 1, typeCode: 'SHEIN_SEMI_TRUSTEESHIP' };

/** A store that is synced by itself, authorised an hour ago, unless told otherwise. Nobody can call its marketplace. */
export async function addStore(db: Db, name: string, given: Partial<typeof readyStore> = {}): Promise<string> {
  const { id } = await db
    .insertInto('stores')
    .values({ name, countryCode: 'US', currency: 'USD', remark: '-', ...readyStore, ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into store_grants (store_id, scope, authorized_at)
    values (${id}, 'orders', clock_timestamp() - interval '1 hour')`.execute(db);
  return id;
}
