export { setGrants } from './grants.queries.ts';
export { lockRole } from './roles.queries.ts';
export { findRolesAbove } from './roles.rights.ts';
