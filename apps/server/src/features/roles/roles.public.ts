export { findRolesAbove, setGrants } from './grants.queries.ts';
export { lockRole } from './roles.queries.ts';
