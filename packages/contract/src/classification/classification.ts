import { z } from 'zod';
import { attributeRow } from '../attributes/field.ts';
import { inUse, notFound, stale } from '../commonFailures.ts';
import { endpoint, failure } from '../endpoint.ts';
import { filterText } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { loadedVersion, momentOut } from '../fields/moments.ts';
import { done } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { optionalText, text } from '../fields/texts.ts';
import { words } from '../message.ts';
import { marketplaceId } from '../platformCategories/platformCategories.ts';

/** A list that travels as the text of its JSON; a list is taken, too. */
export function jsonText<T extends z.ZodType>(list: T) {
  return z.preprocess((given, context) => {
    if (typeof given !== 'string') return given ?? [];
    if (given.trim() === '') return [];
    try {
      return JSON.parse(given) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'validation.json' });
      return z.NEVER;
    }
  }, list);
}

/** One value of an attribute as lists show it. A share or number stands in attributeInputVal. */
export const attributeListItem = z.object({
  attributeKeyId: marketplaceId,
  attributeKey: z.string().max(200).default(''),
  attributeValId: z.preprocess((given) => given || undefined, marketplaceId.optional()),
  attributeVal: z.string().max(1000).default(''),
  attributeInputVal: z.string().max(100).optional(),
  attributeUnit: z.string().max(40).optional(),
  storeType: z.enum(['SHEIN', 'TEMU']).optional(),
});
export type AttributeListItem = z.output<typeof attributeListItem>;

const path = z.array(z.string().max(200)).max(10);
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

/** One attribute as a cell shows it: its values, each once. */
const attributeSummary = z.object({ key: z.string(), values: z.array(z.string()) });

/** What has changed at the marketplace since, so that the template would be refused now. */
const definitionFinding = z.object({
  marketplace: z.enum(['shein', 'temu']),
  attributeId: z.string().nullable(),
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
  sheinAttributeList: z.array(attributeListItem),
  temuAttributeList: z.array(attributeListItem),
  sheinProperty: z.string(),
  temuProperty: z.string(),
});
export type ClassificationDetail = z.output<typeof classificationDetail>;

const manage = ['/products/classifyingTemplate'] as const;
/** Those who choose a template, too. */
const readers = [...manage, '/products/stencil'] as const;
const templateOnly = z.object({ id: id('ClassificationTemplate') });
const classificationUses = z.object({ productTemplates: z.int() });

/** One attribute's mistake; row: the place among its values, from 0. */
const attributeMistake = z.object({
  marketplace: z.enum(['shein', 'temu']),
  attributeId: z.string(),
  row: z.int().nullable(),
  msg: words,
});

/** What ends a save: whole form, then TEMU's attributes, then SHEIN's. */
const unsaved = {
  'classification.incomplete': failure(409, z.array(attributeMistake)),
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
    input: pageQuery.extend({ fuzzy: filterText(30) }),
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
    input: classificationForm.partial(),
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
