import { fileURLToPath } from 'node:url';
import { library } from '@pressroom/contract/library/library';
import { libraryDataset } from '../database/datasets.ts';
import { databaseUrl, withClient } from '../database/server.ts';
import type { Figure } from '../figure.ts';
import { measureThroughput, type Pair } from '../lists.ts';
import { send, type Target } from '../load.ts';
import { out } from '../folders.ts';
import { startPressroom } from '../programs/pressroom.ts';
import { startProgram } from '../programs/program.ts';

const word = '老虎';

export const libraryLists: Figure = {
  names: ['library-first', 'library-deep', 'library-search', 'library-count', 'library-folder'],
  what: 'lists and searches among 100,000 pictures, 20 clients, against a bare Node server with pg and the same SQL',
  async measure(wanted) {
    const database = await libraryDataset();
    const middle = await withClient(database, async (client) => {
      const { rows } = await client.query<{ folder: string; after: string }>(
        `select folder_id as folder, to_char(gmt_create, 'YYYY-MM-DD"T"HH24:MI:SS.USZ') || '_' || id as after
        from library_files where library_type = 1 and folder_id is not null order by gmt_create, id limit 1 offset 50000`,
      );
      return rows[0]!;
    });
    await using pressroom = await startPressroom(database);
    await using bare = await startProgram({
      name: 'bare-library',
      run: [process.execPath, fileURLToPath(import.meta.resolve('../bare/libraryServer.ts'))],
      cwd: out,
      env: { NODE_ENV: 'production', DATABASE_URL: await databaseUrl(database) },
      probe: '/',
    });
    const folderPath = library.folderDetails.path.replace('{folderId}', middle.folder);
    const asked = [
      ['library-first', `${library.pictures.path}?folderId=0`, '?folderId=0'],
      ['library-deep', `${library.pictures.path}?folderId=0&after=${middle.after}`, `?after=${middle.after}`],
      ['library-search', `${library.pictures.path}?folderId=0&name=${word}`, `?name=${word}`],
      ['library-count', `${library.count.path}?folderId=0&name=${word}`, `?count&name=${word}`],
      ['library-folder', `${folderPath}?pageNum=1&pageSize=20`, `?folderId=${middle.folder}`],
    ] as const;
    const pairs: Pair[] = [];
    for (const [figure, ours, theirs] of asked) {
      const get = (url: string): Target => ({ url: encodeURI(url), headers: pressroom.headers });
      const targets = { ours: get(`${pressroom.origin}${ours}`), bare: get(`${bare.origin}/${theirs}`) };
      await requireSame(targets);
      pairs.push({ figure, targets });
    }
    return await measureThroughput(pairs, wanted);
  },
};

interface Answer {
  rows?: { id: string }[];
  count?: unknown;
}

async function requireSame(targets: { ours: Target; bare: Target }): Promise<void> {
  const { data } = JSON.parse((await send(targets.ours)).toString()) as { data: Answer };
  const bare = JSON.parse((await send(targets.bare)).toString()) as Answer;
  const gist = ({ rows, count }: Answer) =>
    JSON.stringify(rows ? rows.map(({ id }) => id) : count).replace(/\D+/g, ' ');
  if (gist(data).length < 3 || gist(data).trim() !== gist(bare).trim()) {
    throw new Error(`The two sides do not answer alike:\n${gist(data)}\n${gist(bare)}`);
  }
}
