export { marketplaceOf } from '@pressroom/contract/stores/marketplace';
export { findStoreOfSheinKey, findTemuApp } from './connection/accounts.ts';
export { checkGrants } from './authorization/jobs.ts';
export { openConnection, sheinApp } from './connection/open.ts';
export { reportGrantProblem } from './grants/report.ts';
export { problemOfFailure, readProblem } from './grants/problem.ts';
export { countStoresToAuthorize } from './record/queries.ts';
