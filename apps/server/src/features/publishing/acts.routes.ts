import { publishActs } from '@pressroom/contract/publishing/acts';
import { fail } from '../../platform/failure.ts';
import { routes } from '../../platform/http/context.ts';
import { findBelowCost } from './settings/costs.ts';
import { riseNumbers } from './send/change.ts';
import { changeListings, openStoresOf } from './acts/changeListings.ts';
import { judgeListings } from './preflight/judge.ts';
import { findActSkus } from './acts/heads.queries.ts';
import { findReleasable } from './send/plans.queries.ts';
import { releaseListings } from './send/release.ts';
import { startCheck } from './truth/check.ts';
import { costOfRounds } from './truth/cost.ts';
import { sendOurs } from './truth/sendOurs.ts';
import { takeTheirs } from './truth/takeTheirs.ts';

export const publishActsRoutes = routes(publishActs, {
  async executePlans({ app, db, input, write }) {
    const ids = await findReleasable(db, input.ids);
    await judgeListings(app, ids);
    return write((act) => releaseListings(act, ids));
  },

  async executeProducts({ app, input: { ids }, write }) {
    await judgeListings(app, ids);
    return write((act) => releaseListings(act, ids));
  },

  async updateStatus({ app, input: { ids, status }, write }) {
    const stores = await openStoresOf(app, ids);
    return write((act) => changeListings(act, { ids, stores, wish: { kind: 'shelf', isListed: status === 1 } }));
  },

  async updatePrice({ app, db, input: { ids, originalPrice, specialPrice, riseReason, belowCost }, write }) {
    if (!belowCost) {
      const skus = await findActSkus(db, ids);
      const below = await findBelowCost(
        db,
        skus.map((sku) => ({ ...sku, originalPrice, specialPrice })),
      );
      if (below) fail(409, 'publishing.belowCost', { params: { count: below.count }, data: below });
    }
    const stores = await openStoresOf(app, ids);
    const rise = riseReason ? riseNumbers[riseReason] : null;
    return write((act) =>
      changeListings(act, { ids, stores, wish: { kind: 'price', originalPrice, specialPrice, riseReason: rise } }),
    );
  },

  async updateRealStock({ app, input: { ids, realStock }, write }) {
    const stores = await openStoresOf(app, ids);
    return write((act) => changeListings(act, { ids, stores, wish: { kind: 'stock', stock: realStock } }));
  },

  check: (act) => startCheck(act, act.input.ids),

  takeTheirs: (act) => takeTheirs(act, act.input.ids),

  async sendOurs({ app, input: { ids, riseReason }, write }) {
    const stores = await openStoresOf(app, ids);
    return write((act) => sendOurs(act, { ids, stores, riseReason: riseReason ? riseNumbers[riseReason] : null }));
  },

  round: ({ app }) => costOfRounds(app),
});
