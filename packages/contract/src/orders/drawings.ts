import { z } from 'zod';
import { refusal } from '../fields/outcomes.ts';
import { endpoint, failure } from '../endpoint.ts';
import { orderSelection } from './search.ts';
import { changedSince } from './selected.ts';

export const drawings = {
  downloadZip: endpoint({
    method: 'POST',
    path: '/sysOrder/downloadZip',
    summary:
      'The address of a zip with the production drawings of the chosen orders; those without are named in a list inside it',
    permission: ['orderDownloadImage'],
    input: orderSelection,
    output: z.string(),
    contents: true,
    failures: { ...changedSince, 'orders.noDrawings': failure(409, z.array(refusal)) },
  }),
};
