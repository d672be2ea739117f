import { lazyPart } from '../../ui/lazyPart.ts';

/** Loads with the first history that is opened. */
export const HistoryDialog = lazyPart(async () => (await import('./HistoryDialog.tsx')).HistoryDialog);
