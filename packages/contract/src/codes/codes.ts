import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { inUse, notFound, stale } from '../commonFailures.ts';
import { enumOf } from '../fields/choices.ts';
import { filterText } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { loadedVersion, momentOut } from '../fields/moments.ts';
import { done } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { text } from '../fields/texts.ts';

/** The dictionary's three parts; a product code joins one entry of each by `-`. */
export const codeType = enumOf({ style: 1, colour: 2, size: 3 });

export const codeForm = z.object({
  type: codeType,
  name: text({ max: 50, required: 'codes.nameRequired' }),
  code: text({ max: 20, required: 'codes.codeRequired' }),
});

export const codeEntry = z.object({
  id: id('Code'),
  type: codeType,
  name: z.string(),
  code: z.string(),
  useCount: z.int().nullable().meta({
    description:
      'how many categories a model or color is in, how many product codes a size is in; null for those who do not manage codes',
  }),
  gmtCreate: momentOut,
  gmtModified: momentOut,
});
export type CodeEntry = z.output<typeof codeEntry>;

/** Product codes that another code of one entry would change. */
export const codeRenaming = z.object({
  categories: z.int(),
  productCodes: z.int(),
  /** Order lines not yet approved; those of approved orders keep the code that stands on their drawings. */
  orderLines: z.int(),
  /** A product code that the change would make a second time; where there is one, the change is refused. */
  clash: z.string().nullable(),
  /** The first few product codes, as they are and as they would be. */
  examples: z.array(z.object({ from: z.string(), to: z.string() })),
});
export type CodeRenaming = z.output<typeof codeRenaming>;

const manage = ['/products/code'] as const;
/** So many entries are added at once. */
export const entriesMost = 200;

/** How often a code is used where. */
const codeUses = z.object({ categories: z.int(), productCodes: z.int(), products: z.int() });

export const codes = {
  page: endpoint({
    method: 'GET',
    path: '/codeManage/page',
    summary: 'Entries of one part of the dictionary, newest first',
    permission: 'signedIn',
    reads: true,
    input: pageQuery.extend({ type: codeType, name: filterText(50), code: filterText(20) }),
    output: pageOf(codeEntry),
  }),
  renaming: endpoint({
    method: 'GET',
    path: '/codeManage/renaming',
    summary: 'What would follow if this entry got another code',
    permission: manage,
    reads: true,
    input: z.object({ id: id('Code'), code: codeForm.shape.code }),
    output: codeRenaming,
  }),
  findByType: endpoint({
    method: 'GET',
    path: '/codeManage/findByType/{type}',
    summary: 'All entries of one part to choose from, by code; sizes as they stand on a size chart',
    permission: 'signedIn',
    reads: true,
    input: z.object({ type: codeType }),
    output: z.array(codeEntry.pick({ id: true, type: true, name: true, code: true })),
  }),
  create: endpoint({
    method: 'POST',
    path: '/codeManage/create',
    summary: 'Add an entry',
    permission: manage,
    input: codeForm,
    output: codeEntry,
  }),
  createMany: endpoint({
    method: 'POST',
    path: '/codeManage/createMany',
    summary: 'Add several entries of one part. Those whose code exists stay as they are and are counted',
    permission: manage,
    input: z.object({
      type: codeType,
      entries: z
        .array(codeForm.omit({ type: true }))
        .min(1, { error: 'codes.entriesRequired' })
        .max(entriesMost, { error: 'codes.tooManyEntries' }),
    }),
    output: z.object({ created: z.array(z.string()), existing: z.array(z.string()) }),
  }),
  edit: endpoint({
    method: 'POST',
    path: '/codeManage/edit',
    summary: 'Change an entry. The code of one in use only with `renameUses`: product codes made of it follow',
    permission: manage,
    input: codeForm.omit({ type: true }).extend({
      id: id('Code'),
      renameUses: z.boolean().default(false),
      gmtModified: loadedVersion,
    }),
    output: codeEntry,
    failures: { ...notFound, ...stale(codeEntry), 'codes.inUse': failure(409, codeUses) },
  }),
  delete: endpoint({
    method: 'POST',
    path: '/codeManage/delete',
    summary: 'Delete an entry that nothing uses',
    permission: manage,
    input: z.object({ id: id('Code') }),
    output: done,
    failures: { ...notFound, ...inUse(codeUses) },
  }),
};
