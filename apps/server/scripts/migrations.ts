// What a start of this release would change in the database, and whether running processes may go on meanwhile: npm run migrations
// Ends with 0 where they may, 1 where all of them have to be stopped first.
import { findPending } from '../src/platform/database/migrate.ts';
import { withDatabase } from './database.ts';

await withDatabase(async (db) => {
  const pending = await findPending(db);
  for (const { name, stops } of pending) console.log(stops === undefined ? name : `${name}: ${stops}`);
  const isStop = pending.some(({ stops }) => stops !== undefined);
  if (isStop) console.log('Stop every process of the former release, then start this one.');
  else if (pending.length > 0) console.log('Processes of the former release may go on while this one starts.');
  else console.log('The database is at this release.');
  return isStop ? 1 : 0;
});
