export { presentTask, taskColumns } from './tasks.present.ts';
