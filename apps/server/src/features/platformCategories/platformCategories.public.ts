export { definitionJobs } from './asking/jobs.ts';
export { findCategory } from './kept/categories.ts';
export { findFields, type KeptFields, payloadOf } from './kept/fields.ts';
export { canModel, sizeChartRule } from './kept/rules.ts';
export type { DefinitionChange, DefinitionSubscriber } from './kept/subscriber.ts';
