import { lazyPart } from '../../ui/lazyPart.ts';

// Fetched when it is first opened.
export const CarrierDialog = lazyPart(async () => (await import('./CarrierDialog.tsx')).CarrierDialog);
