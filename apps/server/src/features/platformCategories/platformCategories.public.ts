export { ageOf, getDefinition, getShop } from './asking/answers.ts';
export { definitionJobs } from './asking/jobs.ts';
export {
  askOffersAgain,
  findOfferedIds,
  findOffers,
  type OfferedIds,
  questionsOf as offerQuestionsOf,
} from './asking/offers.ts';
export { wantDefinitions } from './asking/plan.ts';
export { findCategory, findPaths } from './kept/categories.ts';
export { findFields, findFieldsOfEach, holdDefinition, payloadOf } from './kept/fields.ts';
export { findHeld, type Held, type Question } from './kept/held.ts';
export { canModel } from './kept/models.ts';
export type { DefinitionSubscriber, UsedCategory } from './kept/subscriber.ts';
export { kindsOf } from './sources/open.ts';
export { type DefinitionKind, linkedKey } from './sources/source.ts';
