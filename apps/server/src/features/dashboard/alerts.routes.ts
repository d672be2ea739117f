import { alerts } from '@pressroom/contract/dashboard/alerts';
import { orders } from '@pressroom/contract/orders/orders';
import { compareMoments } from '@pressroom/contract/fields/compareMoments';
import { publishProducts } from '@pressroom/contract/publishing/plans';
import { sync } from '@pressroom/contract/sync/sync';
import { mayCall } from '../../platform/access/actor.ts';
import { routes } from '../../platform/http/context.ts';
import { findOrderAlerts } from '../orders/orders.public.ts';
import { findListingAlerts } from '../publishing/publishing.public.ts';
import { findSyncAlerts } from '../sync/sync.public.ts';

export const alertRoutes = routes(alerts, {
  async list({ db, app, actor }) {
    const clock = { now: new Date(), zone: app.settings.displayZone };
    const found = await Promise.all([
      mayCall(actor, orders.queryListTotal) ? findOrderAlerts(db, clock) : [],
      mayCall(actor, publishProducts.page) ? findListingAlerts(db) : [],
      mayCall(actor, sync.failures) ? findSyncAlerts(db) : [],
    ]);
    return found.flat().toSorted((one, other) => compareMoments(other.at, one.at));
  },
});
