import { z } from 'zod';
import { notFound, stale } from '../commonFailures.ts';
import { endpoint, failure } from '../endpoint.ts';
import { id, idList } from '../fields/ids.ts';
import { loadedVersion } from '../fields/moments.ts';
import { done } from '../fields/outcomes.ts';
import { combinationSpec, componentForm, components, prints, productHead, singleSpec, variantSpec } from './form.ts';
import { productDetail, productSpecDetail } from './product.ts';
import { either, productsOnly } from './products.ts';

const one = z.object({ id: id('Product') });
const linked = z.object({ combinations: z.array(z.object({ id: id('Product'), spu: z.string() })) });

/** One of the three kinds, by what `productSpecs` holds. Absent SKUs stay as they are. */
const editForm = z.object({
  id: id('Product'),
  gmtModified: loadedVersion,
  ...productHead,
  ...prints,
  singleSpec: singleSpec.extend({ id: id('ProductSku'), gmtModified: loadedVersion }).optional(),
  combinationSpec: combinationSpec.extend({ id: id('ProductSku'), gmtModified: loadedVersion }).optional(),
  components: components.optional(),
  variantSpecs: z
    .array(variantSpec.extend({ id: id('ProductSku'), gmtModified: loadedVersion }))
    .max(2000)
    .optional(),
});

/** What changes products: every kind, or single products and combinations alone. */
export const productWrites = {
  add: endpoint({
    method: 'POST',
    path: '/product/add',
    summary: 'Add a single product',
    permission: productsOnly,
    input: z.object({ ...productHead, ...prints, singleSpec }),
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
    summary: 'Change one SKU of a product with many, or that of a single product',
    permission: either,
    input: z.union([
      singleSpec.extend({ id: id('ProductSku'), gmtModified: loadedVersion }),
      variantSpec.extend({ id: id('ProductSku'), gmtModified: loadedVersion }),
    ]),
    output: productSpecDetail,
    failures: { ...notFound, ...stale(productSpecDetail) },
  }),
  editCombination: endpoint({
    method: 'POST',
    path: '/product/editCombinationProducts',
    summary: 'Change what a combination is made of',
    permission: productsOnly,
    input: z.object({ id: id('Product'), gmtModified: loadedVersion, productSpecs: z.array(componentForm) }),
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
    failures: { ...notFound, 'products.linkedCombinations': failure(409, linked) },
  }),
  deleteSpec: endpoint({
    method: 'POST',
    path: '/product/deleteSpec',
    summary: 'Delete SKUs; a product without any goes with its last one',
    permission: either,
    input: idList('ProductSku'),
    output: done,
    failures: { ...notFound, 'products.linkedCombinations': failure(409, linked) },
  }),
};
