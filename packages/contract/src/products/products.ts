import { z } from 'zod';
import { notFound, stale } from '../commonFailures.ts';
import { endpoint, failure } from '../endpoint.ts';
import { enumOf } from '../fields/choices.ts';
import { filter, filterText } from '../fields/filters.ts';
import { id, idList } from '../fields/ids.ts';
import { loadedVersion } from '../fields/moments.ts';
import { done } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { timeType } from '../productTemplates/productTemplates.ts';
import { combinationSpec, componentForm, components, prints, productHead, singleSpec, variantSpec } from './form.ts';
import { fuzzyType, product, productDetail, productSpec, productSpecDetail, productType } from './product.ts';

/** For which marketplace a product is incomplete. */
export const incompleteFor = enumOf({ shein: 1, temu: 2, any: 3 });

/** What a list of products is searched by; also what an act on "all that match" sends. */
export const productSearch = z.object({
  productType: filter(productType),
  /** Of single products and combinations: on sale or not; of the others: whether they have such a SKU. */
  status: filter(enumOf({ on: 1, off: 2 })),
  productTemplateId: filter(id('ProductTemplate')),
  categoryTemplateId: filter(id('ClassificationTemplate')),
  outerPkgTemplateId: filter(id('PackagingTemplate')),
  /** The whole code; also of a combination's components. */
  productCode: filterText(70),
  productCodeCategoryId: filter(id('Category')),
  stockImageId: filter(id('LibraryFile')),
  fuzzyType: filter(fuzzyType),
  fuzzy: filterText(100),
  timeType: filter(timeType),
  startTime: filterText(40),
  endTime: filterText(40),
  incomplete: filter(incompleteFor),
  /** Only those whose template was changed after they took its values over. */
  templateMoved: filter(z.stringbool().or(z.boolean())),
});

export const productsOnly = ['/products/management'] as const;
export const variantsOnly = ['/products/multiAttribute'] as const;
/** The rights for each kind are asked by the handler: variants need theirs, single products and combinations the other. */
export const either = [...productsOnly, ...variantsOnly] as const;

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

/** The calls that every kind of product shares, and those of single products and combinations. */
export const products = {
  list: endpoint({
    method: 'GET',
    path: '/product/list',
    summary: 'Products, newest first',
    permission: either,
    reads: true,
    input: pageQuery.extend(productSearch.shape).extend({ withSpecs: filter(z.stringbool().or(z.boolean())) }),
    output: pageOf(product),
  }),
  get: endpoint({
    method: 'GET',
    path: '/product/get/{id}',
    summary: 'One product with its SKUs and their pictures',
    permission: either,
    reads: true,
    input: one,
    output: productDetail,
    failures: { ...notFound },
  }),
  specs: endpoint({
    method: 'GET',
    path: '/product/specs',
    summary: 'The SKUs of one product, in their order',
    permission: either,
    reads: true,
    input: z.object({ productId: id('Product') }),
    output: z.array(productSpec),
    failures: { ...notFound },
  }),
  listings: endpoint({
    method: 'GET',
    path: '/product/findSpecsByProductSpecId',
    summary: 'Where stores sell a SKU: by the SKU mappings of its product code and prints',
    permission: either,
    reads: true,
    input: z.object({ productSpecId: id('ProductSku') }),
    output: z.array(
      z.object({
        mainPictureUrl: z.string(),
        storeType: z.string(),
        storeTypeName: z.string(),
        storeName: z.string(),
        /** The marketplace's SKU id. */
        thirdPartySpecId: z.string(),
      }),
    ),
    failures: { ...notFound },
  }),
  page: endpoint({
    method: 'GET',
    path: '/product/page',
    summary: 'SKUs to choose from, by any part of SKU, SPU or name. Also the lookup of other pages',
    permission: 'signedIn',
    reads: true,
    input: pageQuery.extend({
      fuzzy: filterText(100),
      productType: filter(productType),
      /** Without combinations: what a combination may hold. */
      components: filter(z.stringbool().or(z.boolean())),
    }),
    output: pageOf(
      productSpec
        .pick({
          id: true,
          productId: true,
          sku: true,
          name: true,
          status: true,
          mainPictureUrl: true,
          productCode: true,
          productSpecInfoName: true,
          realStock: true,
        })
        .extend({ spu: z.string(), productType }),
    ),
  }),
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
