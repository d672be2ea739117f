import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readyDataset } from './dataset.ts';

const seeds = ['productCodes.sql', 'mappings.sql', 'products.sql', 'listings.sql'].map((name) =>
  readFileSync(join(import.meta.dirname, name), 'utf8'),
);

/** The name of a database with 300,000 listings in 3,000 plans, on 100,000 products of 1,000,000 SKUs. */
export function listedDataset(): Promise<string> {
  return readyDataset('listings_300000', seeds, async (client) => {
    console.log('Seeding 300,000 listings …');
    for (const seed of seeds) await client.query(seed);
  });
}
