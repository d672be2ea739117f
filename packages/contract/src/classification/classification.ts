import { z } from 'zod';
import { attributeRow } from '../attributes/field.ts';
import { inUse, notFound, stale } from '../commonFailures.ts';
import { endpoint, failure } from '../endpoint.ts';
import { enumOf } from '../fields/choices.ts';
import { filter, filterText } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { loadedVersion, momentOut } from '../fields/moments.ts';
import { done } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { clean, optionalText, text } from '../fields/texts.ts';
import { words } from '../message.ts';
import { marketplaceId } from '../platformCategories/platformCategories.ts';
import { jsonText } from './jsonText.ts';
import { confirmedPairs, marketplaces, proposalInput, proposals } from './pairs.ts';

/** Absent and null become ''. */
const plainText = (max: number) =>
  z
    .union([z.string().max(max).check(clean), z.number().transform(String)])
    .nullish()
    .transform((given) => given ?? '');

/** One value of an attribute. A share or number stands in attributeInputVal. Names are not looked at. */
const attributeListItem = z.object({
  attributeKeyId: marketplaceId,
  attributeKey: plainText(1000),
  attributeValId: filter(marketplaceId),
  attributeVal: plainText(1000),
  attributeInputVal: filter(plainText(40)),
  attributeUnit: filter(z.string().max(40).check(clean)),
  storeType: filter(z.enum(['SHEIN', 'TEMU'])),
});
export type AttributeListItem = z.output<typeof attributeListItem>;

/** The same as it is answered, with the names of the time when it was saved. */
const keptListItem = z.object({
  attributeKeyId: z.string(),
  attributeKey: z.string(),
  attributeValId: z.string().optional(),
  attributeVal: z.string(),
  attributeInputVal: z.string().optional(),
  attributeUnit: z.string().optional(),
  storeType: z.enum(['SHEIN', 'TEMU']),
});
export type KeptListItem = z.output<typeof keptListItem>;

const path = z.array(z.string().max(200).check(clean)).max(10);
const pathIds = z.array(marketplaceId).max(10);
const attributeList = z.array(attributeListItem).max(5000).optional();
/** The form's values, as the text of their JSON. */
const property = jsonText(z.array(attributeRow).max(5000)).optional();

export const classificationForm = z.object({
  name: text({ max: 30, required: 'classification.required' }),
  sheinStoreId: id('Store', 'classification.required'),
  sheinProductTypeId: marketplaceId,
  sheinCategoryIds: jsonText(pathIds.min(1, { error: 'classification.required' })),
  sheinCategory: jsonText(path),
  temuStoreId: id('Store', 'classification.required'),
  temuProductTypeId: marketplaceId,
  temuCategoryIds: jsonText(pathIds.min(1, { error: 'classification.required' })),
  temuCategory: jsonText(path),
  sheinAttributeList: attributeList,
  temuAttributeList: attributeList,
  sheinProperty: property,
  temuProperty: property,
  bindTemuSizeChartsTemplateName: text({ max: 100, required: 'classification.required' }),
  bindTemuModelId: z.preprocess((given) => given || undefined, marketplaceId.optional()),
  bindTemuModelName: optionalText(200),
});
export type ClassificationForm = z.output<typeof classificationForm>;

/** Whose category has changed at a marketplace so that it would be refused now. */
export const templateAttention = enumOf({ findings: 1 });

/** One attribute as a cell shows it: its values, each once. */
const attributeSummary = z.object({ key: z.string(), values: z.array(z.string()) });

/** What has changed at the marketplace since, so that the template would be refused now. */
const definitionFinding = z.object({
  marketplace: marketplaces,
  attributeId: z.string(),
  msg: words,
});

export const classificationTemplate = z.object({
  id: id('ClassificationTemplate'),
  name: z.string(),
  sheinStoreId: id('Store'),
  sheinStoreName: z.string(),
  sheinProductTypeId: z.string(),
  /** The text of a JSON list. */
  sheinCategoryIds: z.string(),
  /** Likewise: the names in the reader’s language, or those of the time when it was saved. */
  sheinCategory: z.string(),
  temuStoreId: id('Store'),
  temuStoreName: z.string(),
  temuProductTypeId: z.string(),
  temuCategoryIds: z.string(),
  temuCategory: z.string(),
  sheinAttributes: z.array(attributeSummary),
  temuAttributes: z.array(attributeSummary),
  bindTemuSizeChartsTemplateName: z.string(),
  bindTemuModelId: z.string().nullable(),
  bindTemuModelName: z.string(),
  /** Empty: both marketplaces would take it as it is. */
  findings: z.array(definitionFinding),
  useCount: z.int().nullable(),
  gmtCreate: momentOut,
  gmtModified: momentOut,
});
export type ClassificationTemplate = z.output<typeof classificationTemplate>;

