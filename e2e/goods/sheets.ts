import path from 'node:path';

const golden = path.join(import.meta.dirname, '../../apps/server/src/platform/spreadsheet/golden');

/** Sheets from a spreadsheet program. They expect the stores, product codes and prints of the journey. */
export const sheets = {
  chinese: path.join(golden, 'orders_zh.xlsx'),
  english: path.join(golden, 'orders_en_reordered.xlsx'),
  bad: path.join(golden, 'orders_bad.xlsx'),
};
