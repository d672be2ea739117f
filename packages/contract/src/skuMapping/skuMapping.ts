import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { notFound, stale } from '../commonFailures.ts';
import { mappingBulk, mappingSearch } from './bulk.ts';
import { contradiction, draftCheck, listingFacts } from './contradiction.ts';
import { suggestionQuery, suggestionsOfPairs, waitingPage, waitingQuery } from './waiting.ts';
import { filter, filterText } from '../fields/filters.ts';
import { id, idList, plainId } from '../fields/ids.ts';
import { loadedVersion, momentOut } from '../fields/moments.ts';
import { badRow } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { importMode, oneSheet, planChanged, sheetCheck } from '../fields/sheetImports.ts';
import { text } from '../fields/texts.ts';

const scientific = /^[0-9](\.[0-9]+)?e\+[0-9]+$/i;

/** A marketplace's SKU id: digits or letters, always text. A number that a spreadsheet has rounded is refused. */
export const skuId = z
  .union([z.string(), z.number().refine(Number.isSafeInteger, { error: 'skuMapping.skuIdDamaged' })], {
    error: 'skuMapping.skuIdRequired',
  })
  .transform((given) => plainId(String(given)))
  .pipe(text({ max: 64, required: 'skuMapping.skuIdRequired' }))
  .refine((given) => !scientific.test(given), { error: 'skuMapping.skuIdDamaged' })
  .meta({ override: { type: 'string', maxLength: 64 } });

export const mappingForm = z.object({
  id: filter(id('SkuMapping')),
  skuId,
  shopId: id('Store', 'skuMapping.storeRequired'),
  productCode: text({ max: 70, required: 'skuMapping.productCodeRequired' }),
  printingImage: id('LibraryFile', 'skuMapping.printRequired').meta({ description: 'id of a library picture' }),
  printingImage2: filter(id('LibraryFile')).meta({
    description: 'id of a library picture; kept only where the product has two prints',
  }),
  gmtModified: loadedVersion,
  confirmContradictions: z
    .boolean()
    .optional()
    .meta({ description: 'save although the listing contradicts the mapping' }),
});

/** A mapping that is not saved yet: the SKU id is known, the other fields may still be empty. */
const draft = z.object({
  shopId: id('Store', 'skuMapping.storeRequired'),
  skuId,
  productCode: filterText(70),
  printingImage: filter(id('LibraryFile')),
  printingImage2: filter(id('LibraryFile')),
});

export const skuMappingRow = z.object({
  id: id('SkuMapping'),
  skuId: z.string(),
  shopId: id('Store'),
  shopName: z.string(),
  productCode: z.string(),
  printNum: z.int(),
  printingImage: id('LibraryFile'),
  printingName: z.string(),
  printingUrl: z.string(),
  printingImage2: id('LibraryFile').nullable(),
  printingName2: z.string().nullable(),
  printingUrl2: z.string().nullable(),
  /** The effect preview: prints on the product's base image. */
  renderingImage: z.string().nullable(),
  /** What the newest order says of the goods; null where no marketplace said anything. */
  listing: listingFacts.nullable(),
  /** Where that contradicts this mapping. */
  contradictions: z.array(contradiction),
  gmtCreate: momentOut,
  gmtModified: momentOut,
});
export type SkuMappingRow = z.output<typeof skuMappingRow>;

/** A SKU without a mapping that is a combination's: an order line with it becomes a line for each component. */
const combinationOfSku = z.object({
  combinationSku: z.string(),
  components: z.array(
    z.object({
      productCode: z.string(),
      printingName: z.string().nullable(),
      printingName2: z.string().nullable(),
      /** Of one combination. */
      quantity: z.int(),
    }),
  ),
});
export type CombinationOfSku = z.output<typeof combinationOfSku>;

const mappedProduct = z.object({
  /** The product code's. */
  id: id('ProductCode'),
  productCode: z.string(),
  productNum: z.int(),
  specName: z.string(),
  boxLength: z.number(),
  boxWidth: z.number(),
  boxHigh: z.number(),
  boxWeight: z.number(),
});
export type MappedProduct = z.output<typeof mappedProduct>;

const search = pageQuery.extend(mappingSearch.shape);
const replace = z.stringbool().default(false).meta({ description: 'change mappings that say something else' });
/** A boolean in a query string. */
const given = filter(z.stringbool());
const manage = ['/products/skuMapping'] as const;

