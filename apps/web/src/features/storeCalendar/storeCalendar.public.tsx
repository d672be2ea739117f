import { lazyPart } from '../../ui/lazyPart.ts';

/** Loaded when it is first opened. */
export const CalendarDialog = lazyPart(async () => (await import('./CalendarDialog.tsx')).CalendarDialog);
