export { type KeptAttribute, keptAttributes } from './record/attributes.ts';
export { nameCategories } from './record/paths.ts';
export { rejudgeTemplates } from './changes/rejudge.ts';
