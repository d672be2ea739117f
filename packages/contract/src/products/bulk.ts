import { z } from 'zod';
import { notFound } from '../commonFailures.ts';
import { endpoint, failure } from '../endpoint.ts';
import { enumOf } from '../fields/choices.ts';
import { id, ids } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { whole } from '../fields/numbers.ts';
import { clean, text } from '../fields/texts.ts';
import { words } from '../message.ts';
import { price } from '../productTemplates/form.ts';
import { productStockMax } from './form.ts';
import { either, productSearch } from './products.ts';
import { skuStatus } from './product.ts';

/** SKUs that are changed at once; more are a task in the background. */
export const bulkSkusAtOnce = 1000;
export const bulkSkusMost = 100_000;

/** How prices change. Percent: 110 raises by a tenth; cents are rounded half up. */
export const priceChange = z.discriminatedUnion('how', [
  z
    .object({
      how: z.literal('set'),
      start: price('products.required'),
      end: price('products.required'),
    })
    .refine(({ start, end }) => Number(start) <= Number(end), { path: ['end'], error: 'products.bulk.rangeOrder' }),
  z.object({
    how: z.literal('add'),
    amount: z.string().regex(/^-?[0-9]{1,5}(\.[0-9]{1,2})?$/, { error: 'products.price' }),
  }),
  z.object({
    how: z.literal('percent'),
    percent: z.string().regex(/^[0-9]{1,4}(\.[0-9]{1,2})?$/, { error: 'products.price' }),
  }),
]);

/** What changes; absent fields stay. */
const changes = z.object({
  status: skuStatus.optional(),
  productTemplateId: id('ProductTemplate').optional(),
  categoryTemplateId: id('ClassificationTemplate').optional(),
  outerPkgTemplateId: id('PackagingTemplate').optional(),
  originalPrice: priceChange.optional(),
  sellingPrice: priceChange.optional(),
  /** null: follow the product code. */
  stock: whole({ min: 0, max: productStockMax }).nullable().optional(),
  remark: text({ max: 100 }).or(z.literal('')).optional(),
});
export const bulkChange = changes.refine((change) => Object.values(change).some((value) => value !== undefined), {
  error: 'products.bulk.nothing',
});
export type BulkChange = z.output<typeof bulkChange>;

/** Products by id, SKUs by id, or everything that a search finds at the moment of the act. */
export const bulkSelection = z.union([
  z.object({ ids: ids('Product') }),
  z.object({ skuIds: ids('ProductSku') }),
  z.object({ match: productSearch, except: z.array(id('Product')).max(10_000).default([]) }),
]);
export type BulkSelection = z.input<typeof bulkSelection>;

export const bulkField = enumOf({
  status: 1,
  template: 2,
  classification: 3,
  packaging: 4,
  originalPrice: 5,
  sellingPrice: 6,
  stock: 7,
  remark: 8,
});

/** A range of prices is written with a dash; an empty stock follows the product code. */
const changed = z.object({ field: bulkField, before: z.string(), after: z.string() });

export const productBulk = {
  preview: endpoint({
    method: 'POST',
    path: '/product/bulkEdit/preview',
    summary:
      'What a change of many products would change: how many, the first of them field by field, and those that refuse it',
    permission: either,
    reads: true,
    input: z.object({ selection: bulkSelection, change: bulkChange }),
    output: z.object({
      products: z.int(),
      skus: z.int(),
      /** SKUs that differ afterwards. */
      changing: z.int(),
      rows: z.array(
        z.object({ id: id('ProductSku'), sku: z.string(), mainPictureUrl: z.string(), changes: z.array(changed) }),
      ),
      refused: z.array(z.object({ id: id('ProductSku'), label: z.string(), msg: words })),
      refusedCount: z.int(),
      /** To be sent with the change: 409 if it would change something else by then. */
      basis: z.string(),
    }),
  }),
  apply: endpoint({
    method: 'POST',
    path: '/product/bulkEdit',
    summary: 'Change many products at once, as the preview showed; more than a thousand SKUs are a task',
    permission: either,
    input: z.object({ selection: bulkSelection, change: bulkChange, basis: z.string().max(100).check(clean) }),
    output: z.object({ editId: id('ProductEdit'), changed: z.int(), taskId: z.string().optional() }),
    failures: { 'products.bulk.changed': failure(409) },
  }),
  undo: endpoint({
    method: 'POST',
    path: '/product/bulkEdit/undo',
    summary: 'Take a change of many products back, once; SKUs that were changed since stay as they are',
    permission: either,
    input: z.object({ editId: id('ProductEdit') }),
    output: z.object({ restored: z.int(), changedSince: z.int() }),
    failures: { ...notFound, 'products.bulk.undone': failure(409) },
  }),
  last: endpoint({
    method: 'GET',
    path: '/product/bulkEdit/last',
    summary: 'The caller’s last change of many products that can still be taken back',
    permission: either,
    reads: true,
    input: z.object({}),
    output: z.object({ editId: id('ProductEdit'), skus: z.int(), gmtCreate: momentOut }).nullable(),
  }),
};
