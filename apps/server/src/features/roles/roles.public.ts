export { findRolesAbove } from './roles.rights.ts';
