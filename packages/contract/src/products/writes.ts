import { z } from 'zod';
import { notFound, stale } from '../commonFailures.ts';
import { endpoint, failure } from '../endpoint.ts';
import { filter, filterText } from '../fields/filters.ts';
import { id, idList } from '../fields/ids.ts';
import { loadedVersion } from '../fields/moments.ts';
import { done } from '../fields/outcomes.ts';
import { optionalText } from '../fields/texts.ts';
import { slotList } from '../pictures/slotLists.ts';
import { origin, saleState } from '../productTemplates/form.ts';
import { combinationSpec, components, prints, productHead, singleSpec, variantSpec } from './form.ts';
import { productDetail, productSpecDetail, skuStatus } from './product.ts';
import { either, productsOnly } from './products.ts';

const one = z.object({ id: id('Product') });
const linked = z.object({ combinations: z.array(z.object({ id: id('Product'), spu: z.string() })) });
/** Of products that stores list. */
const listed = { 'products.listed': failure(409, z.object({ listings: z.int() })) };
const ofSku = { id: id('ProductSku'), gmtModified: loadedVersion };

/** The specification sends the SKU as the only one of `productSpecs`, our screens as `singleSpec`. */
const addForm = z
  .object({
    ...productHead,
    ...prints,
    singleSpec: singleSpec.optional(),
    productSpecs: z.array(singleSpec).max(1).optional(),
  })
  .refine(({ singleSpec: own, productSpecs }) => (own === undefined) !== !productSpecs?.length, {
    path: ['singleSpec'],
    error: 'products.incomplete',
  });

/** What is given of its SKUs changes with the product in one act; absent SKUs stay as they are. */
const editForm = z.object({
  id: id('Product'),
  gmtModified: loadedVersion,
  ...productHead,
  /** Absent: as it is. SKUs of a product with many have one each. */
  status: filter(saleState),
  ...prints,
  singleSpec: singleSpec.safeExtend(ofSku).optional(),
  combinationSpec: combinationSpec.safeExtend(ofSku).optional(),
  components: components.optional(),
  variantSpecs: z.array(variantSpec.safeExtend(ofSku)).max(2000).optional(),
});

/** Any SKU. The handler judges it once more by the form of its kind. */
const specForm = z.object({
  ...combinationSpec.shape,
  /** Absent: as it is. Of single products and combinations, their product's. */
  status: filter(skuStatus),
  productCode: optionalText(70),
  /** Those of a product with many stay as they are. */
  colorCode: filterText(20),
  sizeCode: filterText(20),
  material: optionalText(30),
  origin: filter(origin),
  productReferenceLinks: optionalText(200),
  sheinProductImages: slotList('shein', 'atMost'),
  temuProductImages: slotList('temu', 'atMost'),
  ...ofSku,
});

/** What changes products: every kind, or single products and combinations alone. */
export const productWrites = {
  add: endpoint({
    method: 'POST',
    path: '/product/add',
    summary: 'Add a single product',
    permission: productsOnly,
    input: addForm,
    output: productDetail,
  }),
  addCombination: endpoint({
    method: 'POST',
    path: '/product/addCombinationProducts',
    summary: 'Add a combination of single products or SKUs',
    permission: productsOnly,
    input: z.object({ ...productHead, combinationSpec, productSpecs: components }),
    output: productDetail,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/product/edit',
    summary: 'Change a product, and with it the SKUs that are given',
    permission: either,
    input: editForm,
    output: productDetail,
    failures: { ...notFound, ...stale(productDetail) },
  }),
  editSpec: endpoint({
    method: 'POST',
    path: '/product/editSpec',
    summary: 'Change one SKU of a product with many, or that of a single product or of a combination',
    permission: either,
    input: specForm,
    output: productSpecDetail,
    failures: { ...notFound, ...stale(productSpecDetail) },
  }),
  editCombination: endpoint({
    method: 'POST',
    path: '/product/editCombinationProducts',
    summary: 'Change what a combination is made of',
    permission: productsOnly,
    input: z.object({ id: id('Product'), gmtModified: loadedVersion, productSpecs: components }),
    output: productDetail,
    failures: { ...notFound, ...stale(productDetail) },
  }),
  delete: endpoint({
    method: 'POST',
    path: '/product/delete',
    summary: 'Delete a product with its SKUs, unless a combination holds one of them',
    permission: either,
    input: one,
    output: done,
    failures: { ...notFound, 'products.linkedCombinations': failure(409, linked), ...listed },
  }),
  deleteSpec: endpoint({
    method: 'POST',
    path: '/product/deleteSpec',
    summary: 'Delete SKUs; a product without any goes with its last one',
    permission: either,
    input: idList('ProductSku'),
    output: done,
    failures: { ...notFound, 'products.linkedCombinations': failure(409, linked), ...listed },
  }),
};
