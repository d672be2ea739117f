export { nameCategories } from './record/paths.ts';
export { rejudgeTemplates } from './changes/rejudge.ts';
