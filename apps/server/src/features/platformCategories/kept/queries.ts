import type { Message } from '@pressroom/contract/message';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { readProblem } from '../../stores/stores.public.ts';
import { type DefinitionKind, type Definitions, formats } from '../sources/source.ts';

/** The answer to one question, without what it says. */
export interface Kept {
  key: string;
  marketplace: Marketplace;
  hash: string;
  askedAt: string;
  isStale: boolean;
  /** Whether enough time has passed since the last try to ask again. */
  mayTry: boolean;
  problem: Message | null;
}

export interface Questions {
  storeId: string;
  /** Absent: whichever marketplace the store belonged to then. */
  marketplace?: Marketplace;
  kind: DefinitionKind;
  keys: readonly string[];
}

/** How long an answer serves. */
const freshFor = sql`interval '24 hours'`;
/** How long nobody asks again after a try. */
export const betweenTries = sql`interval '15 minutes'`;

/** What is kept in the present form, by key. */
export async function findKept(db: Db, { storeId, marketplace, kind, keys }: Questions): Promise<Map<string, Kept>> {
  let matching = db
    .selectFrom('platformDefinitions')
    .where('storeId', '=', storeId)
    .where('kind', '=', kind)
    .where('key', '=', anyOf(keys, 'text'))
    .where('format', '=', formats[kind]);
  if (marketplace !== undefined) matching = matching.where('marketplace', '=', marketplace);
  const rows = await matching
    .select(['key', 'askedAt', 'problem'])
    .select([
      sql<Marketplace>`marketplace`.as('marketplace'),
      sql<string>`encode(hash, 'hex')`.as('hash'),
      sql<boolean>`asked_at < clock_timestamp() - ${freshFor}`.as('isStale'),
      sql<boolean>`tried_at < clock_timestamp() - ${betweenTries}`.as('mayTry'),
    ])
    .execute();
  return new Map(rows.map((row) => [row.key, { ...row, problem: readProblem(row.problem) }]));
}

export async function findKeptOne(db: Db, storeId: string, kind: DefinitionKind, key: string) {
  return (await findKept(db, { storeId, kind, keys: [key] })).get(key);
}

/** What the answers say, by key. */
export async function findContents<Kind extends DefinitionKind>(
  db: Db,
  { storeId, kind, keys }: Questions & { kind: Kind },
): Promise<Map<string, Definitions[Kind]>> {
  const rows = await db
    .selectFrom('platformDefinitions')
    .where('storeId', '=', storeId)
    .where('kind', '=', kind)
    .where('key', '=', anyOf(keys, 'text'))
    .where('format', '=', formats[kind])
    .select(['key', 'content'])
    .execute();
  // written from the same type, in the same format
  return new Map(rows.map(({ key, content }) => [key, content as unknown as Definitions[Kind]]));
}
