import { dashboard } from '@pressroom/contract/dashboard/dashboard';
import { orders } from '@pressroom/contract/orders/orders';
import { publishProducts } from '@pressroom/contract/publishing/plans';
import { stores } from '@pressroom/contract/stores/stores';
import { sync } from '@pressroom/contract/sync/sync';
import { mayCall } from '../../platform/access/actor.ts';
import { routes } from '../../platform/http/context.ts';
import { countRefusals, findOrderFigures } from '../orders/orders.public.ts';
import { countListingsToMend } from '../publishing/publishing.public.ts';
import { countStoresToAuthorize } from '../stores/stores.public.ts';
import { countOpenFailures } from '../sync/sync.public.ts';
import { countFailedTasks, findFailedTasks } from './dashboard.queries.ts';

export const dashboardRoutes = routes(dashboard, {
  async overview({ db, app, actor }) {
    const clock = { now: new Date(), zone: app.settings.displayZone };
    const [figures, refusedLabels, failedTasks, storesToAuthorize, ordersNotTaken, publishing] = await Promise.all([
      mayCall(actor, orders.queryListTotal) ? findOrderFigures(db, clock) : null,
      mayCall(actor, orders.refusedLabels) ? countRefusals(db) : null,
      countFailedTasks(db, actor),
      mayCall(actor, stores.update) ? countStoresToAuthorize(db) : null,
      mayCall(actor, sync.failures) ? countOpenFailures(db) : null,
      mayCall(actor, publishProducts.page) ? countListingsToMend(db) : null,
    ]);
    return { orders: figures, refusedLabels, failedTasks, storesToAuthorize, ordersNotTaken, publishing };
  },

  failedTasks: ({ db, actor, input }) => findFailedTasks(db, actor, input),
});
