export { BulkEditDialog } from './BulkEditDialog.tsx';
export { LastBulkEdit } from './LastBulkEdit.tsx';
