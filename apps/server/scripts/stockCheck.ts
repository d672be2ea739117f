// Recomputes every stock counter from the orders and the stock movements, as each night does: npm run check-stock
// Ends with 1 where something differs; the product information page then shows it, too.
import { compareStock } from '../src/features/orders/orders.public.ts';
import { withDatabase } from './database.ts';

await withDatabase(async (db) => {
  const differences = await compareStock(db);
  for (const { code, counter, held, recomputed } of differences)
    console.log(`${code}: ${counter} is ${held}, the orders and movements give ${recomputed}`);
  console.log(differences.length === 0 ? 'Every stock counter agrees.' : `Counters that differ: ${differences.length}`);
  return differences.length === 0 ? 0 : 1;
});
