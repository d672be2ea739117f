export { judgeDraft } from './judgeDraft.ts';
export { titleLimitOf } from './titleLimit.ts';
export { uprightSlots } from './uprightSlots.ts';
