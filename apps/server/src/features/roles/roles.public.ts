export { findRolesAbove, setGrants } from './grants.queries.ts';
export { findPermissions } from './permissions.queries.ts';
export { nameOf } from './roles.present.ts';
export { lockRole } from './roles.queries.ts';
