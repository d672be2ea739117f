import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readyDataset } from './dataset.ts';

const seed = readFileSync(join(import.meta.dirname, 'library.sql'), 'utf8');

/** The name of a database with 100,000 pictures, and no orders. */
export function libraryDataset(): Promise<string> {
  return readyDataset('library_100000', [seed], async (client) => {
    console.log('Seeding 100,000 pictures …');
    await client.query(seed);
  });
}
