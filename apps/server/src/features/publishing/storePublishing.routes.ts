import type { HandlerOutput } from '@pressroom/contract/endpoint';
import { storeSettings } from '@pressroom/contract/publishing/settings';
import { storePublishing } from '@pressroom/contract/publishing/storePublishing';
import type { App } from '../../platform/app.ts';
import type { Db } from '../../platform/database/database.ts';
import { failField, failFields } from '../../platform/failure.ts';
import { routes } from '../../platform/http/context.ts';
import { refuseStale } from '../../platform/stale.ts';
import { ageOf, askOffersAgain, findOffers, getShop } from '../platformCategories/platformCategories.public.ts';
import { rejudgeQueue } from './preflight/queue.ts';
import { findObstacles, findOffered } from './settings/obstacles.ts';
import { presentStorePublishing } from './settings/present.ts';
import {
  getStorePublishing,
  lockStorePublishing,
  saveStorePublishing,
  type StorePublishing,
} from './settings/queries.ts';
import { findGone, findMissing } from './settings/rules.ts';

export const storePublishingRoutes = routes(storePublishing, {
  get: async ({ db, input }) => presentStorePublishing(await getStorePublishing(db, input.id)),

  offers: ({ app, input }) => answerOffers(app, input),

  async refresh({ app, input, write }) {
    const shop = await getShop(app.db, input.id);
    await askOffersAgain(app, shop, input);
    return write(async ({ audit }) => {
      audit({ object: 'storePublishing', ids: [input.id], after: { name: shop.name } });
      return answerOffers(app, input);
    });
  },

  async save({ app, tx, input, audit }) {
    const { id, gmtModified, settings, priceRule } = input;
    const before = await lockStorePublishing(tx, id);
    const show = () => presentStorePublishing(before);
    const record = { id, gmtModified: before.gmtModified };
    await refuseStale(tx, { object: 'storePublishing', record, loaded: gmtModified, show });
    if (settings && settings.marketplace !== before.marketplace) failField('settings.marketplace', 'validation.choice');
    const given = { ...before, ...storeSettings(before.marketplace, settings), priceRule };
    if (settings) await refuseUnfit(tx, given);
    await saveStorePublishing(tx, id, given);
    await app.jobs.enqueueMany(tx, rejudgeQueue, [{ storeId: id }]);
    const after = await getStorePublishing(tx, id);
    audit({ object: 'storePublishing', ids: [id], before: audited(before), after: audited(after) });
    return presentStorePublishing(after);
  },

  async states({ db, input }) {
    const found = await findObstacles(db, input.ids);
    return found.map(({ storeId, ...state }) => ({ id: storeId, ...state }));
  },
});

async function answerOffers(
  app: App,
  { id, siteIds }: { id: string; siteIds: readonly string[] },
): Promise<HandlerOutput<typeof storePublishing.offers>> {
  const { offers, kept } = await findOffers(app, await getShop(app.db, id), { siteIds });
  return { ...offers, age: ageOf(kept) };
}

/** 400 where something is missing, or chosen that the marketplace does not offer. */
async function refuseUnfit(db: Db, store: StorePublishing): Promise<void> {
  const offered = (await findOffered(db, [store])).get(store.storeId);
  failFields([
    ...findMissing(store, offered).map((name) => ({
      path: `settings.${name}`,
      key: 'publishing.settingRequired' as const,
    })),
    ...findGone(store, offered).map((name) => ({
      path: `settings.${name}`,
      key: 'publishing.settingNotOffered' as const,
    })),
  ]);
}

const audited = ({ name, settings, priceRule }: StorePublishing) => ({ name, settings, priceRule });
