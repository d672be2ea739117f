import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';

export interface Code {
  id: string;
  type: number;
  code: string;
}

/**
 * The entries for these codes, whatever their case; what the dictionary lacks is absent.
 * Until the transaction ends, none of them can be deleted or given another code.
 */
export async function lockCodes(
  tx: Tx,
  wanted: readonly { type: number; code: string }[],
): Promise<(type: number, code: string) => Code | undefined> {
  const found = await tx
    .selectFrom('codes')
    .where((eb) => eb.or(wanted.map(({ type, code }) => eb.and([eb('type', '=', type), sameText(code)]))))
    .select(['id', 'type', 'code'])
    .orderBy('id')
    .forKeyShare()
    .execute();
  return (type, code) => found.find((entry) => entry.type === type && entry.code.toLowerCase() === code.toLowerCase());
}

/** The id of one entry, for `column in (…)`. */
export function codeIdOf(db: Db, type: number, code: string) {
  return db.selectFrom('codes').where('type', '=', type).where(sameText(code)).select('id');
}

const sameText = (code: string) => sql<boolean>`lower(code) = lower(${code})`;
