import type { Feature } from '@pressroom/contract/endpoint';
import type { PublishProduct } from '@pressroom/contract/publishing/listing';
import type { publishPlans, publishProducts } from '@pressroom/contract/publishing/plans';
import { listingStatus } from '@pressroom/contract/publishing/status';
import type { Handlers } from '../../../platform/http/context.ts';
import { findEvents } from '../record/events.ts';
import { findHeads, getHead } from '../record/heads.ts';
import { getPlan, presentPlan } from '../record/plans.ts';
import { glanceOf, presentDetail, presentListing, presentSpec, presentSpecDetail } from '../record/present.ts';
import { findListingSkus, getWholeListing, withMainPictures, withPictures } from '../record/queries.ts';
import { countTabs, findListedSkus, findListings, findOpenPlans } from './queries.ts';
import { searchOf } from './search.ts';
import { findListingIdsOf, findSpecsOf } from './ids.ts';

type Some<F extends Feature, Names extends keyof F> = Handlers<Pick<F, Names>>;

export const planListHandlers: Some<typeof publishPlans, 'page' | 'count' | 'detail'> = {
  async page({ db, app, input: { pageNum, pageSize, anchor, ...asked } }) {
    const search = searchOf(asked, app.settings.displayZone);
    const { rows, total } = await findOpenPlans(db, search, { pageNum, pageSize, anchor });
    return { rows: rows.map(presentPlan), total };
  },

  async count({ db, app, input }) {
    const { plans, listings } = await countTabs(db, searchOf(input, app.settings.displayZone));
    const { publishing, published, failed } = listingStatus;
    return {
      unpublished: plans,
      publishing: listings.get(publishing) ?? 0,
      publishFailure: listings.get(failed) ?? 0,
      published: listings.get(published) ?? 0,
    };
  },

  async detail({ db, input: { id } }) {
    const plan = await getPlan(db, id);
    const ids = await findListingIdsOf(db, id);
    const heads = await findHeads(db, ids);
    const skus = Map.groupBy(await withMainPictures(db, await findListingSkus(db, ids)), ({ listingId }) => listingId);
    return {
      ...presentPlan(plan),
      publishTemplateId: plan.publishTemplateId,
      saleTypes: plan.saleTypes,
      publishProducts: heads.map((head) => {
        const own = skus.get(head.id) ?? [];
        return {
          ...presentListing(head, glanceOf(own)),
          description: head.description,
          publishProductSpecs: own.map((sku) => presentSpec(sku, sku.mainPicture?.key)),
        };
      }),
    };
  },
};

export const productListHandlers: Some<typeof publishProducts, 'page' | 'specs' | 'detail' | 'findSpecs' | 'timeline'> =
  {
    async page({ db, app, input: { pageNum, pageSize, anchor, ...asked } }) {
      const search = searchOf(asked, app.settings.displayZone);
      const { rows, total } = await findListings(db, search, { pageNum, pageSize, anchor });
      return { rows: rows.map((row) => presentListing(row, row)), total };
    },

    async specs({ db, input: { id } }) {
      const skus = await findListedSkus(db, id);
      return skus.map((sku) => presentSpec(sku, sku.mainKey));
    },

    async detail({ db, input: { id }, language }) {
      return { publishProducts: [presentDetail(await getWholeListing(db, id), language)] };
    },

    async findSpecs({ db, input: { productSpecId } }) {
      const specs = await findSpecsOf(db, productSpecId);
      const heads = new Map(
        (
          await findHeads(
            db,
            specs.map(({ listingId }) => listingId),
          )
        ).map((head) => [head.id, head]),
      );
      const wanted = new Set(specs.map(({ id }) => id));
      const skus = (await findListingSkus(db, [...heads.keys()])).filter(({ id }) => wanted.has(id));
      return (await withPictures(db, skus)).map((sku) => {
        const { storeName, storeTypeCode, publishStatus } = heads.get(sku.listingId)!;
        return {
          ...presentSpecDetail(sku),
          storeName,
          // the tables have no other types and statuses
          storeTypeCode: storeTypeCode as PublishProduct['storeTypeCode'],
          publishStatus: publishStatus as PublishProduct['publishStatus'],
        };
      });
    },

    async timeline({ db, input: { id } }) {
      await getHead(db, id);
      return findEvents(db, id);
    },
  };
