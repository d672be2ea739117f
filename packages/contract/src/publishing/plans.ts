import { z } from 'zod';
import { notFound, stale } from '../commonFailures.ts';
import { endpoint, failure } from '../endpoint.ts';
import { enumOf } from '../fields/choices.ts';
import { filter, filterText } from '../fields/filters.ts';
import { id, idList, ids } from '../fields/ids.ts';
import { loadedVersion, moment, momentOut } from '../fields/moments.ts';
import { bulkOutcome, done } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { words } from '../message.ts';
import { productType } from '../products/product.ts';
import { timeType } from '../productTemplates/productTemplates.ts';
import { storeTypeCode } from '../stores/marketplace.ts';
import { listingsMost, publishProductEdit, publishProductForm } from './form.ts';
import { publishPlan, publishProduct, publishProductDetail, publishSpec, publishSpecDetail } from './listing.ts';
import { differences, listingStatus, saleType, shelfStatus } from './status.ts';

export const publishKeys = ['/products/publish'] as const;

/** What a fuzzy search looks in. */
export const publishFuzzyType = enumOf({ batchNo: 1, name: 2, spu: 3, sku: 4 });

const searched = {
  timeType: filter(timeType),
  startTime: filterText(40),
  endTime: filterText(40),
  fuzzyType: filter(publishFuzzyType),
  fuzzy: filterText(200),
  storeId: filter(id('Store')),
  storeTypeCode: filter(storeTypeCode),
  /** Of the store. */
  countryCode: filter(z.enum(['US'])),
  /** Pending or failed ones that would be refused since their marketplace asks for something else; plans that hold pending ones. */
  outdated: filter(z.stringbool().or(z.boolean())),
};

/** What the list of listings is searched by; also what an act on "all that match" sends. */
export const listingSearch = z.object({
  ...searched,
  publishStatus: filter(listingStatus),
  status: filter(shelfStatus),
  productType: filter(productType),
  publishPlanId: filter(id('PublishPlan')),
  /** Only those that differ from their marketplace, in this or in anything. */
  differs: filter(z.enum([...differences, 'any'])),
  /** Publishing, with an outcome that is not known. */
  unknown: filter(z.stringbool().or(z.boolean())),
  /** Publishing, but put off because their store may publish no more for now. */
  quota: filter(z.stringbool().or(z.boolean())),
  /** That preflight would not let through. */
  withErrors: filter(z.stringbool().or(z.boolean())),
  /** That preflight has something to say of, be it a warning. */
  withFindings: filter(z.stringbool().or(z.boolean())),
});

/** What the dialog was filled in with, so that the plan can be opened in it again. */
const planForm = {
  publishTemplateId: filter(id('PublishTemplate')),
  saleTypes: z.array(saleType).max(3).default([]),
  publishProducts: z.array(publishProductForm).min(1, { error: 'publishing.noLink' }).max(listingsMost),
  /** Whether it is released in the same act. */
  executePublish: z.boolean().default(false),
  /** Whether SKUs priced below what they cost are meant so. */
  belowCost: z.boolean().default(false),
  releaseAt: filter(moment),
};

const belowCost = z.object({
  rows: z.array(z.object({ sku: z.string(), price: z.string(), cost: z.string() })),
  count: z.int(),
});

const unsaved = {
  /** Each link whose item number is taken, whose product cannot be listed, or whose store is not authorised. */
  'publishing.linksRefused': failure(
    409,
    z.array(z.object({ storeId: z.string(), productId: z.string(), cargoNo: z.string(), msg: words })),
  ),
  'publishing.belowCost': failure(409, belowCost),
};

/** What releasing brought about: listings on their way, and those that stay with their reasons. */
const released = bulkOutcome;

const one = z.object({ id: id('PublishPlan') });
const oneProduct = z.object({ id: id('PublishProduct') });

