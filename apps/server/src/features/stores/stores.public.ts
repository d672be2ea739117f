export { marketplaceOf } from '@pressroom/contract/stores/marketplace';
export { type Connection, openConnection } from './connection.ts';
export { noteGrantProblem } from './grants.queries.ts';
export { problemOfFailure, type StoreProblem } from './problem.ts';
