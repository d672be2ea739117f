import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { filterText } from '../fields/filters.ts';
import { id, idList } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { text } from '../fields/texts.ts';
import { publishKeys } from './plans.ts';

/** How many words are kept at most: each listing is searched for all of them. */
export const forbiddenWordsMost = 2000;
export const forbiddenWordMax = 100;

const forbiddenWord = z.object({ id: id('ForbiddenWord'), word: z.string(), gmtCreate: momentOut });
export type ForbiddenWord = z.output<typeof forbiddenWord>;

/** Words that no title or description may hold. Preflight names each that it finds. */
export const forbiddenWords = {
  list: endpoint({
    method: 'GET',
    path: '/publish/forbiddenWord/list',
    summary: 'Forbidden words, in alphabetical order',
    permission: publishKeys,
    reads: true,
    input: pageQuery.extend({ word: filterText(forbiddenWordMax) }),
    output: pageOf(forbiddenWord),
  }),
  add: endpoint({
    method: 'POST',
    path: '/publish/forbiddenWord/add',
    summary: 'Add words; those that stand in the list already are left as they are',
    permission: publishKeys,
    input: z.object({
      words: z
        .array(text({ max: forbiddenWordMax, required: 'forbidden.required' }), { error: 'forbidden.required' })
        .min(1, { error: 'forbidden.required' })
        .max(500),
    }),
    output: z.object({ added: z.array(forbiddenWord), known: z.array(z.string()) }),
    failures: { 'forbidden.tooMany': failure(409) },
  }),
  del: endpoint({
    method: 'POST',
    path: '/publish/forbiddenWord/del',
    summary: 'Take words out of the list; those that are not in it any more are passed over',
    permission: publishKeys,
    input: idList('ForbiddenWord'),
    output: z.object({ deleted: z.int() }),
  }),
};