export const publishPlans = {
  generate: endpoint({
    method: 'POST',
    path: '/publish/plan/generate/plan',
    summary:
      'The listings that these products would have in these stores, with item numbers, titles and prices; nothing is kept',
    permission: publishKeys,
    reads: true,
    input: z.object({
      storeIds: ids('Store', 'publishing.storeRequired'),
      productIds: ids('Product', 'publishing.productRequired'),
    }),
    output: z.array(
      publishProduct
        .pick({
          productId: true,
          productType: true,
          storeId: true,
          storeName: true,
          storeTypeCode: true,
          spu: true,
          name: true,
          mainPictureUrl: true,
          skuCount: true,
        })
        .extend({
          cargoNo: z.string(),
          title: z.string(),
          publishProductSpecs: z.array(
            publishSpec
              .pick({
                sku: true,
                mainPictureUrl: true,
                originalPrice: true,
                specialPrice: true,
                realStock: true,
                publishProductSpecInfos: true,
              })
              .extend({ productSpecId: id('ProductSku'), cost: z.string().nullable() }),
          ),
          /** Why it cannot become a listing; null: it can. */
          problem: words.nullable(),
        }),
    ),
    failures: { ...notFound },
  }),
  create: endpoint({
    method: 'POST',
    path: '/publish/plan/create',
    summary: 'Freeze products into listings of a new plan, and release it if asked',
    permission: publishKeys,
    prepares: true,
    input: z.object(planForm),
    output: z.object({ plan: publishPlan, released: released.nullable() }),
    failures: unsaved,
  }),
  update: endpoint({
    method: 'POST',
    path: '/publish/plan/update',
    summary:
      'Bring the pending and failed listings of a plan to what is given: others are added or deleted; those that were sent stay as they are',
    permission: publishKeys,
    prepares: true,
    input: z.object({ id: id('PublishPlan'), gmtModified: loadedVersion, ...planForm }),
    output: z.object({ plan: publishPlan, released: released.nullable() }),
    failures: { ...notFound, ...stale(publishPlan), ...unsaved },
  }),
  schedule: endpoint({
    method: 'POST',
    path: '/publish/plan/schedule',
    summary: 'Let a plan release itself at a time, or not any more',
    permission: publishKeys,
    input: z.object({ id: id('PublishPlan'), gmtModified: loadedVersion, releaseAt: moment.nullable() }),
    output: publishPlan,
    failures: { ...notFound, ...stale(publishPlan), 'publishing.nothingToRelease': failure(409) },
  }),
  delete: endpoint({
    method: 'POST',
    path: '/publish/plan/delete',
    summary: 'Delete a plan; one with listings that are publishing or published is refused',
    permission: publishKeys,
    input: one,
    output: done,
    failures: {
      ...notFound,
      'publishing.planPublished': failure(409, z.object({ publishing: z.int(), published: z.int() })),
    },
  }),
  batchDelete: endpoint({
    method: 'POST',
    path: '/publish/plan/batch/delete',
    summary: 'Delete several plans, each for itself',
    permission: publishKeys,
    input: idList('PublishPlan'),
    output: bulkOutcome,
  }),
  count: endpoint({
    method: 'GET',
    path: '/publish/plan/publish/status/count',
    summary: 'How many each tab holds: plans to release, and listings that are publishing, failed and published',
    permission: publishKeys,
    reads: true,
    input: z.object(searched),
    output: z.object({ unpublished: z.int(), publishing: z.int(), publishFailure: z.int(), published: z.int() }),
  }),
  page: endpoint({
    method: 'GET',
    path: '/publish/plan/page',
    summary: 'Plans that are pending or partially successful, newest first',
    permission: publishKeys,
    reads: true,
    input: pageQuery.extend(searched),
    output: pageOf(publishPlan),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/publish/plan/detail/{id}',
    summary: 'One plan with its listings and what its dialog was filled in with',
    permission: publishKeys,
    reads: true,
    input: one,
    output: publishPlan.extend({
      publishTemplateId: id('PublishTemplate').nullable(),
      saleTypes: z.array(saleType),
      publishProducts: z.array(
        publishProduct.extend({ description: z.string(), publishProductSpecs: z.array(publishSpec) }),
      ),
    }),
    failures: { ...notFound },
  }),
};

export const publishProducts = {
  page: endpoint({
    method: 'GET',
    path: '/publish/plan/product/page',
    summary: 'Listings, newest first',
    permission: publishKeys,
    reads: true,
    input: pageQuery.extend(listingSearch.shape),
    output: pageOf(publishProduct),
  }),
  specs: endpoint({
    method: 'GET',
    path: '/publish/plan/product/specs',
    summary: 'The SKUs of one listing, in their order',
    permission: publishKeys,
    reads: true,
    input: oneProduct,
    output: z.array(publishSpec),
    failures: { ...notFound },
  }),
  detail: endpoint({
    method: 'GET',
    path: '/publish/plan/product/detail/{id}',
    summary: 'One listing with all that would be sent, as the only one of `publishProducts`',
    permission: publishKeys,
    reads: true,
    input: oneProduct,
    output: z.object({ publishProducts: z.array(publishProductDetail) }),
    failures: { ...notFound },
  }),
  findSpecs: endpoint({
    method: 'GET',
    path: '/publish/plan/findSpecsByProductSpecId',
    summary: 'Where a SKU of ours is listed: its publish specs in all stores',
    permission: publishKeys,
    reads: true,
    input: z.object({ productSpecId: id('ProductSku') }),
    output: z.array(publishSpecDetail.extend({ storeName: z.string(), storeTypeCode, publishStatus: listingStatus })),
    failures: { ...notFound },
  }),
  update: endpoint({
    method: 'POST',
    path: '/publish/plan/update/product',
    summary: 'Change a listing; what is published stays as it is at the marketplace until it is republished',
    permission: publishKeys,
    prepares: true,
    input: z
      .object({ id: id('PublishProduct'), gmtModified: loadedVersion, belowCost: z.boolean().default(false) })
      .extend(publishProductEdit.shape),
    output: publishProductDetail,
    failures: {
      ...notFound,
      ...stale(publishProductDetail),
      'publishing.belowCost': failure(409, belowCost),
      'publishing.onItsWay': failure(409),
    },
  }),
  refreeze: endpoint({
    method: 'POST',
    path: '/publish/plan/product/refreeze',
    summary:
      'Take pictures, attributes, packaging, category, box and SKUs over from the product as it is now; title, item number, prices and stock stay',
    permission: publishKeys,
    prepares: true,
    input: z.object({ ids: ids('PublishProduct', 'publishing.chooseSome') }),
    output: bulkOutcome,
    failures: { 'publishing.takenMeanwhile': failure(409) },
  }),
  delete: endpoint({
    method: 'POST',
    path: '/publish/plan/delete/product',
    summary: 'Delete a listing that no marketplace has',
    permission: publishKeys,
    input: oneProduct,
    output: done,
    failures: { ...notFound, 'publishing.atMarketplace': failure(409) },
  }),
  batchDelete: endpoint({
    method: 'POST',
    path: '/publish/plan/batch/delete/product',
    summary: 'Delete several listings, each for itself; those that a marketplace has stay',
    permission: publishKeys,
    input: idList('PublishProduct'),
    output: bulkOutcome,
  }),
  timeline: endpoint({
    method: 'GET',
    path: '/publish/plan/product/timeline/{id}',
    summary: 'What happened to a listing, when and by whom, newest first',
    permission: publishKeys,
    reads: true,
    input: oneProduct,
    output: z.array(z.object({ id: z.string(), behavior: words, createUser: z.string(), gmtCreate: momentOut })),
    failures: { ...notFound },
  }),
};
