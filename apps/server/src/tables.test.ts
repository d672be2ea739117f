import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Who writes a table. Others call what its owner offers in `<feature>.public.ts`. */
const owners: Readonly<Record<string, readonly string[]>> = {
  platform: [
    'auditLog',
    'auditNames',
    'blobs',
    'downloadTickets',
    'downloads',
    'foldedCounts',
    'migrations',
    'outsideCalls',
    'rateBuckets',
    'releasedBlobs',
    'secrets',
    'sessions',
    'signInFailures',
    'tasks',
  ],
  users: ['users'],
  roles: ['permissions', 'rolePermissions', 'roles'],
  stores: ['storeCalendars', 'storeGrants', 'stores'],
  channels: ['channels'],
  library: ['folders', 'libraryFiles', 'pictureTerms', 'trashedFiles'],
  codes: ['codes'],
  categories: [
    'categoryModels',
    'effectPreviews',
    'productCategories',
    'productCodes',
    'stockCarried',
    'stockDifferences',
    'stockMovements',
    'stockReservations',
    'stockShortages',
  ],
  skuMapping: ['listingChanges', 'mappedProducts', 'mappingContradictions', 'skuMappings'],
  platformCategories: ['platformCategories', 'platformDefinitions'],
  packaging: ['packagingTemplateImages', 'packagingTemplates'],
  classification: ['attributePairings', 'classificationAttributes', 'classificationTemplates'],
  productTemplates: ['productTemplateImages', 'productTemplates'],
  effectPictures: ['effectPictures'],
  products: [
    'combinationComponents',
    'productEditRows',
    'productEdits',
    'productImports',
    'productPictures',
    'products',
    'productSkus',
  ],
  publishing: [
    'forbiddenWords',
    'listingAttributes',
    'listingCalls',
    'listingCountChanges',
    'listingCounts',
    'listingEvents',
    'listingPackagingPictures',
    'listingPictures',
    'listings',
    'listingSentPictures',
    'listingSkus',
    'publishPlanChanges',
    'publishPlans',
    'storePictures',
    'storePublishing',
  ],
  publishTemplates: ['publishTemplates', 'publishTemplateStores', 'titleKeywords'],
  orders: [
    'carrierNames',
    'defaultViews',
    'labelRefusals',
    'savedViews',
    'orderActRows',
    'orderActs',
    'orderCountChanges',
    'orderCounts',
    'orderExports',
    'orderFigureChanges',
    'orderFigures',
    'orderImports',
    'orderLines',
    'archivedPrints',
    'archivedProducts',
    'orderLogs',
    'orderQuarters',
    'orderNumbers',
    'orderParcels',
    'orders',
    'parcels',
    'shipmentConfirmations',
    'uncountedQuarters',
  ],
  lastMile: [
    'labelCosts',
    'labelInvoiceLines',
    'labelInvoices',
    'labelQuotes',
    'lastMileBatches',
    'lastMileRows',
    'manifests',
    'moneyEntries',
    'parcelLabels',
    'storeShipping',
  ],
  printing: ['benchCollections', 'benchScans', 'labelPrints'],
  production: ['gangSheetFiles', 'gangSheetPieces', 'gangSheets', 'madePieces', 'spoiledPieces'],
  sync: ['storeSyncs', 'syncFailures', 'syncLedger', 'syncNotOurs', 'syncRuns', 'syncWithheld'],
};

