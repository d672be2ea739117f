import { lazyPart } from '../../ui/lazyPart.ts';

// Fetched when it is first shown.
export const GangSheetDialog = lazyPart(async () => (await import('./make/MakeDialog.tsx')).MakeDialog);
