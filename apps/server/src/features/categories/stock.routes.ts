import { stock } from '@pressroom/contract/categories/stock';
import { routes } from '../../platform/http/context.ts';
import { findKeptDifferences, findMovements } from './stock.queries.ts';

export const stockRoutes = routes(stock, {
  movements: ({ db, input }) => findMovements(db, input),
  differences: ({ db }) => findKeptDifferences(db),
});
