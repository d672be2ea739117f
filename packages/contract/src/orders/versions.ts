import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { listKeys, selected } from './selected.ts';

export const orderVersions = {
  versions: endpoint({
    method: 'POST',
    path: '/sysOrder/versions',
    summary: 'When these orders were changed last, and by whom: lists mark the rows that somebody else has changed',
    permission: listKeys,
    reads: true,
    unattended: true,
    input: selected,
    output: z.array(
      z.object({
        id: id('Order'),
        gmtModified: momentOut,
        /** The account of the newest entry of its log. */
        by: z.string(),
      }),
    ),
  }),
};
