import { z } from 'zod';
import { notFound } from '../commonFailures.ts';
import { endpoint, failure } from '../endpoint.ts';
import { filter, filterText } from '../fields/filters.ts';
import { id, ids } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { whole } from '../fields/numbers.ts';
import { done } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { words } from '../message.ts';
import { titleMax } from '../publishing/form.ts';
import { keywordList, keywordsMost } from './form.ts';
import { useTemplates } from './publishTemplates.ts';
import { titleMin, titlesMost } from './titles.ts';

const titleKeyword = z.object({ id: id('TitleKeyword'), keyword: z.string(), gmtCreate: momentOut });
export type TitleKeyword = z.output<typeof titleKeyword>;

/** Keywords that one call adds. */
const addedMost = 1000;
/** Products that one call makes titles for. */
export const titledMost = 1000;

const count = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^[0-9]{1,6}$/)
        .transform(Number),
    ],
    {
      error: 'publishTemplates.characters',
    },
  )
  .pipe(
    z
      .number()
      .int({ error: 'publishTemplates.characters' })
      .min(titleMin, { error: 'publishTemplates.characters' })
      .max(titleMax),
  )
  .meta({ override: { type: 'integer', minimum: titleMin, maximum: titleMax } });

const someKeywords = (most: number) =>
  keywordList(most).refine((list) => list.length > 0, { error: 'publishTemplates.keywordRequired' });

/** What a title is made of and how long it is. */
const wanted = z.object({
  keyword: someKeywords(keywordsMost),
  min: count,
  max: count,
  /** Another one gives other titles. */
  seed: whole({ min: 0, max: 1_000_000 }).default(0),
  /** Asks the language model instead of the library. */
  byModel: filter(z.stringbool().or(z.boolean())),
});

const inOrder = ({ min, max }: { min: number; max: number }) => max > min;
const wrongOrder = {
  path: ['max'],
  error: 'publishTemplates.characters',
  when: ({ value }: { value: unknown }) => wanted.pick({ min: true, max: true }).safeParse(value).success,
};

const silent = {
  'publishTemplates.noModel': failure(409),
  'publishTemplates.modelSilent': failure(409),
  'publishTemplates.modelRefused': failure(409),
};

export const titleKeywords = {
  list: endpoint({
    method: 'GET',
    path: '/titleKeyword/list',
    summary: 'The keyword library, in the order of the alphabet',
    permission: useTemplates,
    reads: true,
    input: pageQuery.extend({ keyword: filterText(100) }),
    output: pageOf(titleKeyword),
  }),
  add: endpoint({
    method: 'POST',
    path: '/titleKeyword/add',
    summary: 'Add keywords to the library; those that it has already are not added again',
    permission: useTemplates,
    input: z.object({
      keyword: someKeywords(addedMost),
    }),
    output: z.object({ added: z.array(titleKeyword), known: z.array(z.string()) }),
  }),
  del: endpoint({
    method: 'POST',
    path: '/titleKeyword/del/{id}',
    summary: 'Take a keyword out of the library; titles and templates keep it',
    permission: useTemplates,
    input: z.object({ id: id('TitleKeyword') }),
    output: done,
    failures: { ...notFound },
  }),
  getTitle: endpoint({
    method: 'GET',
    path: '/titleKeyword/getTitle',
    summary: 'Titles made of keywords and filled up from the library; fewer than asked for where no more can be made',
    permission: useTemplates,
    reads: true,
    input: wanted
      .extend({
        titleNum: whole({ min: 1, max: titlesMost }).default(1),
        /** Fills the placeholders. */
        productId: filter(id('Product')),
      })
      .refine(inOrder, wrongOrder),
    output: z.array(z.object({ title: z.string() })),
    failures: { ...notFound, ...silent },
  }),
  getTitles: endpoint({
    method: 'POST',
    path: '/titleKeyword/getTitles',
    summary:
      'One title for each of several products, with their own values in the placeholders; all differ if possible',
    permission: useTemplates,
    reads: true,
    input: wanted
      .extend({
        productIds: ids('Product', 'publishing.productRequired').refine((list) => list.length <= titledMost, {
          error: 'publishTemplates.tooManyProducts',
        }),
      })
      .refine(inOrder, wrongOrder),
    output: z.array(
      z.object({
        productId: id('Product'),
        /** Empty: none can be made, for the reason that `problem` says. */
        title: z.string(),
        problem: words.nullable(),
      }),
    ),
    failures: { ...silent },
  }),
  titleModel: endpoint({
    method: 'GET',
    path: '/titleKeyword/model',
    summary: 'The language model that titles can be asked from; null: none is set up',
    permission: useTemplates,
    reads: true,
    input: z.object({}),
    output: z.object({ model: z.string().nullable() }),
  }),
};
