import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import { json } from '../database/expressions.ts';

interface NewDownload {
  fileName: string;
  /** What the file is made of when it is fetched; survives JSON. */
  content: unknown;
  userId: string | null;
}

/** Answers the key under which the file can be fetched for ten minutes. */
export async function offerDownload(tx: Tx, { fileName, content, userId }: NewDownload): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  const expiresAt = sql<string>`clock_timestamp() + interval '10 minutes'`;
  await tx
    .insertInto('downloads')
    .values({ key, fileName, content: json(content), userId, expiresAt })
    .execute();
  return key;
}

/** Undefined where nobody has offered it, or its time is over. */
export function findDownload(db: Db, key: string) {
  return db
    .selectFrom('downloads')
    .where('key', '=', key)
    .where('expiresAt', '>', sql<string>`clock_timestamp()`)
    .select(['fileName', 'content'])
    .executeTakeFirst();
}
