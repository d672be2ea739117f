import { type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { libraryRoot, libraryType } from '@pressroom/contract/library/library';
import type { Db } from '../../platform/database/database.ts';
import { contains } from '../../platform/database/expressions.ts';
import { cutTo, type Page } from '../../platform/database/page.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { TimeRange } from '../../platform/time/timeRange.ts';
import { belowAny } from './folders.queries.ts';
import { type PictureRecord, pictureRows } from './library.queries.ts';

export interface PictureSearch extends TimeRange {
  folderId: string;
  name?: string;
}

/** The last picture of the answer before. */
export interface Cursor {
  at: string;
  id: string;
}

/** Written out: the indexes are of prints alone, and a plan that is kept must know that it asks for no others. */
const aPrint = sql.lit(libraryType.library);
/** So many at a time are read on. */
const piece = 120;

/** A search looks into the folders below as well; the top is every folder. */
function matching(db: Db, { folderId, name, from, before }: PictureSearch) {
  let found = db.selectFrom('libraryFiles').where('libraryType', '=', aPrint);
  if (folderId !== libraryRoot) {
    const within = name || from || before ? sql<string>`${belowAny([folderId])}` : sql<string>`(${folderId}::bigint)`;
    found = found.where('folderId', 'in', within);
  }
  if (name) {
    found = found.where(sql<SqlBool>`name_grams(name) @> word_grams(${name})`);
    // up to a pair of letters the index says it all; longer words have their pairs in order, too
    if (name.length > 2) found = found.where('name', 'ilike', contains(name));
  }
  if (from) found = found.where('gmtCreate', '>=', from);
  if (before) found = found.where('gmtCreate', '<', before);
  return found;
}

function newestFirst<Row>(query: SelectQueryBuilder<DB, 'libraryFiles', Row>) {
  return query.orderBy('libraryFiles.gmtCreate', 'desc').orderBy('libraryFiles.id', 'desc');
}

/** The ids are found first, so that nothing else is read of the pictures that a page leaves out. */
function withFacts(db: Db, ids: SelectQueryBuilder<DB, 'libraryFiles', { id: string }>): Promise<PictureRecord[]> {
  return pictureRows(db)
    .innerJoin(ids.as('page'), 'page.id', 'libraryFiles.id')
    .orderBy('libraryFiles.gmtCreate', 'desc')
    .orderBy('libraryFiles.id', 'desc')
    .execute();
}

export async function findPicturesIn(
  db: Db,
  search: PictureSearch,
  page: { pageNum: number; pageSize: number },
): Promise<Page<PictureRecord>> {
  const ids = cutTo(newestFirst(matching(db, search).select('id')), page);
  const rows = await withFacts(db, ids);
  if (page.pageNum === 1 && rows.length < page.pageSize) return { rows, total: rows.length };
  return { rows, total: await countPictures(db, search) };
}

/** The next piece after the cursor, and whether it is a whole one. Reading on costs the same however far it has come. */
export async function findPicturesAfter(db: Db, search: PictureSearch, after: Cursor | undefined) {
  let found = matching(db, search).select('id');
  if (after) found = found.where(sql<SqlBool>`(gmt_create, id) < (${after.at}::timestamptz, ${after.id}::bigint)`);
  const rows = await withFacts(db, newestFirst(found).limit(sql.lit(piece)));
  return { rows, whole: rows.length === piece };
}

export async function countPictures(db: Db, search: PictureSearch): Promise<number> {
  const { count } = await matching(db, search)
    .select(sql<string>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** At most one more than `most`, so that too many are noticed. */
export async function findMatchingIds(db: Db, search: PictureSearch, most: number): Promise<string[]> {
  const rows = await newestFirst(matching(db, search).select('id'))
    .limit(most + 1)
    .execute();
  return rows.map(({ id }) => id);
}
