import { orders } from '@pressroom/contract/orders/orders';
import { routes } from '../../platform/http/context.ts';
import { entryHandlers } from './entry/routes.ts';
import { handoutHandlers } from './handout/routes.ts';
import { labelHandlers } from './labels/routes.ts';
import { viewHandlers } from './views/routes.ts';
import { listHandlers } from './list/routes.ts';
import { reviewHandlers } from './review/routes.ts';
import { bulkHandlers } from './bulk/routes.ts';

export const ordersRoutes = routes(orders, {
  ...listHandlers,
  ...handoutHandlers,
  ...labelHandlers,
  ...reviewHandlers,
  ...entryHandlers,
  ...bulkHandlers,
  ...viewHandlers,
});
