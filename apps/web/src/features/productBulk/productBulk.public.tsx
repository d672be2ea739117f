import { lazyPart } from '../../ui/lazyPart.ts';

export { LastBulkEdit } from './LastBulkEdit.tsx';

/** Loaded when it is first opened. */
export const BulkEditDialog = lazyPart(async () => (await import('./BulkEditDialog.tsx')).BulkEditDialog);
