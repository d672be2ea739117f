import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, ids } from '../fields/ids.ts';
import { either } from '../products/products.ts';

/**
 * Which SKUs get an effect picture as their main picture: those that have none (missing), these and those that show an
 * effect picture (effects), or all, also those whose main picture a person has chosen.
 */
export const replaced = z.enum(['missing', 'effects', 'all']).default('effects');

/** Whose pictures are looked at: those of the products with this print or on this base image, of this category, or of one product. */
const shown = [
  z.object({ stockImageId: id('LibraryFile') }),
  z.object({ productCodeCategoryId: id('Category') }),
  z.object({ productId: id('Product') }),
] as const;

const outdated = z.object({ products: z.int(), skus: z.int() });
export type OutdatedPictures = z.output<typeof outdated>;

/** The main pictures of products, made from their prints. A combination has no print of its own and is left out. */
export const productEffects = {
  make: endpoint({
    method: 'POST',
    path: '/product/makePictures',
    summary:
      'Make the main pictures of products, of SKUs, or of all products that show an outdated one, and put them first in their slots; a task',
    permission: either,
    prepares: true,
    input: z.union([
      z.object({ ids: ids('Product'), only: replaced }),
      z.object({ skuIds: ids('ProductSku'), only: replaced }),
      // those that show an outdated effect picture
      ...shown,
    ]),
    /** Without a task where there is nothing to make. */
    output: outdated.extend({ taskId: z.string().optional() }),
  }),
  outdated: endpoint({
    method: 'GET',
    path: '/product/outdatedPictures',
    summary:
      'How many products and SKUs show an effect picture that would look otherwise today: another print, base image, position or blend',
    permission: either,
    reads: true,
    input: z.union(shown),
    output: outdated,
  }),
};
