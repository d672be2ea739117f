import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readyDataset } from './dataset.ts';

const seeds = ['productCodes.sql', 'mappings.sql', 'products.sql'].map((name) =>
  readFileSync(join(import.meta.dirname, name), 'utf8'),
);

/** The name of a database with 100,000 products of 1,000,000 SKUs, on 20,000 product codes with 200,000 SKU mappings. */
export function soldDataset(): Promise<string> {
  return readyDataset('products_100000', seeds, async (client) => {
    console.log('Seeding 100,000 products …');
    for (const seed of seeds) await client.query(seed);
  });
}
