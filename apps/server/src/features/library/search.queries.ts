import { type RawBuilder, sql } from 'kysely';
import { libraryRoot } from '@pressroom/contract/library/library';
import type { Db } from '../../platform/database/database.ts';
import { contains } from '../../platform/database/expressions.ts';
import type { Page } from '../../platform/database/page.ts';
import type { TimeRange } from '../../platform/time/timeRange.ts';
import { belowAny } from './folders.queries.ts';
import type { PictureRecord } from './library.queries.ts';

export interface PictureSearch extends TimeRange {
  folderId: string;
  name?: string;
}

/** The last picture of the answer before. */
export interface Cursor {
  at: string;
  id: string;
}

/** What a list shows of a picture. */
export type ListedPicture = Omit<PictureRecord, 'sha256' | 'blobId'>;

/** So many at a time are read on. */
const piece = 120;
const usualSizes = [20, 40, 60, 80];

/**
 * Those of a search; it looks into the folders below as well, and the top is every folder. Written as SQL: putting it
 * together piece by piece would take longer than asking. Nothing varies that need not, so that its plan is kept.
 */
function matching({ folderId, name, from, before }: PictureSearch, after?: Cursor): RawBuilder<unknown> {
  // the indexes are of prints alone
  const conditions = [sql`library_type = 1`];
  if (folderId !== libraryRoot) {
    const below = name || from || before;
    conditions.push(below ? sql`folder_id in ${belowAny([folderId])}` : sql`folder_id = ${folderId}`);
  }
  if (name) {
    conditions.push(sql`name_grams(name) @> word_grams(${name})`);
    // up to a pair of letters the index says it all; longer words have their pairs in order, too
    if (name.length > 2) conditions.push(sql`name ilike ${contains(name)}`);
  }
  if (from) conditions.push(sql`gmt_create >= ${from}`);
  if (before) conditions.push(sql`gmt_create < ${before}`);
  if (after) conditions.push(sql`(gmt_create, id) < (${after.at}::timestamptz, ${after.id}::bigint)`);
  return sql`from library_files where ${sql.join(conditions, sql` and `)}`;
}

const newestFirst = sql`order by gmt_create desc, id desc`;

/** The ids are found first, so that nothing else is read of the pictures that a page leaves out. */
async function findPage(db: Db, found: RawBuilder<unknown>, cut: RawBuilder<unknown>): Promise<ListedPicture[]> {
  const { rows } = await sql<ListedPicture>`
    select file.id, file.name, file.folder_id, folders.name as folder_name, file.create_user, file.gmt_create,
      file.gmt_modified, blobs.key, blobs.size, blobs.mime, blobs.width, blobs.height, blobs.cm_width, blobs.cm_height,
      blobs.dpi_horizontal, blobs.dpi_vertical
    from (select id ${found} ${newestFirst} ${cut}) page
    join library_files file on file.id = page.id
    join blobs on blobs.id = file.blob_id
    left join folders on folders.id = file.folder_id
    order by file.gmt_create desc, file.id desc`.execute(db);
  return rows;
}

export async function findPicturesIn(
  db: Db,
  search: PictureSearch,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): Promise<Page<ListedPicture>> {
  const size = usualSizes.includes(pageSize) ? sql.lit(pageSize) : pageSize;
  const cut = pageNum === 1 ? sql`limit ${size}` : sql`limit ${size} offset ${(pageNum - 1) * pageSize}`;
  const rows = await findPage(db, matching(search), cut);
  if (pageNum === 1 && rows.length < pageSize) return { rows, total: rows.length };
  return { rows, total: await countPictures(db, search) };
}

/** The next piece after the cursor, and whether it is a whole one. Reading on costs the same however far it has come. */
export async function findPicturesAfter(db: Db, search: PictureSearch, after: Cursor | undefined) {
  const rows = await findPage(db, matching(search, after), sql`limit ${sql.lit(piece)}`);
  return { rows, whole: rows.length === piece };
}

export async function countPictures(db: Db, search: PictureSearch): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count ${matching(search)}`.execute(db);
  return Number(rows[0]?.count);
}

/** At most one more than `most`, so that too many are noticed. */
export async function findMatchingIds(db: Db, search: PictureSearch, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id ${matching(search)} ${newestFirst} limit ${most + 1}`.execute(db);
  return rows.map(({ id }) => id);
}
