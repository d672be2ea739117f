import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Dataset, readyDataset } from './dataset.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** The name of a database with this many orders. */
export function datasetOf(count: number): Promise<string> {
  return readyDataset({
    name: `orders_${count}`,
    seeds: [read('catalogue.sql'), read('orders.sql')],
    holds: `${count.toLocaleString('en')} orders`,
    settings: { 'bench.orders': String(count) },
  });
}

/** The same, that came here in the last 24 months: in a part of the table for each quarter. */
export function datasetInParts(count: number): Promise<string> {
  return readyDataset({
    name: `orders_${count}_in_parts`,
    seeds: [read('catalogue.sql'), read('orders.sql')],
    holds: `${count.toLocaleString('en')} orders of 24 months`,
    settings: { 'bench.orders': String(count), 'bench.months': '24' },
  });
}

/** What is only ever added to, 24 months of it: in a table for each month, or in one piece. */
export function monthLogs(layout: 'months' | 'one'): Promise<string> {
  return readyDataset({
    name: `month_logs_in_${layout}`,
    seeds: [read('catalogue.sql'), read('orders.sql'), read('monthLogs.sql')],
    holds: '3,000,000 rows of logs of 24 months',
    settings: { 'bench.orders': '100000', 'bench.layout': layout },
  });
}

const productCodes: Dataset = {
  name: 'products_20000',
  seeds: [read('productCodes.sql')],
  holds: '20,000 product codes',
};

const mappings: Dataset = {
  name: 'mappings_200000',
  on: productCodes,
  seeds: [read('mappings.sql')],
  holds: '200,000 SKU mappings',
};

const products: Dataset = {
  name: 'products_100000',
  on: mappings,
  seeds: [read('products.sql')],
  holds: '100,000 products',
};

const listings: Dataset = {
  name: 'listings_300000',
  on: products,
  seeds: [read('listings.sql')],
  holds: '300,000 listings',
};

const pictures: Dataset = { name: 'library_100000', seeds: [read('library.sql')], holds: '100,000 pictures' };

/** The name of a database with 20,000 product codes in 800 categories, and no orders. */
export const productDataset = () => readyDataset(productCodes);

/** The same with 200,000 SKU mappings, and 2,000 SKU ids that wait for one. */
export const mappingDataset = () => readyDataset(mappings);

/** The same with 100,000 products of 1,000,000 SKUs. */
export const soldDataset = () => readyDataset(products);

/** The same with 300,000 listings in 3,000 plans. */
export const listedDataset = () => readyDataset(listings);

/** The name of a database with 100,000 pictures, and no orders. */
export const libraryDataset = () => readyDataset(pictures);
