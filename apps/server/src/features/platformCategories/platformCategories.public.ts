export { definitionJobs } from './asking/jobs.ts';
export { findCategory, findPaths } from './kept/categories.ts';
export { findFields, holdDefinition, payloadOf } from './kept/fields.ts';
export { canModel } from './kept/models.ts';
export type { DefinitionChange, DefinitionSubscriber } from './kept/subscriber.ts';
