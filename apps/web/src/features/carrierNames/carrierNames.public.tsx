import { lazy } from 'react';

// Fetched when they are first shown.
export const CarrierDialog = lazy(async () => ({ default: (await import('./CarrierDialog.tsx')).CarrierDialog }));
export const CarrierNamesView = lazy(async () => ({
  default: (await import('./CarrierNamesView.tsx')).CarrierNamesView,
}));
