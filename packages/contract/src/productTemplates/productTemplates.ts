import { z } from 'zod';
import { inUse, notFound, stale } from '../commonFailures.ts';
import { endpoint } from '../endpoint.ts';
import { enumOf } from '../fields/choices.ts';
import { filter, filterText } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { loadedVersion, moment, momentOut } from '../fields/moments.ts';
import { measure } from '../fields/numbers.ts';
import { done } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { optionalText, text } from '../fields/texts.ts';
import { words } from '../message.ts';
import { imageType, pictureAddress } from '../pictures/pictures.ts';

/** Of templates and products. */
export const saleState = enumOf({ onSale: 1, stopSale: 2 }, 'productTemplates.stateRequired');
/** Where goods are made. */
export const origin = z.enum(['US', 'CN'], { error: 'productTemplates.originRequired' });
export const timeType = enumOf({ created: 1, updated: 2 });

/** Dollars with at most two decimals, at most 8 characters. */
const price = (required: string) =>
  z
    .union([z.string().trim(), z.number().transform(String)], { error: required })
    .refine((given) => given !== '', { error: required, abort: true })
    .refine((given) => given.length <= 8 && /^[0-9]+(\.[0-9]{1,2})?$/.test(given), { error: 'productTemplates.price' })
    .transform((given) => {
      const [whole = '', cents = ''] = given.split('.');
      return `${whole.replace(/^0+(?=[0-9])/, '')}.${cents.padEnd(2, '0')}`;
    });

const centimetres = measure({ min: 0.01, max: 9999.99 });
const grams = measure({ min: 0.01, max: 9_999_999.99 });

/** The pictures of one slot: their addresses in order, joined by commas. */
const slotPictures = z.object({
  storeType: z.enum(['SHEIN', 'TEMU']).optional(),
  imageType,
  imageLinks: z.preprocess(
    (given) => (typeof given === 'string' ? given.split(',').filter(Boolean) : (given ?? [])),
    z.array(pictureAddress).max(10),
  ),
});

export const productTemplateForm = z.object({
  name: text({ max: 30, required: 'productTemplates.nameRequired' }),
  outerPkgTemplateId: id('PackagingTemplate', 'productTemplates.packagingRequired'),
  categoryTemplateId: id('ClassificationTemplate', 'productTemplates.classificationRequired'),
  state: saleState,
  material: text({ max: 30, required: 'productTemplates.materialRequired' }),
  stock: z
    .union([z.string().trim(), z.int().nonnegative().transform(String)], { error: 'productTemplates.stockRequired' })
    .refine((digits) => digits !== '', { error: 'productTemplates.stockRequired', abort: true })
    .refine((digits) => /^[0-9]{1,6}$/.test(digits), { error: 'productTemplates.stock' })
    .transform(Number),
  origin,
  productReferenceLinks: text({ max: 200, required: 'productTemplates.linkRequired' }),
  startOriginalPrice: price('productTemplates.originalPriceRequired'),
  endOriginalPrice: price('productTemplates.originalPriceRequired'),
  startSellingPrice: price('productTemplates.sellingPriceRequired'),
  endSellingPrice: price('productTemplates.sellingPriceRequired'),
  outerBoxLength: centimetres,
  outerBoxWidth: centimetres,
  outerBoxHeight: centimetres,
  outerBoxWeight: grams,
  remark: optionalText(200),
  sheinImageList: z.array(slotPictures).max(20).default([]),
  temuImageList: z.array(slotPictures).max(20).default([]),
});
export type ProductTemplateForm = z.output<typeof productTemplateForm>;

const slotRow = z.object({ storeType: z.string(), imageType: z.int(), imageLinks: z.string() });

export const productTemplate = z.object({
  id: id('ProductTemplate'),
  name: z.string(),
  outerPkgTemplateId: id('PackagingTemplate'),
  outerPkgTemplateName: z.string(),
  outerPkgShape: z.int(),
  outerPkgShapeName: words,
  outerPkgType: z.int(),
  outerPkgTypeName: words,
  categoryTemplateId: id('ClassificationTemplate'),
  categoryTemplateName: z.string(),
  sheinCategoryId: z.string(),
  /** The names from the root on, as lists show them. */
  sheinCategory: z.string(),
  temuCategoryId: z.string(),
  temuCategory: z.string(),
  state: z.int(),
  material: z.string(),
  stock: z.int(),
  origin: z.string(),
  productReferenceLinks: z.string(),
  startOriginalPrice: z.string(),
  endOriginalPrice: z.string(),
  startSellingPrice: z.string(),
  endSellingPrice: z.string(),
  outerBoxLength: z.number(),
  outerBoxWidth: z.number(),
  outerBoxHeight: z.number(),
  outerBoxWeight: z.number(),
  remark: z.string(),
  /** How many attributes of its classification template the marketplaces would refuse now. */
  findingCount: z.int(),
  gmtCreate: momentOut,
  gmtModified: momentOut,
});
export type ProductTemplate = z.output<typeof productTemplate>;

export const productTemplateDetail = productTemplate.extend({
  sheinImageList: z.array(slotRow),
  temuImageList: z.array(slotRow),
});
export type ProductTemplateDetail = z.output<typeof productTemplateDetail>;

const manage = ['/products/stencil'] as const;
/** Those who ask where their own templates are used, too. */
const readers = [...manage, '/products/outerPackagingTemplate', '/products/classifyingTemplate'] as const;
const templateOnly = z.object({ id: id('ProductTemplate') });
const templateUses = z.object({ skus: z.int(), products: z.int(), listings: z.int() });

/** A template that is named does not exist any more. */
const missing = { ...notFound };

export const productTemplates = {
  list: endpoint({
    method: 'GET',
    path: '/productTemplate/list',
    summary: 'Product templates, newest first; also where a packaging or classification template is used',
    permission: readers,
    reads: true,
    input: pageQuery.extend({
      state: filter(saleState),
      fuzzy: filterText(30),
      timeType: filter(timeType),
      startTime: filter(moment),
      endTime: filter(moment),
      outerPkgTemplateId: filter(id('PackagingTemplate')),
      categoryTemplateId: filter(id('ClassificationTemplate')),
    }),
    output: pageOf(productTemplate),
  }),
  get: endpoint({
    method: 'GET',
    path: '/productTemplate/get/{id}',
    summary: 'One product template with its pictures',
    permission: manage,
    reads: true,
    input: templateOnly,
    output: productTemplateDetail,
    failures: missing,
  }),
  add: endpoint({
    method: 'POST',
    path: '/productTemplate/add',
    summary: 'Add a product template',
    permission: manage,
    input: productTemplateForm,
    output: productTemplateDetail,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/productTemplate/edit',
    summary: 'Change a product template; products made from it stay as they are',
    permission: manage,
    input: productTemplateForm.extend({ id: id('ProductTemplate'), gmtModified: loadedVersion }),
    output: productTemplateDetail,
    failures: { ...missing, ...stale(productTemplateDetail) },
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/productTemplate/duplicate',
    summary: 'Add a copy of a product template under another name',
    permission: manage,
    input: templateOnly.extend({ name: productTemplateForm.shape.name }),
    output: productTemplateDetail,
    failures: missing,
  }),
  del: endpoint({
    method: 'POST',
    path: '/productTemplate/del/{id}',
    summary: 'Delete a product template that no product was made from',
    permission: manage,
    input: templateOnly,
    output: done,
    failures: { ...missing, ...inUse(templateUses) },
  }),
};
