import { forbiddenWords } from '@pressroom/contract/publishing/forbidden';
import { routes } from '../../platform/http/context.ts';
import { addForbiddenWords, deleteForbiddenWords, findForbiddenWords } from './preflight/forbidden.ts';

export const forbiddenWordsRoutes = routes(forbiddenWords, {
  list: ({ db, input }) => findForbiddenWords(db, input),
  add: (context) => addForbiddenWords(context, context.input.words),
  del: (context) => deleteForbiddenWords(context, context.input.ids),
});
