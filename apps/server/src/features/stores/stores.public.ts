export { marketplaceOf } from '@pressroom/contract/stores/marketplace';
export { checkGrants } from './checkGrants.ts';
export { type Connection, openConnection } from './connection.ts';
export { noteGrantProblem } from './grants.queries.ts';
export { problemOfFailure, type StoreProblem } from './problem.ts';
export { countStoresToAuthorize } from './stores.queries.ts';
