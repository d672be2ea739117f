import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields/ids.ts';
import { text } from '../fields/texts.ts';
import { orderStatus } from '../orders/status.ts';
import { productType } from '../products/product.ts';

/** Of each kind. */
export const hitsMost = 5;

const hits = z.object({
  /** By the beginning of their order or tracking number. */
  orders: z.array(
    z.object({
      id: id('Order'),
      thirdOrderNumber: z.string(),
      trackingNumber: z.string().nullable(),
      shopName: z.string(),
      sysStatus: orderStatus,
    }),
  ),
  productCodes: z.array(z.object({ code: z.string(), categoryName: z.string() })),
  /** Of products. */
  skus: z.array(z.object({ sku: z.string(), name: z.string(), productType })),
  /** SKU IDs of stores. */
  mappings: z.array(
    z.object({ id: id('SkuMapping'), skuId: z.string(), shopName: z.string(), productCode: z.string() }),
  ),
});
export type SearchHits = z.output<typeof hits>;

export const search = {
  find: endpoint({
    method: 'POST',
    path: '/search/find',
    summary:
      'Orders, product codes, SKUs and mappings by number, a few of each kind, exact ones first. Kinds whose list the caller may not open have none',
    permission: 'signedIn',
    reads: true,
    input: z.object({ word: text({ max: 100 }) }),
    output: hits,
  }),
};
