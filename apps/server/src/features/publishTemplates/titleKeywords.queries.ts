import type { PageRequest } from '@pressroom/contract/fields/pages';
import { hasPlaceholder } from '@pressroom/contract/publishTemplates/titleWords';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import { contains } from '../../platform/database/expressions.ts';
import type { Page } from '../../platform/database/page.ts';
import { pageByKey } from '../../platform/database/pageByKey.ts';
import { fail } from '../../platform/failure.ts';

export interface TitleKeywordRecord {
  id: string;
  keyword: string;
  gmtCreate: string;
}

interface Search extends PageRequest {
  keyword?: string;
}

/** In the order of the alphabet. */
export async function findTitleKeywords(db: Db, { keyword, ...page }: Search): Promise<Page<TitleKeywordRecord>> {
  let matching = db.selectFrom('titleKeywords').selectAll();
  if (keyword) matching = matching.where('keyword', 'ilike', contains(keyword));
  return pageByKey(db, matching, { by: [sql`lower(keyword)`], descending: false }, page);
}

/** The keywords that titles are filled up from. */
export async function findLibrary(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('titleKeywords').select('keyword').execute();
  return rows.map(({ keyword }) => keyword);
}

/** Adds those that the library does not have, whatever their case, and answers them. */
export async function addKeywords(tx: Tx, keywords: readonly string[]): Promise<TitleKeywordRecord[]> {
  if (keywords.length === 0) return [];
  return (
    tx
      .insertInto('titleKeywords')
      // in one order, or two people who add the same ones would wait for each other
      .values(keywords.toSorted().map((keyword) => ({ keyword })))
      .onConflict((conflict) => conflict.expression(sql`lower(keyword)`).doNothing())
      .returningAll()
      .execute()
  );
}

/** Keywords that were typed freely go into the library; one with a placeholder belongs to the titles of a product. */
export async function keepNewKeywords(tx: Tx, keywords: readonly string[]): Promise<void> {
  await addKeywords(
    tx,
    keywords.filter((keyword) => !hasPlaceholder(keyword)),
  );
}

/** Answers what was deleted; 404 without it. */
export async function deleteKeyword(tx: Tx, id: string): Promise<TitleKeywordRecord> {
  const deleted = await tx.deleteFrom('titleKeywords').where('id', '=', id).returningAll().executeTakeFirst();
  return deleted ?? fail(404, 'platform.notFound');
}
