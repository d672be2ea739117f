import { z } from 'zod';
import { inUse, notFound, stale } from '../commonFailures.ts';
import { endpoint } from '../endpoint.ts';
import { enumOf } from '../fields/choices.ts';
import { filter, filterText } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { loadedVersion, momentOut } from '../fields/moments.ts';
import { done } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { words } from '../message.ts';
import { origin, productTemplateForm, saleState } from './form.ts';

/** By which time a search reads. */
export const timeType = enumOf({ created: 1, updated: 2 });

const slotRow = z.object({ storeType: z.string(), imageType: z.int(), imageLinks: z.string() });

export const productTemplate = z.object({
  id: id('ProductTemplate'),
  name: z.string(),
  /** The first SHEIN detail picture. */
  mainPictureUrl: z.string(),
  outerPkgTemplateId: id('PackagingTemplate'),
  outerPkgTemplateName: z.string(),
  outerPkgShape: z.int(),
  outerPkgShapeName: words,
  outerPkgType: z.int(),
  outerPkgTypeName: words,
  categoryTemplateId: id('ClassificationTemplate'),
  categoryTemplateName: z.string(),
  sheinCategoryId: z.string(),
  /** The category of its classification template, as that answers it: the text of a JSON list of names. */
  sheinCategory: z.string(),
  temuCategoryId: z.string(),
  temuCategory: z.string(),
  state: saleState,
  material: z.string(),
  stock: z.int(),
  origin,
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
const readers = [
  ...manage,
  '/products/outerPackagingTemplate',
  '/products/classifyingTemplate',
  '/products/management',
  '/products/multiAttribute',
] as const;
const templateOnly = z.object({ id: id('ProductTemplate') });
const templateUses = z.object({ skus: z.int(), products: z.int(), listings: z.int() });

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
      startTime: filterText(40),
      endTime: filterText(40),
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
    failures: { ...notFound },
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
    input: productTemplateForm.safeExtend({ id: id('ProductTemplate'), gmtModified: loadedVersion }),
    output: productTemplateDetail,
    failures: { ...notFound, ...stale(productTemplateDetail) },
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/productTemplate/duplicate',
    summary: 'Add a copy of a product template under another name',
    permission: manage,
    input: templateOnly.extend({ name: productTemplateForm.shape.name }),
    output: productTemplateDetail,
    failures: { ...notFound },
  }),
  del: endpoint({
    method: 'POST',
    path: '/productTemplate/del/{id}',
    summary: 'Delete a product template that no product was made from',
    permission: manage,
    input: templateOnly,
    output: done,
    failures: { ...notFound, ...inUse(templateUses) },
  }),
};
