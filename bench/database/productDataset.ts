import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readyDataset } from './dataset.ts';

const seed = readFileSync(join(import.meta.dirname, 'productCodes.sql'), 'utf8');

/** The name of a database with 20,000 product codes in 800 categories, and no orders. */
export function productDataset(): Promise<string> {
  return readyDataset('products_20000', [seed], async (client) => {
    console.log('Seeding 20,000 product codes …');
    await client.query(seed);
  });
}
