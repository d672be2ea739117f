import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { refusal } from '../fields/outcomes.ts';
import { board, groupIds } from './board.ts';
import { codes, onePiece, pieces, productionKeys } from './pieces.ts';

/** What is made of the orders in production: piece by piece, and all together. */
export const production = {
  ...pieces,
  ...board,
  drawings: endpoint({
    method: 'POST',
    path: '/production/drawings',
    summary:
      'The address of a zip with the drawings of single pieces, each under its own code; of one that is made again the round stands beside it. Of groups of the board, those that are to do',
    permission: productionKeys,
    input: z
      .object({ codes: codes.optional(), groups: groupIds.optional() })
      .refine((given) => (given.codes?.length ?? 0) + (given.groups?.length ?? 0) > 0, {
        error: 'production.codeRequired',
        path: ['codes'],
      }),
    output: z.string(),
    failures: {
      ...onePiece,
      'production.nothingToDo': failure(409),
      'orders.noDrawings': failure(409, z.array(refusal)),
    },
  }),
};
