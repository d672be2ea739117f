import { lazyPart } from '../../ui/lazyPart.ts';

// Fetched when they are first shown.
export const CompareDialog = lazyPart(async () => (await import('./ledger/CompareDialog.tsx')).CompareDialog);
