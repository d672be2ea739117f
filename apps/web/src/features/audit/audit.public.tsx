export { HistoryButton } from './HistoryButton.tsx';
export { RecordHistory } from './RecordHistory.tsx';