/** The list's row and the form's values. */
export const classificationDetail = classificationTemplate.extend({
  sheinAttributeList: z.array(keptListItem),
  temuAttributeList: z.array(keptListItem),
  sheinProperty: z.string(),
  temuProperty: z.string(),
});
export type ClassificationDetail = z.output<typeof classificationDetail>;

const manage = ['/products/classifyingTemplate'] as const;
/** Those who choose a template, too. */
const readers = [...manage, '/products/stencil', '/products/management', '/products/multiAttribute'] as const;
const templateOnly = z.object({ id: id('ClassificationTemplate') });
const classificationUses = z.object({ productTemplates: z.int(), products: z.int(), listings: z.int() });

/** One attribute's mistake; row: the place among its values, from 0. */
const attributeMistake = z.object({
  marketplace: marketplaces,
  attributeId: z.string(),
  row: z.int().nullable(),
  msg: words,
});

/** As much of the form as there is. A marketplace without a store and category is not judged. */
const judgedForm = z.object({
  sheinStoreId: filter(id('Store')),
  sheinProductTypeId: filter(marketplaceId),
  temuStoreId: filter(id('Store')),
  temuProductTypeId: filter(marketplaceId),
  sheinAttributeList: attributeList,
  temuAttributeList: attributeList,
  sheinProperty: property,
  temuProperty: property,
});

/** What ends a save once its form is whole: TEMU's attributes, then SHEIN's. */
const unsaved = {
  'classification.temuIncomplete': failure(409, z.array(attributeMistake)),
  'classification.sheinIncomplete': failure(409, z.array(attributeMistake)),
  'classification.spellingsDiffer': failure(409),
  'classification.definitionMissing': failure(409),
};

export const classification = {
  page: endpoint({
    method: 'GET',
    path: '/classifyingTemplate/page',
    summary: 'Classification templates, newest first; also the lookup for pickers',
    permission: readers,
    reads: true,
    input: pageQuery.extend({ fuzzy: filterText(30), needsAttention: filter(templateAttention) }),
    output: pageOf(classificationTemplate),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/classifyingTemplate/detail',
    summary: 'One classification template with the values of its form',
    permission: manage,
    reads: true,
    input: templateOnly,
    output: classificationDetail,
    failures: { ...notFound },
  }),
  validate: endpoint({
    method: 'POST',
    path: '/classifyingTemplate/validate',
    summary: 'What both marketplaces would refuse in these values; nothing is kept',
    permission: manage,
    reads: true,
    input: judgedForm,
    output: z.array(attributeMistake),
    failures: { 'classification.spellingsDiffer': failure(409), 'classification.definitionMissing': failure(409) },
  }),
  create: endpoint({
    method: 'POST',
    path: '/classifyingTemplate/create',
    summary: 'Add a classification template',
    permission: manage,
    input: classificationForm,
    output: classificationDetail,
    failures: unsaved,
  }),
  update: endpoint({
    method: 'POST',
    path: '/classifyingTemplate/update',
    summary: 'Change a classification template; products made from it stay as they are',
    permission: manage,
    input: classificationForm.extend({ id: id('ClassificationTemplate'), gmtModified: loadedVersion }),
    output: classificationDetail,
    failures: { ...notFound, ...stale(classificationDetail), ...unsaved },
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/classifyingTemplate/duplicate',
    summary: 'Add a copy of a classification template under another name',
    permission: manage,
    input: templateOnly.extend({ name: classificationForm.shape.name }),
    output: classificationDetail,
    failures: { ...notFound },
  }),
  proposePairs: endpoint({
    method: 'POST',
    path: '/classifyingTemplate/proposePairs',
    summary:
      'What the filled attributes of one marketplace are on the other one: by what was confirmed before, and by equal names',
    permission: manage,
    reads: true,
    input: proposalInput,
    output: proposals,
    failures: { 'classification.definitionMissing': failure(409) },
  }),
  rememberPairs: endpoint({
    method: 'POST',
    path: '/classifyingTemplate/rememberPairs',
    summary: 'Keep which proposals a person has confirmed, to be made first for these two categories from now on',
    permission: manage,
    input: confirmedPairs,
    output: done,
    failures: { 'classification.definitionMissing': failure(409) },
  }),
  deleteTemplate: endpoint({
    method: 'POST',
    path: '/classifyingTemplate/deleteTemplate',
    summary: 'Delete a classification template that nothing uses',
    permission: manage,
    input: templateOnly,
    output: done,
    failures: { ...notFound, ...inUse(classificationUses) },
  }),
};
