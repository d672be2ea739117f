import { lazyPart } from '../../ui/lazyPart.ts';

/** Loaded when it is first opened. */
export const TakeOverDialog = lazyPart(async () => (await import('./TakeOverDialog.tsx')).TakeOverDialog);
