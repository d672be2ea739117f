import type { Pool } from 'pg';

// Only what the library shows of a picture. The ids are selected first, so that only shown pictures are joined.
const shown = (ids: string) => `
  select f.id, f.name, f.folder_id, folders.name as folder_name, f.create_user, f.gmt_create, f.gmt_modified, b.key, b.size, b.mime,
    b.width, b.height, b.cm_width, b.cm_height, b.dpi_horizontal, b.dpi_vertical
  from (${ids}) page
  join library_files f on f.id = page.id
  join blobs b on b.id = f.blob_id
  left join folders on folders.id = f.folder_id
  order by f.gmt_create desc, f.id desc`;
const newest = 'order by gmt_create desc, id desc';

const statements = {
  all: shown(`select id from library_files where library_type = 1 ${newest} limit 120`),
  after: shown(
    `select id from library_files where library_type = 1 and (gmt_create, id) < ($1::timestamptz, $2::bigint) ${newest} limit 120`,
  ),
  word: shown(
    `select id from library_files where library_type = 1 and name_grams(name) @> word_grams($1) ${newest} limit 120`,
  ),
  wordCount: `select count(*) from library_files where library_type = 1 and name_grams(name) @> word_grams($1)`,
  folder: shown(`select id from library_files where library_type = 1 and folder_id = $1 ${newest} limit 20`),
  folderCount: `select count(*) from library_files where library_type = 1 and folder_id = $1`,
};

type Name = keyof typeof statements;

async function rowsOf(pool: Pool, name: Name, values: readonly string[] = []): Promise<object[]> {
  return (await pool.query<object>({ name, text: statements[name], values: [...values] })).rows;
}

/** Answers the library's calls with the least SQL. */
export async function findPictures(pool: Pool, query: URLSearchParams): Promise<object> {
  const [word, folder, after] = [query.get('name'), query.get('folderId'), query.get('after')];
  if (word && query.has('count')) return { count: (await rowsOf(pool, 'wordCount', [word]))[0] };
  if (word) return { rows: await rowsOf(pool, 'word', [word]) };
  if (folder && folder !== '0') {
    const [rows, total] = [await rowsOf(pool, 'folder', [folder]), await rowsOf(pool, 'folderCount', [folder])];
    return { rows, total };
  }
  return { rows: await (after ? rowsOf(pool, 'after', after.split('_')) : rowsOf(pool, 'all')) };
}
