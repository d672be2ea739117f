export { rejudgeTemplates } from './changes/rejudge.ts';
