import { z } from 'zod';
import { notFound, stale } from '../commonFailures.ts';
import { endpoint } from '../endpoint.ts';
import { enumOf } from '../fields/choices.ts';
import { filter, filterText } from '../fields/filters.ts';
import { id, ids } from '../fields/ids.ts';
import { loadedVersion, momentOut } from '../fields/moments.ts';
import { done } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { timeType } from '../productTemplates/productTemplates.ts';
import { storeTypeCode } from '../stores/marketplace.ts';
import { publishTemplateForm } from './form.ts';

/** What a fuzzy search looks in. */
export const templateFuzzyType = enumOf({ name: 1, titleKeyword: 2, productDescription: 3 });

const templateStore = z.object({
  id: id('Store'),
  name: z.string(),
  typeCode: storeTypeCode,
  productAuthStatus: z.int(),
  dataStatus: z.int(),
});

/** What batch publishing begins with. */
export const publishTemplate = z.object({
  id: id('PublishTemplate'),
  name: z.string(),
  /** Lists with commas between. */
  storeIds: z.string(),
  saleType: z.string(),
  titleKeyword: z.string(),
  productDescription: z.string(),
  stores: z.array(templateStore),
  gmtCreate: momentOut,
  gmtModified: momentOut,
});
export type PublishTemplate = z.output<typeof publishTemplate>;

export const manageTemplates = ['/products/PublishTemplate'] as const;
/** Whoever publishes begins with a template, and may keep one. */
export const useTemplates = [...manageTemplates, '/products/publish'] as const;

const one = z.object({ id: id('PublishTemplate') });

export const publishTemplates = {
  list: endpoint({
    method: 'GET',
    path: '/productPublishTemplate/list',
    summary: 'Publish templates, newest first',
    permission: useTemplates,
    reads: true,
    input: pageQuery.extend({
      /** Templates that name any of these. */
      storeIds: filter(ids('Store')),
      timeType: filter(timeType),
      startTime: filterText(40),
      endTime: filterText(40),
      fuzzyType: filter(templateFuzzyType),
      fuzzy: filterText(200),
    }),
    output: pageOf(publishTemplate),
  }),
  get: endpoint({
    method: 'GET',
    path: '/productPublishTemplate/get/{id}',
    summary: 'One publish template',
    permission: useTemplates,
    reads: true,
    input: one,
    output: publishTemplate,
    failures: { ...notFound },
  }),
  add: endpoint({
    method: 'POST',
    path: '/productPublishTemplate/add',
    summary: 'Add a publish template; its new keywords go into the library',
    permission: useTemplates,
    input: publishTemplateForm,
    output: publishTemplate,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/productPublishTemplate/edit',
    summary: 'Change a publish template; plans that were made with it stay as they are',
    permission: manageTemplates,
    input: publishTemplateForm.extend({ id: id('PublishTemplate'), gmtModified: loadedVersion }),
    output: publishTemplate,
    failures: { ...notFound, ...stale(publishTemplate) },
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/productPublishTemplate/duplicate',
    summary: 'Add a copy of a publish template under another name',
    permission: manageTemplates,
    input: one.extend({ name: publishTemplateForm.shape.name }),
    output: publishTemplate,
    failures: { ...notFound },
  }),
  del: endpoint({
    method: 'POST',
    path: '/productPublishTemplate/del/{id}',
    summary: 'Delete a publish template; plans that were made with it stay as they are',
    permission: manageTemplates,
    input: one,
    output: done,
    failures: { ...notFound },
  }),
};
