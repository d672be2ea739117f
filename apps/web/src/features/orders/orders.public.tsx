import { lazyPart } from '../../ui/lazyPart.ts';

export { orderTones } from './record/OrderStatusTag.tsx';

// Fetched when they are first shown.
export const FirstSteps = lazyPart(async () => (await import('./FirstSteps.tsx')).FirstSteps);
export const RefusedLabelsDialog = lazyPart(
  async () => (await import('./labels/RefusedLabelsDialog.tsx')).RefusedLabelsDialog,
);
export const OrderDialog = lazyPart(async () => (await import('./detail/OrderDialog.tsx')).OrderDialog);
