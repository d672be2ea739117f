import { publishPlans, publishProducts } from '@pressroom/contract/publishing/plans';
import { routes } from '../../platform/http/context.ts';
import { planListHandlers, productListHandlers } from './list/handlers.ts';
import { listingHandlers, planHandlers } from './plan/handlers.ts';

export const publishPlansRoutes = routes(publishPlans, { ...planListHandlers, ...planHandlers });

export const publishProductsRoutes = routes(publishProducts, { ...productListHandlers, ...listingHandlers });
