import { z } from 'zod';
import { attributeField } from '../attributes/field.ts';
import { notFound } from '../commonFailures.ts';
import { endpoint, failure } from '../endpoint.ts';
import { filter } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { whole } from '../fields/numbers.ts';
import { pageByNumber } from '../fields/pages.ts';
import { text } from '../fields/texts.ts';
import { words } from '../message.ts';

/** An id of the marketplace's: digits, of any length. */
export const marketplaceId = z
  .union([z.string().trim(), z.int().nonnegative()])
  .transform(String)
  .refine((digits) => /^[0-9]{1,40}$/.test(digits), { error: 'validation.id' })
  .meta({ override: { type: 'string', pattern: '^[0-9]{1,40}$' } });

/** How old what is shown is, and why it could not be asked for again. */
export const definitionAge = z.object({
  /** When the marketplace said it. */
  askedAt: momentOut,
  /** Older than a day. */
  isStale: z.boolean(),
  /** Why it was not asked for again; null: it was, or need not be. */
  problem: words.nullable(),
});
export type DefinitionAge = z.output<typeof definitionAge>;

export const platformCategory = z.object({
  categoryId: z.string(),
  /** In the reader’s language. */
  categoryName: z.string(),
  /** The English name, where `categoryName` is another one. */
  categoryNameEn: z.string().nullable(),
  /** What attributes are asked for by: SHEIN's leaves have one of their own, TEMU's leaves their own id. */
  productTypeId: z.string().nullable(),
  isLeaf: z.boolean(),
  /** The names from the root to this one, in the reader’s language. */
  path: z.array(z.string()),
  /** The ids from the root to this one. */
  pathIds: z.array(z.string()),
});
export type PlatformCategory = z.output<typeof platformCategory>;

/** One of the marketplace's own records, to choose from. */
const named = z.object({ id: z.string(), name: z.string() });

const storeOnly = z.object({ storeId: id('Store', 'classification.storeRequired') });
const ofCategory = storeOnly.extend({ productTypeId: marketplaceId, categoryId: filter(marketplaceId) });

/** Those who fill in what is made of definitions. */
const readers = ['/products/classifyingTemplate', '/products/stencil'] as const;

/** What ends a question that the copy we keep cannot answer. */
const unanswered = {
  ...notFound,
  'stores.noMarketplace': failure(409),
  'stores.settingsMissing': failure(409),
  'stores.notAuthorizedForProducts': failure(409),
  'platformCategories.unreachable': failure(409),
};

export const platformCategories = {
  getPlatformCategory: endpoint({
    method: 'GET',
    path: '/platform/getPlatformCategory',
    summary: 'The categories under one of a store’s marketplace; without parentId, the roots',
    permission: readers,
    reads: true,
    input: storeOnly.extend({ parentId: filter(marketplaceId) }),
    output: z.object({ rows: z.array(platformCategory), age: definitionAge }),
    failures: unanswered,
  }),
  search: endpoint({
    method: 'GET',
    path: '/platform/searchPlatformCategory',
    summary: 'Leaves whose path has these words, in either language, among the categories that are kept',
    permission: readers,
    reads: true,
    input: storeOnly.extend({ fuzzy: text({ max: 100 }) }),
    output: z.array(platformCategory),
    failures: { ...notFound, 'stores.noMarketplace': failure(409) },
  }),
  attributes: endpoint({
    method: 'GET',
    path: '/platform/getPlatformCategory/attribute',
    summary: 'The attributes that a category asks for, as fields of a form',
    permission: readers,
    reads: true,
    input: ofCategory,
    output: z.object({
      fields: z.array(attributeField),
      /** The attributes to which `addCustomValue` may add; empty where the category is not known. */
      customAttributeIds: z.array(z.string()),
      age: definitionAge,
    }),
    failures: unanswered,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/platform/refreshPlatformCategory',
    summary: 'Ask a store’s marketplace again now for its categories, or for what belongs to one of them',
    permission: ['/products/classifyingTemplate'],
    prepares: true,
    input: storeOnly.extend({ productTypeId: filter(marketplaceId), categoryId: filter(marketplaceId) }),
    output: z.object({ age: definitionAge, changed: z.boolean() }),
    failures: unanswered,
  }),
  linkedRules: endpoint({
    method: 'POST',
    path: '/platform/getPlatformCategory/linkedRules',
    summary: 'What chosen values leave to choose in other attributes, and what they fill in there',
    permission: readers,
    reads: true,
    input: ofCategory.extend({
      chosen: z.array(z.object({ attributeId: marketplaceId, valueId: marketplaceId })).max(500),
    }),
    output: z.array(
      z.object({
        attributeId: z.string(),
        valueId: z.string(),
        linkedAttributeId: z.string(),
        onlyValueIds: z.array(z.string()),
        preFilledValueIds: z.array(z.string()),
      }),
    ),
    failures: unanswered,
  }),
  addCustomValue: endpoint({
    method: 'POST',
    path: '/platform/addCustomAttributeValue',
    summary: 'Let SHEIN add a value of the seller’s own to an attribute that takes such',
    permission: ['/products/classifyingTemplate'],
    prepares: true,
    input: ofCategory.extend({ attributeId: marketplaceId, value: text({ max: 100 }) }),
    output: z.object({ valueId: z.string(), name: z.string() }),
    failures: { ...unanswered, 'platformCategories.noCustomValues': failure(409) },
  }),
  findByPageTemuModels: endpoint({
    method: 'GET',
    path: '/temu/findByPageTemuModels',
    summary: 'The models that a TEMU store has, of one kind',
    permission: readers,
    reads: true,
    input: pageByNumber.extend(storeOnly.shape).extend({ modelType: whole({ min: 0, max: 9 }) }),
    output: z.object({ rows: z.array(z.object({ id: z.string(), modelName: z.string() })), total: z.int() }),
    failures: unanswered,
  }),
  getCategoryCanAddModelInfo: endpoint({
    method: 'GET',
    path: '/temu/getCategoryCanAddModelInfo',
    summary: 'Whether a TEMU category shows models, and of which kind',
    permission: readers,
    reads: true,
    input: storeOnly.extend({ categoryId: marketplaceId }),
    output: z.object({ enabled: z.boolean(), enabledModelType: z.int().nullable() }),
    failures: unanswered,
  }),
  sizeCharts: endpoint({
    method: 'GET',
    path: '/temu/sizeCharts',
    summary: 'The size charts that a TEMU store has for a category, and whether it asks for one',
    permission: readers,
    reads: true,
    input: storeOnly.extend({ categoryId: marketplaceId }),
    output: z.object({ isRequired: z.boolean(), rows: z.array(named), age: definitionAge }),
    failures: unanswered,
  }),
};
