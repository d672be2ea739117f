import { pieces } from './pieces.ts';

/** What is made of the orders in production, piece by piece. */
export const production = { ...pieces };
