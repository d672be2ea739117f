import { type RawBuilder, sql } from 'kysely';
import { libraryRoot } from '@pressroom/contract/library/library';
import type { Db } from '../../platform/database/database.ts';
import { heldWord, holdsWord } from '../../platform/database/expressions.ts';
import { limitOf, type Page, pageWithTotal } from '../../platform/database/page.ts';
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
  if (name) conditions.push(holdsWord(sql`name`, heldWord(name)));
  if (from) conditions.push(sql`gmt_create >= ${from}`);
  if (before) conditions.push(sql`gmt_create < ${before}`);
  if (after) conditions.push(sql`(gmt_create, id) < (${after.at}::timestamptz, ${after.id}::bigint)`);
  return sql`from library_files where ${sql.join(conditions, sql` and `)}`;
}

const newestFirst = sql`order by gmt_create desc, id desc`;

/** The ids are found first, so that nothing else is read of the pictures that a page leaves out. */
async function findPage<Beside>(
  db: Db,
  found: RawBuilder<unknown>,
  cut: RawBuilder<unknown>,
  beside = sql``,
): Promise<(ListedPicture & Beside)[]> {
  const { rows } = await sql<ListedPicture & Beside>`
    select ${beside} file.id, file.name, file.folder_id, folders.name as folder_name, file.create_user, file.gmt_create,
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
  const found = matching(search);
  const total = sql`(select count(*) ${found}) as total,`;
  const rows = await findPage<{ total: string }>(db, found, limitOf({ pageNum, pageSize }), total);
  return pageWithTotal(rows, () => countPictures(db, search), { pageNum });
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
