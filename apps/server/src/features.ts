import type { Contract } from '@pressroom/contract';
import { accountRoutes } from './features/account/account.routes.ts';
import { codesRoutes } from './features/codes/codes.routes.ts';
import { storesRoutes } from './features/stores/stores.routes.ts';
import { tasksRoutes } from './features/tasks/tasks.routes.ts';
import type { FeatureRoutes } from './platform/http/context.ts';
import type { AnyJob } from './platform/jobs/job.ts';

/** What answers the contract. A feature without its routes does not compile. */
export const featureRoutes = {
  account: accountRoutes,
  stores: storesRoutes,
  codes: codesRoutes,
  tasks: tasksRoutes,
} satisfies Partial<Record<keyof Contract, FeatureRoutes>>;

/** Everything that runs in the background. */
export const featureJobs: readonly AnyJob[] = [];
