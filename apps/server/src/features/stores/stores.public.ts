export { marketplaceOf } from '@pressroom/contract/stores/marketplace';
export { ask } from './connection/ask.ts';
export { findStoreOfSheinKey, findTemuApp } from './connection/accounts.ts';
export { checkGrants } from './authorization/jobs.ts';
export { findProductAccess, openConnection, openProductConnection, sheinApp } from './connection/open.ts';
export { reportGrantProblem } from './grants/report.ts';
export { problemOfFailure, readProblem } from './grants/problem.ts';
export { countStoresToAuthorize } from './record/queries.ts';
