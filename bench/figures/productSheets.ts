import { importCode, productSheets as sheets } from '@pressroom/contract/products/sheets';
import { tasks } from '@pressroom/contract/tasks/tasks';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { importBare } from '../bare/productImport.ts';
import { copyOf } from '../database/dataset.ts';
import { productDataset } from '../database/datasets.ts';
import { withClient } from '../database/server.ts';
import { boundValue, compareRatio, type Figure } from '../figure.ts';
import { productSheet, productsInSheet } from '../productSheet.ts';
import { growth } from '../programs/memory.ts';
import { type Pressroom, startPressroom } from '../programs/pressroom.ts';
import { inTurn, milliseconds } from '../rounds.ts';

const rounds = 3;
const exported = 50_000;
const picturesEach = 12;
const named = readFileSync(join(import.meta.dirname, '../database/productImport.sql'), 'utf8');

export const productSheets: Figure = {
  names: ['product-import', 'product-export', 'product-export-memory'],
  what: `the import of ${productsInSheet.toLocaleString('en')} single products, from the upload to the last row, against parsing and inserting alone, and the export of ${exported.toLocaleString('en')}`,
  async measure() {
    const database = await copyOf(await productDataset(), 'product_sheets');
    return await withClient(database, async (client) => {
      await client.query(named);
      await client.query('analyze');
      const { ours, bare } = await importBoth(client, database);
      await keepExported(client);
      // a process that has done nothing else: the memory of imports would hide the export's
      await using pressroom = await startPressroom(database);
      let seconds = 0;
      const memory = await growth(pressroom, async () => {
        seconds = (await milliseconds(() => download(pressroom))) / 1000;
      });
      return [
        compareRatio('product-import', { ours, bare, unit: 'ms' }, { atMost: 3 }),
        boundValue('product-export', { ours: seconds, unit: 's' }, { atMost: 60 }),
        boundValue('product-export-memory', { ours: memory, unit: 'MB' }, { atMost: 150 }),
      ];
    });
  },
};

async function importBoth(client: Client, database: string) {
  await using pressroom = await startPressroom(database, { PROCESS: 'all' });
  let serial = 0;
  const timed = (work: (file: Buffer) => Promise<void>) => async () => {
    const file = await productSheet(serial++);
    return milliseconds(() => work(file));
  };
  const times = await inTurn(rounds, {
    ours: timed((file) => upload(pressroom, file)),
    bare: timed((file) => importBare(client, file)),
  });
  await requireAll(client, serial);
  return times;
}

async function upload(pressroom: Pressroom, file: Buffer): Promise<void> {
  const form = new FormData();
  form.set('importCode', String(importCode.single));
  form.set('files', new Blob([new Uint8Array(file)]), 'products.xlsx');
  const { origin, headers } = pressroom;
  const answer = await fetch(`${origin}${sheets.import.path}`, { method: 'POST', headers, body: form });
  const { data, msg } = (await answer.json()) as { data: { taskId?: string }; msg: string };
  if (!data?.taskId) throw new Error(`The import was refused: ${msg} ${JSON.stringify(data).slice(0, 500)}`);
  await ended(pressroom, data.taskId);
}

async function ended(pressroom: Pressroom, taskId: string): Promise<void> {
  for (;;) {
    const { url, headers } = pressroom.reading(tasks.list.path, {});
    const answer = (await (await fetch(url, { headers })).json()) as { data: { id: string; state: string }[] };
    const state = answer.data.find(({ id }) => id === taskId)?.state;
    if (state === 'failed') throw new Error('The import failed');
    if (state === 'done') return;
    await pause(50);
  }
}

async function requireAll(client: Client, sheetCount: number): Promise<void> {
  const { rows } = await client.query<{ products: number; pictures: number }>(
    `select count(*)::int as products,
      (select count(*)::int from product_pictures) as pictures
    from products join product_skus on product_id = products.id
    where spu like 'BENCH-%' and main_blob_id is not null and product_code_id is not null and print1_id is not null`,
  );
  const all = sheetCount * productsInSheet;
  if (rows[0]?.products !== all || rows[0].pictures !== all * picturesEach)
    throw new Error(`Not everything was imported: ${JSON.stringify(rows[0])} instead of ${all} products`);
}

/** As many single products as are exported. */
async function keepExported(client: Client): Promise<void> {
  await client.query(`delete from products where id not in (select id from products order by id limit ${exported})`);
  await client.query('analyze');
}

async function download({ target }: Pressroom): Promise<void> {
  const { url, headers, body } = target(sheets.export.path, { importCode: importCode.single });
  const answer = await fetch(url, { method: 'POST', headers, body });
  let bytes = 0;
  for await (const chunk of answer.body!) bytes += chunk.length;
  if (answer.status !== 200 || bytes < exported * 40)
    throw new Error(`The export broke off: ${answer.status}, ${bytes}`);
}
