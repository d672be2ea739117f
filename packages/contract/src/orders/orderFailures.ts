import { notFound } from '../commonFailures.ts';
import { failure } from '../endpoint.ts';

/** There is no such order, or its month is in the archive. */
export const orderNotFound = {
  ...notFound,
  'orders.archived': failure(404),
  'orders.archivedBefore': failure(404),
};
