import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, enumOf, filterText, id, loadedVersion, momentOut, pageOf, pageQuery, text } from '../fields.ts';

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
  useCount: z
    .int()
    .meta({ description: 'how many categories or product codes are made with it; above 0 the code is final' }),
  gmtCreate: momentOut,
  gmtModified: momentOut,
});
export type CodeEntry = z.output<typeof codeEntry>;

const manage = ['/products/code'] as const;

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
  findByType: endpoint({
    method: 'GET',
    path: '/codeManage/findByType/{type}',
    summary: 'All entries of one part, by code',
    permission: 'signedIn',
    reads: true,
    input: z.object({ type: codeType }),
    output: z.array(codeEntry),
  }),
  create: endpoint({
    method: 'POST',
    path: '/codeManage/create',
    summary: 'Add an entry',
    permission: manage,
    input: codeForm,
    output: codeEntry,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/codeManage/edit',
    summary: 'Change an entry; the code of one in use stays as it is',
    permission: manage,
    input: codeForm.omit({ type: true }).extend({ id: id('Code'), gmtModified: loadedVersion }),
    output: codeEntry,
  }),
  delete: endpoint({
    method: 'POST',
    path: '/codeManage/delete',
    summary: 'Delete an entry that nothing uses',
    permission: manage,
    input: z.object({ id: id('Code') }),
    output: done,
  }),
};
