import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';

export interface Code {
  id: string;
  type: number;
  code: string;
}

type Find = (type: number, code: string) => Code | undefined;

/**
 * The entries for these codes, whatever their case; what the dictionary lacks is absent.
 * Until the transaction ends, none of them can be deleted or given another code.
 */
export function lockCodes(tx: Tx, wanted: readonly { type: number; code: string }[]): Promise<Find> {
  return findCodeEntries(tx, wanted);
}

/** The same, which locks them in a transaction alone. */
export async function findCodeEntries(db: Db, wanted: readonly { type: number; code: string }[]): Promise<Find> {
  const matching = db
    .selectFrom('codes')
    .where(
      sql<boolean>`(type, lower(code)) in (select type, lower(code) from unnest(
        ${wanted.map(({ type }) => type)}::smallint[], ${wanted.map(({ code }) => code)}::text[]) as wanted (type, code))`,
    )
    .select(['id', 'type', 'code'])
    .orderBy('id');
  const found = await (db.isTransaction ? matching.forKeyShare() : matching).execute();
  const keyOf = (type: number, code: string) => `${type} ${code.toLowerCase()}`;
  const byKey = new Map(found.map((entry) => [keyOf(entry.type, entry.code), entry]));
  return (type, code) => byKey.get(keyOf(type, code));
}

/** The id of one entry, for `column in (…)`. */
export function codeIdOf(db: Db, type: number, code: string) {
  return db.selectFrom('codes').where('type', '=', type).where(sameText(code)).select('id');
}

const sameText = (code: string) => sql<boolean>`lower(code) = lower(${code})`;
