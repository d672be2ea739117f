import { lazyPart } from '../../ui/lazyPart.ts';

/** Loaded when it is first opened. */
export const ShippingDialog = lazyPart(async () => (await import('./ShippingDialog.tsx')).ShippingDialog);
