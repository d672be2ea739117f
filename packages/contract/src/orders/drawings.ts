import { z } from 'zod';
import { refusal } from '../fields/outcomes.ts';
import { endpoint, failure } from '../endpoint.ts';
import { notFound } from '../commonFailures.ts';
import { id } from '../fields/ids.ts';
import { orderSelection } from './search.ts';
import { changedSince } from './selected.ts';

export const drawings = {
  downloadZip: endpoint({
    method: 'POST',
    path: '/sysOrder/downloadZip',
    summary:
      'The address of a zip with the production drawings of the chosen orders, or of those that an act was done to; those without are named in a list inside it',
    permission: ['orderDownloadImage'],
    input: z.union([orderSelection, z.object({ actId: id('OrderAct') })]),
    output: z.string(),
    contents: true,
    failures: { ...notFound, ...changedSince, 'orders.noDrawings': failure(409, z.array(refusal)) },
  }),
};
