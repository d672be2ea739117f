export { importBatch } from './batches/importBatch.ts';
export { advanceRow, watchRows } from './buy/advanceRow.ts';
