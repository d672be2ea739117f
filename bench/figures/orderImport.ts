import { orders } from '@pressroom/contract/orders/orders';
import type { Client } from 'pg';
import { importBare } from '../bare/orderImport.ts';
import { copyOf } from '../database/dataset.ts';
import { datasetOf } from '../database/datasets.ts';
import { withClient } from '../database/server.ts';
import { type Figure, compareRatio, boundValue } from '../figure.ts';
import { orderSheet, ordersInSheet } from '../orderSheet.ts';
import { type Pressroom, startPressroom } from '../programs/pressroom.ts';
import { inTurn, milliseconds } from '../rounds.ts';

const rounds = 9;

export const orderImport: Figure = {
  names: ['import', 'import-ratio'],
  what: 'the import of 200 orders, from the upload to the answer, against parsing and inserting alone',
  async measure() {
    const database = await copyOf(await datasetOf(10_000), 'import');
    await using pressroom = await startPressroom(database);
    return await withClient(database, async (client) => {
      let serial = 0;
      const timed = (work: (file: Buffer) => Promise<void>) => async () => {
        const file = await orderSheet(serial++);
        return milliseconds(() => work(file));
      };
      const sides = { ours: timed((file) => upload(pressroom, file)), bare: timed((file) => importBare(client, file)) };
      await inTurn(2, sides);
      const { ours, bare } = await inTurn(rounds, sides);
      await requireAll(client, serial);
      return [
        boundValue('import', { ours: ours / 1000, bare: bare / 1000, unit: 's' }, { atMost: 2 }),
        compareRatio('import-ratio', { ours, bare, unit: 'ms' }, { atMost: 3 }),
      ];
    });
  },
};

async function upload({ origin, headers }: Pressroom, file: Buffer): Promise<void> {
  const form = new FormData();
  form.set('files', new Blob([new Uint8Array(file)]), 'orders.xlsx');
  const answer = await fetch(`${origin}${orders.orderImport.path}`, { method: 'POST', headers, body: form });
  if (answer.status !== 200) throw new Error(`The import was refused: ${await answer.text()}`);
}

async function requireAll(client: Client, sheets: number): Promise<void> {
  const { rows } = await client.query<{ orders: number; lines: number }>(
    `select count(distinct o.id)::int as orders, count(*)::int as lines
    from orders o join order_lines l on l.order_id = o.id and l.printing_key is not null
    where o.third_order_number like 'BENCH-%'`,
  );
  const expected = { orders: sheets * ordersInSheet, lines: (sheets * ordersInSheet * 5) / 4 };
  if (rows[0]?.orders !== expected.orders || rows[0].lines !== expected.lines) {
    throw new Error(`Not everything was imported: ${JSON.stringify(rows[0])} instead of ${JSON.stringify(expected)}`);
  }
}
