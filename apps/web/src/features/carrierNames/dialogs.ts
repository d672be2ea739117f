import { lazy } from 'react';

// Fetched when it is first opened.
export const CarrierDialog = lazy(async () => ({ default: (await import('./CarrierDialog.tsx')).CarrierDialog }));
