import { publishDifference } from '@pressroom/contract/publishing/acts';
import { routes } from '../../platform/http/context.ts';
import { getDifference } from './plan/difference.ts';

export const publishDifferenceRoutes = routes(publishDifference, {
  difference: ({ db, input, language }) => getDifference(db, input.id, language),
});
