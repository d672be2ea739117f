export { judgeDraft } from './judgeDraft.ts';
