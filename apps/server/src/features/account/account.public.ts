export { ensureAdmin, resetPassword } from './account.actions.ts';
export { sessionInfoOf } from './account.queries.ts';
