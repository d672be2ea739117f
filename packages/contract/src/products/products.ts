import { z } from 'zod';
import { notFound } from '../commonFailures.ts';
import { endpoint } from '../endpoint.ts';
import { enumOf } from '../fields/choices.ts';
import { filter, filterText } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { pageByNumber, pageOf, pageQuery } from '../fields/pages.ts';
import { timeType } from '../productTemplates/productTemplates.ts';
import { fuzzyType, product, productChoice, productDetail, productSpec, productType } from './product.ts';

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

/** The reads of products, which every kind shares. */
export const products = {
  list: endpoint({
    method: 'GET',
    path: '/product/list',
    summary: 'Products, newest first',
    permission: either,
    reads: true,
    input: pageQuery.extend(productSearch.shape).extend({
      withSpecs: filter(z.stringbool().or(z.boolean())),
      /** Instead of newest first. Of a product with many SKUs the lowest price and all of their stock count. */
      sort: filter(z.enum(['originalPrice', 'sellingPrice', 'stock'])),
      descending: filter(z.stringbool().or(z.boolean())),
    }),
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
    summary: 'Where stores sell a SKU: by the SKU mappings of its product code and prints, and by listings of ours',
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
    summary: 'SKUs or products to choose from, by any part of SKU, SPU or name. Also the lookup of other pages',
    permission: 'signedIn',
    reads: true,
    input: pageByNumber.extend({
      fuzzy: filterText(100),
      productType: filter(productType),
      /** Without combinations: what a combination may hold. */
      components: filter(z.stringbool().or(z.boolean())),
      /** One row for each product: its first SKU. */
      ofProducts: filter(z.stringbool().or(z.boolean())),
    }),
    output: pageOf(productChoice),
  }),
};
