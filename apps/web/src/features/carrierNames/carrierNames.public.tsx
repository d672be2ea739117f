import { lazyPart } from '../../ui/lazyPart.ts';

export { CarrierDialog } from './dialogs.ts';

/** Fetched when it is first shown. */
export const CarrierNamesView = lazyPart(async () => (await import('./CarrierNamesView.tsx')).CarrierNamesView);
