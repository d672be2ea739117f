export { judgeDraft } from './judgeDraft.ts';
export { titleLimitOf } from './titleLimit.ts';
