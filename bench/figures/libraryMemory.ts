import { library } from '@pressroom/contract/library/library';
import { copyOf } from '../database/dataset.ts';
import { datasetOf } from '../database/datasets.ts';
import { withClient } from '../database/server.ts';
import { type Figure, boundValue } from '../figure.ts';
import { drawnPrint, heavyPrint, marked } from '../libraryPictures.ts';
import { upload, uploadOf } from '../libraryUpload.ts';
import { growth } from '../programs/memory.ts';
import { type Pressroom, startPressroom } from '../programs/pressroom.ts';
import { rateOf } from '../rounds.ts';

/** BENCH_FULL=1 sends all 500 of them; their memory is that of a few. */
const pictures = process.env['BENCH_FULL'] ? 500 : 24;
const zipBytes = 5 * 1024 ** 3;

export const libraryMemory: Figure = {
  names: ['library-memory-in', 'library-memory-out'],
  what: `how much the server's memory grows while ${pictures} pictures of 20 MB stream in, and while a zip of 5 GB streams out`,
  async measure() {
    const database = await copyOf(await datasetOf(10_000), 'memory');
    await using pressroom = await startPressroom(database);
    const light = await drawnPrint();
    const send = async (name: string, bytes: Buffer) => upload(await uploadOf(pressroom, [{ name, bytes }]));
    for (let number = 0; number < 4; number += 1) await send(`light ${number}.png`, marked(light, number));

    const heavy = await heavyPrint();
    const growthIn = await growth(pressroom, () =>
      rateOf(pictures, (number) => send(`heavy ${number}.png`, marked(heavy, number))),
    );
    const all = await manyNames(database, Math.ceil(zipBytes / heavy.length));
    const growthOut = await growth(pressroom, () => drain(pressroom, all));
    return [
      boundValue('library-memory-in', { ours: growthIn, unit: 'MB' }, { atMost: 150 }),
      boundValue('library-memory-out', { ours: growthOut, unit: 'MB' }, { atMost: 150 }),
    ];
  },
};

/** The same file under many names, so that a zip of any size needs little disk. */
async function manyNames(database: string, count: number): Promise<{ folderId: string; name: string; count: number }> {
  await withClient(database, (client) =>
    client.query(
      `insert into library_files (name, blob_id, create_user)
      select 'copy ' || n || '.png', blob_id, 'admin'
      from generate_series(1, $1) n, (select blob_id from library_files where name = 'heavy 0.png') heavy`,
      [count],
    ),
  );
  return { folderId: '0', name: 'copy ', count };
}

async function drain(pressroom: Pressroom, all: object): Promise<void> {
  const { url, headers, body } = pressroom.target(library.downloadZip.path, { all });
  const answer = await fetch(url, { method: 'POST', headers, body });
  let bytes = 0;
  for await (const chunk of answer.body!) bytes += chunk.length;
  if (answer.status !== 200 || bytes < zipBytes) throw new Error(`The zip broke off: ${answer.status}, ${bytes} bytes`);
}
