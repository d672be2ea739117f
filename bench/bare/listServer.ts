// The lists of one screen on the bare server, with prepared statements. LISTS names the screen.
import { questions as catalogue } from './catalogueQueries.ts';
import { answerList, type Question } from './listQuestion.ts';
import { questions as listings } from './listingQueries.ts';
import { questions as mapping } from './mappingQueries.ts';
import { questions as orderLists, tabQuestions } from './orderListQueries.ts';
import { questions as products } from './productQueries.ts';
import { pool, serve } from './server.ts';

const lists: Readonly<Record<string, Readonly<Record<string, Question>>>> = {
  catalogue,
  listings,
  mapping,
  orders: { ...orderLists, ...tabQuestions },
  products,
};
const questions = lists[process.env['LISTS'] ?? '']!;

serve((request) => {
  const name = (request.url ?? '/').slice(1);
  const question = questions[name];
  return question ? answerList(pool, name, question) : Promise.resolve({});
});