export const skuMapping = {
  productPage: endpoint({
    method: 'GET',
    path: '/productCodeSku/queryProductCodeSkuClass',
    summary: 'Product codes that have mappings, with the number of SKU ids bound to each',
    permission: manage,
    reads: true,
    input: search,
    output: pageOf(mappedProduct),
  }),
  page: endpoint({
    method: 'GET',
    path: '/productCodeSku/queryProductCodeSku',
    summary:
      'Mappings, newest first; productCode is matched whole. contradicted: only those that their listing contradicts',
    permission: manage,
    reads: true,
    input: search.extend({ contradicted: given }),
    output: pageOf(skuMappingRow),
  }),
  save: endpoint({
    method: 'POST',
    path: '/productCodeSku/add',
    summary:
      'Add a mapping, or change one when id is given. Order lines that waited for it resolve at once; those of unapproved orders that came from it follow. One that its listing contradicts is saved only with confirmContradictions; without it the answer is 409 with the contradictions',
    permission: manage,
    input: mappingForm,
    output: skuMappingRow.extend({ releasedOrders: z.int(), changedOrders: z.int() }),
    failures: {
      ...notFound,
      ...stale(skuMappingRow),
      'skuMapping.unconfirmed': failure(409, z.object({ contradictions: z.array(contradiction) })),
    },
  }),
  checkDraft: endpoint({
    method: 'POST',
    path: '/productCodeSku/queryDraft',
    summary:
      'What the listing of a SKU id says, and where it contradicts a mapping that is not saved yet; compared once product code and prints are given',
    permission: manage,
    reads: true,
    input: draft,
    output: draftCheck,
  }),
  delete: endpoint({
    method: 'POST',
    path: '/productCodeSku/delete',
    summary: 'Delete mappings; unapproved orders that took their products from them wait again',
    permission: manage,
    input: idList('SkuMapping'),
    output: z.object({ waitingOrders: z.int() }),
    failures: { ...notFound },
  }),
  followers: endpoint({
    method: 'POST',
    path: '/productCodeSku/queryFollowers',
    summary: 'How many unapproved orders took their products from these mappings',
    permission: manage,
    reads: true,
    input: idList('SkuMapping'),
    output: z.object({ orders: z.int() }),
  }),
  checkImport: endpoint({
    method: 'POST',
    path: '/productCodeSku/checkImport',
    summary: 'What importing this .xlsx sheet of mappings would do, without doing it',
    permission: manage,
    reads: true,
    input: z.object({ replace }),
    output: sheetCheck,
    files: oneSheet,
  }),
  batchImport: endpoint({
    method: 'POST',
    path: '/productCodeSku/import',
    summary:
      'Mappings from an .xlsx sheet: all of them, or none and every bad line (422); with skipRefused the good lines. One that exists and says something else is a bad line, unless replace is given',
    permission: manage,
    input: importMode.extend({ replace }),
    output: z.object({
      created: z.int(),
      changed: z.int(),
      unchanged: z.int(),
      /** Lines that were left out. */
      refused: z.int(),
      /** How many mappings of the sheet contradict their listings. */
      contradicted: z.int(),
      releasedOrders: z.int(),
      changedOrders: z.int(),
    }),
    files: oneSheet,
    failures: { ...notFound, ...planChanged, 'mappingImport.failed': failure(422, z.array(badRow)) },
  }),
  correctedImport: endpoint({
    method: 'POST',
    path: '/productCodeSku/correctedImport',
    summary: 'The same sheet with a column that says what is wrong with each line',
    permission: manage,
    reads: true,
    input: z.object({ replace }),
    output: z.null(),
    files: oneSheet,
    download: true,
  }),
  importTemplate: endpoint({
    method: 'GET',
    path: '/productCodeSku/importTemplate',
    summary: 'The empty sheet for mappings, with an example and a sheet that explains each column',
    permission: manage,
    reads: true,
    input: z.object({}),
    output: z.null(),
    download: true,
  }),
  ...mappingBulk,
  waitingPage: endpoint({
    method: 'GET',
    path: '/productCodeSku/queryWaiting',
    summary:
      'SKU ids without a mapping that orders wait for, those that hurt most first: due within a day, then by orders held up',
    permission: manage,
    reads: true,
    input: waitingQuery,
    output: waitingPage,
  }),
  suggestions: endpoint({
    method: 'POST',
    path: '/productCodeSku/querySuggestions',
    summary: 'What SKU ids without a mapping may stand for, the likeliest first, and why',
    permission: manage,
    reads: true,
    input: suggestionQuery,
    output: suggestionsOfPairs,
  }),
  getByShopIdAndSkuId: endpoint({
    method: 'GET',
    path: '/productCodeSku/getByShopIdAndSkuId',
    summary: 'What one SKU id of one store stands for: its mapping, or what the combination with this SKU is made of',
    permission: [...manage, 'orderAdd', 'orderUpdate'],
    reads: true,
    input: z.object({ shopId: id('Store', 'skuMapping.storeRequired'), skuId }),
    output: z.union([skuMappingRow, combinationOfSku]),
    failures: { 'skuMapping.notMapped': failure(404) },
  }),
};
