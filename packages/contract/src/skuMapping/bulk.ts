import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { filter, filterText } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { text } from '../fields/texts.ts';

/** The words of the list; a product code is searched for by a part of it. */
export const mappingSearch = z.object({
  skuId: filterText(64),
  printingName: filterText(200),
  shopId: filter(id('Store')),
  productCode: filterText(70),
});

/** So many mappings are deleted or accepted at once. */
export const mappingsAtOnce = 20_000;

const manage = ['/products/skuMapping'] as const;
const codes = z.array(text({ max: 70 })).max(10_000);

/** All mappings that the search finds, or those of them that belong to chosen product codes. */
const selection = z.object({
  search: mappingSearch.prefault({}),
  /** Present: only of these. */
  productCodes: codes.optional(),
  /** Present: not of these. */
  exceptCodes: codes.optional(),
});

const waiting = z.object({ shopId: filter(id('Store')), skuId: filterText(64) });
const certain = z.object({
  /** SKU ids whose only suggestion is complete and certain. */
  certain: z.int(),
  /** SKU ids that were looked at: those that hurt most. */
  looked: z.int(),
});

/** Of calls on all that match: there are now another number than the user was told. */
const countChanged = { 'skuMapping.countChanged': failure(409, z.object({ count: z.int() })) };

/** What is done to many mappings at once. */
export const mappingBulk = {
  countSelected: endpoint({
    method: 'POST',
    path: '/productCodeSku/countSelected',
    summary: 'How many mappings these are, and how many unapproved orders took their products from them',
    permission: manage,
    reads: true,
    input: selection,
    output: z.object({ mappings: z.int(), orders: z.int() }),
    failures: { 'skuMapping.tooMany': failure(409) },
  }),
  deleteSelected: endpoint({
    method: 'POST',
    path: '/productCodeSku/deleteSelected',
    summary: 'Delete all of them, where they are exactly as many as expected; unapproved orders wait again',
    permission: manage,
    input: selection.extend({ expected: z.int().min(1) }),
    output: z.object({ deleted: z.int(), waitingOrders: z.int() }),
    failures: { ...countChanged, 'skuMapping.tooMany': failure(409) },
  }),
  export: endpoint({
    method: 'POST',
    path: '/productCodeSku/export',
    summary: 'The mappings that a search finds, as a sheet with the columns of the import',
    permission: manage,
    reads: true,
    mayBeOld: true,
    input: z.object({ search: mappingSearch.prefault({}) }),
    output: z.null(),
    download: true,
  }),
  countCertain: endpoint({
    method: 'POST',
    path: '/productCodeSku/countCertain',
    summary: 'For how many waiting SKU ids there is one suggestion, which is complete and certain',
    permission: manage,
    reads: true,
    input: waiting,
    output: certain,
  }),
  acceptCertain: endpoint({
    method: 'POST',
    path: '/productCodeSku/acceptCertain',
    summary: 'Save these suggestions as mappings, where they are exactly as many as expected',
    permission: manage,
    prepares: true,
    input: waiting.extend({ expected: z.int().min(1) }),
    output: z.object({ accepted: z.int(), contradicted: z.int(), releasedOrders: z.int() }),
    failures: countChanged,
  }),
};
