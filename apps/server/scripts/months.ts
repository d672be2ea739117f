// The months of the tables that are kept by month, and what is in the archive: npm run months
// Moves one into the archive, or back, while everybody works: npm run months -- archive audit_log 2025_03
import { findMonths, moveMonth, NoSuchMonth, TablesBusy } from '../src/platform/database/months.ts';
import { withDatabase } from './database.ts';

const [act, table, name] = process.argv.slice(2);

await withDatabase(async (db) => {
  if (act === undefined) {
    for (const { table: of, open, archived } of await findMonths(db))
      console.log(`${of}\n  open: ${open.join(' ')}\n  archived: ${archived.join(' ') || '-'}`);
    return 0;
  }
  if ((act !== 'archive' && act !== 'restore') || table === undefined || name === undefined) {
    console.error('Say which month of which table: npm run months -- archive audit_log 2025_03, or restore');
    return 2;
  }
  try {
    await moveMonth(db, act, { table, name });
  } catch (error) {
    if (!(error instanceof NoSuchMonth) && !(error instanceof TablesBusy)) throw error;
    console.error(error.message);
    if (error instanceof NoSuchMonth) console.error('npm run months names the months that there are.');
    return 2;
  }
  console.log(act === 'archive' ? `${table}_${name} is in the archive.` : `${table}_${name} is open again.`);
  return 0;
});
