export { marketplaceOf } from '@pressroom/contract/stores/marketplace';
export { findStoreOfSheinKey, findTemuApp } from './accounts.ts';
export { checkGrants } from './checkGrants.ts';
export { openConnection, sheinApp } from './connection.ts';
export { noteGrantProblem } from './grants.queries.ts';
export { problemOfFailure, type StoreProblem } from './problem.ts';
export { countStoresToAuthorize } from './stores.queries.ts';
