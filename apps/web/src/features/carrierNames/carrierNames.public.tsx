import { lazy } from 'react';

export { CarrierDialog } from './dialogs.ts';

/** Fetched when it is first shown. */
export const CarrierNamesView = lazy(async () => ({
  default: (await import('./CarrierNamesView.tsx')).CarrierNamesView,
}));
