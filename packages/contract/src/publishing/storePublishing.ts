import { z } from 'zod';
import { notFound, stale } from '../commonFailures.ts';
import { endpoint, failure } from '../endpoint.ts';
import { id, ids } from '../fields/ids.ts';
import { loadedVersion, momentOut } from '../fields/moments.ts';
import { words } from '../message.ts';
import { definitionAge, marketplaceId } from '../platformCategories/platformCategories.ts';
import { storeTypeCode } from '../stores/marketplace.ts';
import { publishKeys } from './plans.ts';
import { priceRule, priceRuleOut, publishingSettings, settingNames } from './settings.ts';

const storeKeys = ['/store/index'] as const;
const storeOnly = z.object({ id: id('Store') });

/** What a store's marketplace is told with each listing, and how the store proposes prices. */
export const storePublishingRow = z.object({
  id: id('Store'),
  name: z.string(),
  typeCode: storeTypeCode,
  marketplace: z.enum(['shein', 'temu']),
  mode: z.enum(['semi', 'full']),
  /** Null: nobody has filled them in. */
  settings: publishingSettings.nullable(),
  priceRule: priceRuleOut.nullable(),
  /** What the store lacks before anything can be released to it. */
  missing: z.array(z.enum(settingNames)),
  gmtModified: momentOut,
});
export type StorePublishing = z.output<typeof storePublishingRow>;

const offer = z.object({ id: z.string(), name: z.string() });

/** What the marketplace lets a store choose from; null: it has nothing of the kind. */
export const publishingOffers = z.object({
  brands: z.array(offer).nullable(),
  sites: z.array(offer.extend({ mainSite: z.string().nullable(), currency: z.string().nullable() })).nullable(),
  /** Those that serve all chosen sites. */
  warehouses: z.array(offer).nullable(),
  freightTemplates: z.array(offer).nullable(),
  age: definitionAge,
});
export type PublishingOffers = z.output<typeof publishingOffers>;

const ofSites = storeOnly.extend({
  /** Those that are chosen in the form; what is offered hangs on them where sites have numbers. */
  siteIds: z.array(marketplaceId).max(50).default([]),
});

const unanswered = {
  ...notFound,
  'stores.noMarketplace': failure(409),
  'stores.settingsMissing': failure(409),
  'stores.notAuthorizedForProducts': failure(409),
  'platformCategories.unreachable': failure(409),
};

export const storePublishing = {
  get: endpoint({
    method: 'GET',
    path: '/store/publishing/get',
    summary: 'The publishing settings and the price rule of a store',
    permission: storeKeys,
    reads: true,
    input: storeOnly,
    output: storePublishingRow,
    failures: { ...notFound, 'stores.noMarketplace': failure(409) },
  }),
  offers: endpoint({
    method: 'POST',
    path: '/store/publishing/offers',
    summary: 'The brands, sites, warehouses and freight templates that the marketplace lets a store choose from',
    permission: storeKeys,
    reads: true,
    input: ofSites,
    output: publishingOffers,
    failures: unanswered,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/store/publishing/refresh',
    summary: 'Ask the marketplace again now what it lets a store choose from',
    permission: storeKeys,
    prepares: true,
    input: ofSites,
    output: publishingOffers,
    failures: unanswered,
  }),
  save: endpoint({
    method: 'POST',
    path: '/store/publishing/save',
    summary: 'Keep the publishing settings and the price rule of a store; null for those that are not filled in',
    permission: storeKeys,
    input: storeOnly.extend({
      gmtModified: loadedVersion,
      settings: publishingSettings.nullable(),
      priceRule: priceRule.nullable(),
    }),
    output: storePublishingRow,
    failures: { ...notFound, ...stale(storePublishingRow), 'stores.noMarketplace': failure(409) },
  }),
  states: endpoint({
    method: 'GET',
    path: '/store/publishing/states',
    summary: 'Which of these stores can be released to, why the others cannot, and how long their titles may be',
    permission: [...storeKeys, ...publishKeys],
    reads: true,
    input: z.object({ ids: ids('Store') }),
    output: z.array(
      z.object({
        id: id('Store'),
        /** Empty: listings can be released to it. */
        obstacles: z.array(words),
        /** Those among them that are settings. */
        missing: z.array(z.enum(settingNames)),
        /** Characters that a title may have there. */
        titleMax: z.int(),
      }),
    ),
  }),
};
