import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readyDataset } from './dataset.ts';

const seeds = ['productCodes.sql', 'mappings.sql'].map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));

/** The name of a database with 200,000 SKU mappings of 20,000 product codes, and 2,000 SKU ids that wait for one. */
export function mappingDataset(): Promise<string> {
  return readyDataset('mappings_200000', seeds, async (client) => {
    console.log('Seeding 200,000 SKU mappings …');
    for (const seed of seeds) await client.query(seed);
  });
}
