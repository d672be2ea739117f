import type { PageRequest } from '@pressroom/contract/fields/pages';
import { type RawBuilder, sql } from 'kysely';
import { libraryRoot } from '@pressroom/contract/library/library';
import type { PictureCursor, PictureOrder } from '@pressroom/contract/library/selection';
import { compiledOnce } from '../../../platform/database/compiled.ts';
import type { Db } from '../../../platform/database/database.ts';
import { wordSearch, containsWord } from '../../../platform/database/expressions.ts';
import { type Page, pageWithTotal } from '../../../platform/database/page.ts';
import { type PageShape, type Place, readPage, type RowOrder, walk } from '../../../platform/database/pageByKey.ts';
import type { TimeRange } from '../../../platform/time/timeRange.ts';
import { belowAny } from '../folders/queries.ts';
import type { ListedPicture } from '../files/queries.ts';

export interface PictureSearch extends TimeRange {
  folderId: string;
  name?: string;
}

/** So many pictures are read at a time while a user scrolls. */
const chunk = 120;

/** A search as a query takes it. The top is every folder. */
interface Wanted {
  /** The folder itself, where there is no search; a search also finds pictures below it and sets `above` instead. */
  folderId?: string;
  above?: readonly string[];
  word?: string;
  pattern?: string;
  from?: string;
  before?: string;
  afterAt?: string;
  afterId?: string;
}

function wantedOf({ folderId, name, from, before }: PictureSearch, after?: PictureCursor): Wanted {
  const words = name ? wordSearch(name) : undefined;
  const wanted = { ...words, from, before, afterAt: after?.at, afterId: after?.id };
  if (folderId === libraryRoot) return wanted;
  return words || from || before ? { ...wanted, above: [folderId] } : { ...wanted, folderId };
}

interface Order {
  rows: RowOrder;
  /** The same of the rows that a page is joined to. */
  ofFile: RawBuilder<unknown>;
  after: (at: string, id?: string) => RawBuilder<unknown>;
}

/** How pictures follow each other, and which of them come after the cursor. */
const orders: Readonly<Record<PictureOrder, Order>> = {
  newest: {
    rows: { by: ['gmtCreate'], descending: true },
    ofFile: sql`file.gmt_create desc, file.id desc`,
    after: (at, id) => sql`(gmt_create, id) < (${at}::timestamptz, ${id}::bigint)`,
  },
  oldest: {
    rows: { by: ['gmtCreate'], descending: false },
    ofFile: sql`file.gmt_create, file.id`,
    after: (at, id) => sql`(gmt_create, id) > (${at}::timestamptz, ${id}::bigint)`,
  },
  name: {
    rows: { by: [sql`lower(name)`], descending: false },
    ofFile: sql`lower(file.name), file.id`,
    after: (at, id) => sql`(lower(name), id) > (lower(${at}::text), ${id}::bigint)`,
  },
};

function matching(wanted: Wanted, order: PictureOrder = 'newest'): RawBuilder<unknown> {
  const { folderId, above, word, pattern, from, before, afterAt, afterId } = wanted;
  // the indexes contain pictures of the library only
  const conditions = [sql`library_type = 1`];
  // as the index of a folder's names has it
  if (folderId)
    conditions.push(sql`${order === 'name' ? sql`coalesce(folder_id, 0)` : sql`folder_id`} = ${folderId}::bigint`);
  if (above) conditions.push(sql`folder_id in ${belowAny(above)}`);
  if (word) conditions.push(containsWord(sql`name`, { word, pattern }));
  if (from) conditions.push(sql`gmt_create >= ${from}`);
  if (before) conditions.push(sql`gmt_create < ${before}`);
  if (afterAt) conditions.push(orders[order].after(afterAt, afterId));
  return sql`from library_files where ${sql.join(conditions, sql` and `)}`;
}

/** Finds the ids first: of pictures outside the page nothing else is read. */
const pageOfPictures = compiledOnce(
  (db, { counted, order, ...shape }: PageShape & { counted: boolean; order: PictureOrder }, values: Wanted & Place) => {
    const found = matching(values, order);
    const { rows, ofFile } = orders[order];
    const { reached, inOrder, cut } = walk({ ...rows, source: sql`library_files` }, shape, values);
    return sql<ListedPicture & { total: string }>`
      select file.id, file.name, file.folder_id, folders.name as folder_name, file.create_user, file.gmt_create,
        file.gmt_modified, blobs.key, blobs.size, blobs.mime, blobs.width, blobs.height, blobs.cm_width, blobs.cm_height,
        blobs.dpi_horizontal, blobs.dpi_vertical ${counted ? sql`, (select count(*) ${found}) as total` : sql``}
      from (select id ${found} and ${reached} order by ${inOrder} ${cut}) page
      join library_files file on file.id = page.id
      join blobs on blobs.id = file.blob_id
      left join folders on folders.id = file.folder_id
      order by ${ofFile}`.compile(db);
  },
);

export async function findPicturesIn(db: Db, search: PictureSearch, page: PageRequest): Promise<Page<ListedPicture>> {
  const wanted = wantedOf(search);
  const rows = await readPage(page, (shape, place) =>
    pageOfPictures(db, { ...shape, counted: true, order: 'newest' }, { ...wanted, ...place }),
  );
  return pageWithTotal(rows, () => countPictures(db, search), page);
}

/** The next chunk after the cursor, and whether it is full. Each chunk costs the same, however far a user has scrolled. */
export async function findPicturesAfter(
  db: Db,
  search: PictureSearch,
  { order, after }: { order: PictureOrder; after: PictureCursor | undefined },
) {
  const shape = { size: chunk, way: 'fromStart', counted: false, order } as const;
  const rows: ListedPicture[] = await pageOfPictures(db, shape, wantedOf(search, after));
  return { rows, full: rows.length === chunk };
}

const countOfPictures = compiledOnce((db, _shape: object, wanted: Wanted) =>
  sql<{ count: string }>`select count(*) as count ${matching(wanted)}`.compile(db),
);

export async function countPictures(db: Db, search: PictureSearch): Promise<number> {
  const [counted] = await countOfPictures(db, {}, wantedOf(search));
  return Number(counted?.count);
}

/** At most one more than `most`, so that the caller notices too many. */
export async function findMatchingIds(db: Db, search: PictureSearch, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id ${matching(wantedOf(search))} order by gmt_create desc, id desc limit ${most + 1}`.execute(db);
  return rows.map(({ id }) => id);
}
