import { lazyPart } from '../../ui/lazyPart.ts';

// Fetched when they are first shown.
export const SyncDialog = lazyPart(async () => (await import('./dialog/SyncDialog.tsx')).SyncDialog);
export const SyncStrip = lazyPart(async () => (await import('./SyncStrip.tsx')).SyncStrip);
