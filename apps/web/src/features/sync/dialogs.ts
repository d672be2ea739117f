import { lazy } from 'react';

// Fetched when they are first shown.
export const CompareDialog = lazy(async () => ({
  default: (await import('./ledger/CompareDialog.tsx')).CompareDialog,
}));
