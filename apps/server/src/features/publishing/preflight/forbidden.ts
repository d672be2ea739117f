import type { PageRequest } from '@pressroom/contract/fields/pages';
import { type ForbiddenWord, forbiddenWords, forbiddenWordsMost } from '@pressroom/contract/publishing/forbidden';
import { sql } from 'kysely';
import { underIds } from '../../../platform/audit.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf, contains } from '../../../platform/database/expressions.ts';
import type { Page } from '../../../platform/database/page.ts';
import { pageByKey } from '../../../platform/database/pageByKey.ts';
import { fail } from '../../../platform/failure.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { rejudgeQueue } from './queue.ts';

interface Search extends PageRequest {
  word?: string;
}

/** In the order of the alphabet. */
export function findForbiddenWords(db: Db, { word, ...page }: Search): Promise<Page<ForbiddenWord>> {
  let matching = db.selectFrom('forbiddenWords').select(['id', 'word', 'gmtCreate']);
  if (word) matching = matching.where('word', 'ilike', contains(word));
  return pageByKey(db, matching, { by: [sql`lower(word)`], descending: false }, page);
}

/** All of them in lower case. */
export async function findWordsToAvoid(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('forbiddenWords').select('word').orderBy('id').execute();
  return rows.map(({ word }) => word.toLowerCase());
}

type Writing = Pick<WriteContext<typeof forbiddenWords.add>, 'app' | 'tx' | 'audit'>;

/** Adds those that are not there yet, and has the listings that hold one of them judged anew. */
export async function addForbiddenWords(writing: Writing, given: readonly string[]) {
  const { tx, audit } = writing;
  const distinct = [...new Map(given.map((word) => [word.toLowerCase(), word])).values()];
  const added = await tx
    .insertInto('forbiddenWords')
    .columns(['word'])
    .expression(sql<{ word: string }>`select unnest(${distinct}::text[])`)
    .onConflict((conflict) => conflict.expression(sql`lower(word)`).doNothing())
    .returning(['id', 'word', 'gmtCreate'])
    .execute();
  const count = await countWords(tx);
  if (count > forbiddenWordsMost)
    fail(409, 'forbidden.tooMany', { params: { most: forbiddenWordsMost, count: count - added.length } });
  audit({ object: 'forbiddenWords', ids: added.map(({ id }) => id), after: underIds(added, ({ word }) => ({ word })) });
  await rejudge(writing, added);
  const isNew = new Set(added.map(({ word }) => word));
  return { added, known: distinct.filter((word) => !isNew.has(word)) };
}

export async function deleteForbiddenWords(writing: Writing, ids: readonly string[]): Promise<{ deleted: number }> {
  const { tx, audit } = writing;
  const gone = await tx
    .deleteFrom('forbiddenWords')
    .where('id', '=', anyOf(ids, 'bigint'))
    .returning(['id', 'word'])
    .execute();
  audit({ object: 'forbiddenWords', ids: gone.map(({ id }) => id), before: underIds(gone, ({ word }) => ({ word })) });
  await rejudge(writing, gone);
  return { deleted: gone.length };
}

async function rejudge({ app, tx }: Writing, changed: readonly { word: string }[]): Promise<void> {
  if (changed.length === 0) return;
  await app.jobs.enqueueMany(tx, rejudgeQueue, [{ words: changed.map(({ word }) => word.toLowerCase()) }]);
}

async function countWords(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('forbiddenWords')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
