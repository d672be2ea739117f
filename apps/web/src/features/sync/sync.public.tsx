import { lazy } from 'react';

// Fetched when they are first shown.
export const SyncDialog = lazy(async () => ({ default: (await import('./dialog/SyncDialog.tsx')).SyncDialog }));
export const SyncStrip = lazy(async () => ({ default: (await import('./SyncStrip.tsx')).SyncStrip }));