/** Lists that join what belongs to others, which a call for each row would make slow. */
const readsOfOthers: Readonly<Record<string, readonly string[]>> = {
  account: ['permissions'],
  audit: ['auditLog', 'auditNames'],
  categories: [
    'archivedProducts',
    'blobs',
    'codes',
    'libraryFiles',
    'listingSkus',
    'orderLines',
    'orderNumbers',
    'orders',
    'productSkus',
    'products',
    'skuMappings',
    'stores',
  ],
  classification: ['listings', 'productTemplates', 'products', 'stores'],
  codes: ['productCategories', 'productCodes', 'productSkus', 'products'],
  dashboard: ['tasks', 'users'],
  effectPictures: ['blobs', 'productPictures', 'productSkus'],
  lastMile: ['channels', 'orderNumbers', 'orderParcels', 'orders', 'parcels', 'stores'],
  library: [
    'archivedPrints',
    'blobs',
    'categoryModels',
    'codes',
    'effectPreviews',
    'listingSkus',
    'listings',
    'orderLines',
    'orders',
    'productCategories',
    'products',
    'skuMappings',
    'stores',
  ],
  orders: [
    'blobs',
    'codes',
    'labelPrints',
    'listingSkus',
    'mappingContradictions',
    'productCategories',
    'productCodes',
    'productSkus',
    'skuMappings',
    'spoiledPieces',
    'stockCarried',
    'stockMovements',
    'stockReservations',
    'stockShortages',
    'stores',
    'tasks',
    'users',
  ],
  packaging: ['blobs', 'productTemplates', 'products'],
  pictures: ['blobs'],
  platform: ['effectPreviews', 'permissions', 'rolePermissions', 'roles', 'stores', 'users'],
  printing: ['blobs', 'orderLines', 'orderNumbers', 'orderParcels', 'orders', 'parcels', 'stores'],
  production: ['blobs', 'orderLines', 'orderNumbers', 'orders', 'productCodes', 'stores'],
  publishing: [
    'blobs',
    'categoryModels',
    'classificationAttributes',
    'classificationTemplates',
    'codes',
    'combinationComponents',
    'effectPictures',
    'libraryFiles',
    'orderLines',
    'orders',
    'packagingTemplateImages',
    'packagingTemplates',
    'productCodes',
    'productPictures',
    'productSkus',
    'products',
    'publishTemplates',
    'stores',
  ],
  productTemplates: ['blobs', 'classificationTemplates', 'listings', 'packagingTemplates', 'products'],
  publishTemplates: ['codes', 'libraryFiles', 'productCategories', 'productCodes', 'productSkus', 'products', 'stores'],
  products: [
    'blobs',
    'classificationTemplates',
    'codes',
    'effectPictures',
    'effectPreviews',
    'libraryFiles',
    'listingSkus',
    'listings',
    'packagingTemplateImages',
    'packagingTemplates',
    'productCategories',
    'productCodes',
    'productTemplateImages',
    'productTemplates',
    'skuMappings',
    'stores',
    'tasks',
  ],
  roles: ['users'],
  skuMapping: [
    'blobs',
    'codes',
    'effectPreviews',
    'libraryFiles',
    'listingSkus',
    'listings',
    'orderLines',
    'orders',
    'pictureTerms',
    'productCategories',
    'productCodes',
    'stores',
  ],
  stores: [
    'categoryModels',
    'classificationTemplates',
    'listings',
    'orderNumbers',
    'outsideCalls',
    'publishTemplateStores',
    'skuMappings',
    'storeSyncs',
    'syncRuns',
  ],
  sync: ['orderNumbers', 'orders', 'storeGrants', 'stores', 'tasks'],
  tasks: ['tasks'],
  users: ['roles', 'sessions'],
};

const source = import.meta.dirname;
const tables = Object.values(owners).flat();
const ownerOf = new Map(Object.entries(owners).flatMap(([owner, owned]) => owned.map((table) => [table, owner])));
const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Code without its comments, by who it belongs to. */
const files = globSync('{features,platform}/**/*.ts', { cwd: source })
  .filter((file) => !/\.test\.ts$|\.fixture\.ts$|schema\.gen\.ts$|\/testing\//.test(file))
  .map((file) => {
    const [root, feature] = file.split(path.sep);
    const text = readFileSync(path.join(source, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    return { file, by: root === 'features' ? feature! : root!, text };
  });

const writing = [
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"](\w+)/g,
  /\binsert\s+into\s+(\w+)/gi,
  /\bdelete\s+from\s+(?:only\s+)?(\w+)/gi,
  /\bmerge\s+into\s+(\w+)/gi,
  /\bupdate\s+(?:only\s+)?(\w+)(?:\s+(?:as\s+)?\w+)?\s+set\b/gi,
  /\btruncate\s+(?:table\s+)?(\w+)/gi,
  /\bcopy\s+(\w+)\s+from\b/gi,
];
const reading = [
  /\b(?:selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|using|from)\(\s*\[?\s*['"](\w+)/g,
  /\b(?:from|join)\s+(\w+)/gi,
];

interface Use {
  file: string;
  by: string;
  table: string;
}

function usesFound(patterns: readonly RegExp[]): Use[] {
  return files.flatMap(({ file, by, text }) => {
    const named = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => camel(name!)));
    return [...new Set(named)].filter((table) => ownerOf.has(table)).map((table) => ({ file, by, table }));
  });
}

const foreign = ({ by, table }: Use) => ownerOf.get(table) !== by;

it('gives every table one owner', () => {
  const schema = readFileSync(path.join(source, 'platform/database/schema.gen.ts'), 'utf8');
  const database = schema.slice(schema.indexOf('export interface DB {'));
  const existing = [...database.matchAll(/^ {2}(\w+): \w+;$/gm)].map(([, name]) => name!);
  expect(tables.toSorted()).toEqual(existing.toSorted());
});

it('finds the writes: each feature with tables writes some', () => {
  const writers = new Set(usesFound(writing).map(({ by }) => by));
  expect(Object.keys(owners).filter((owner) => !writers.has(owner))).toEqual([]);
});

it('writes a table in its owner’s code alone', () => {
  const wrong = usesFound(writing).filter(foreign);
  expect(wrong.map(({ file, table }) => `${file} writes ${table} of ${ownerOf.get(table)}`)).toEqual([]);
});

it('knows every read of a table that belongs to others', () => {
  const found = usesFound([...reading, ...writing]).filter(foreign);
  const across = Object.groupBy(found, ({ by }) => by);
  const named = Object.fromEntries(
    Object.entries(across).map(([by, uses]) => [by, [...new Set(uses!.map(({ table }) => table))].toSorted()]),
  );
  expect(named).toEqual(readsOfOthers);
});
