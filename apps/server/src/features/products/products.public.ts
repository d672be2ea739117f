export { refreshOfCategory } from './record/completeness.ts';
