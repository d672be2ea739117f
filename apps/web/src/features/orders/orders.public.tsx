import { lazy } from 'react';

export { orderTones } from './record/OrderStatusTag.tsx';

// Fetched when they are first shown.
export const FirstSteps = lazy(async () => ({ default: (await import('./FirstSteps.tsx')).FirstSteps }));
export const RefusedLabelsDialog = lazy(async () => ({
  default: (await import('./labels/RefusedLabelsDialog.tsx')).RefusedLabelsDialog,
}));
