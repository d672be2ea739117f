import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { type DefinitionKind, type Definitions, formats } from '../sources/source.ts';

export interface Question<Kind extends DefinitionKind = DefinitionKind> {
  storeId: string;
  kind: Kind;
  key: string;
}

/** What a marketplace has answered to a question; undefined: it was not asked yet. */
export type Held = <Kind extends DefinitionKind>(question: Question<Kind>) => Definitions[Kind] | undefined;

/** Looks up what is kept of these questions, whichever stores they are about, in one statement. Asks nobody. */
export async function findHeld(db: Db, questions: readonly Question[]): Promise<Held> {
  const { rows } = await sql<Question & { content: unknown }>`
    select kept.store_id, kept.kind, kept.key, kept.content
    from platform_definitions kept ${asked(questions)}`.execute(db);
  const contents = new Map(rows.map((row) => [nameOf(row), row.content]));
  // written from the same type, in the same format
  return <Kind extends DefinitionKind>(question: Question<Kind>) =>
    contents.get(nameOf(question)) as Definitions[Kind] | undefined;
}

/** Those of the questions that nobody has asked yet. */
export async function findNotHeld(db: Db, questions: readonly Question[]): Promise<Question[]> {
  const { rows } = await sql<Question>`
    select kept.store_id, kept.kind, kept.key from platform_definitions kept ${asked(questions)}`.execute(db);
  const known = new Set(rows.map(nameOf));
  const open = new Map(questions.filter((one) => !known.has(nameOf(one))).map((one) => [nameOf(one), one]));
  return [...open.values()];
}

function asked(questions: readonly Question[]) {
  const distinct = [...new Map(questions.map((one) => [nameOf(one), one])).values()];
  return sql`join unnest(
    ${distinct.map(({ storeId }) => storeId)}::bigint[], ${distinct.map(({ kind }) => kind)}::text[],
    ${distinct.map(({ key }) => key)}::text[], ${distinct.map(({ kind }) => formats[kind])}::int[])
    as asked (store_id, kind, key, format) using (store_id, kind, key, format)`;
}

const nameOf = ({ storeId, kind, key }: Question) => `${storeId} ${kind} ${key}`;
