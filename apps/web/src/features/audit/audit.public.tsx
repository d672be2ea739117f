export { ArchivedMonths } from './ArchivedMonths.tsx';
export { HistoryButton } from './HistoryButton.tsx';
export { HistoryDialog } from './LazyHistoryDialog.ts';
export { RecordHistory } from './RecordHistory.tsx';
